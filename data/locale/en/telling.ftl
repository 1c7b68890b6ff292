# What the printed texts of every game's cards share: sentences, numbers, logic, branches (engines/kernel/telling.py).
#
# $form is imp or inf where the reader acts; $case the form that a noun is wanted in (de, after a French "de").

tell-sentence = { $clause }.
tell-next = { $text } { $next }
tell-then = { $first }, then { $next }
tell-then-first = then { $clause }
tell-and = { $first } and { $next }
tell-or = { $first } or { $next }
tell-list = { $first }, { $next }
tell-nor = { $first } or { $next }
tell-nothing = nothing happens
tell-opened = { $opening }: { $clause }
tell-choose-number = choose a number { $x } from { $low } to { $high }
tell-at-most = { $clause }, not above { $limit }
tell-where = { $clause }, where { $x } is { $value }
tell-where-too = { $clause }, and { $x } is { $value }
tell-let = { $x } becomes { $value }
tell-whose = { $condition }
tell-such = such that { $condition }
tell-per = { $clause } for { $each }
tell-you = you { $clause }
tell-you-may = you may { $clause }
tell-if-you-wish = if you wish, { $clause }
tell-if = if { $condition }
tell-while = as long as { $condition }
tell-both = { $first } { $joint ->
    [or] or
   *[and] and
} { $next }
tell-if-then = { $condition }, { $clause }
tell-if-else = { $condition }, { $clause }; otherwise, { $otherwise }
tell-plus = { $first }, plus { $next }
tell-lies = { DOES("be", $who) } in { $zone }
tell-when-while = { $when } while { $condition }
tell-as-long = { $first ->
    [yes] { $condition }, { $clause }
   *[no] { $clause } { $condition }
}
tell-for-each = for { $each }, { $clause }
tell-repeat = do this { $n ->
    [one] 1 time
   *[other] { $n } times
}: { $clause }
tell-mode = ({ $number }) { $text }
tell-mode-named = ({ $number }) { $name }: { $text }
tell-modes = { $first }; { $next }
