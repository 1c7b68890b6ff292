heap-ask = Combien des { $n } cailloux ?
heap-log = { $who } en prend { $n }.
heap-won = { $who } a pris le dernier caillou.
goal-heap = But : prendre le dernier caillou.
