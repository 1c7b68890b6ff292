heap-ask = How many of the { $n } stones?
heap-log = { $who } takes { $n }.
heap-won = { $who } took the last stone.
goal-heap = Goal: take the last stone.
