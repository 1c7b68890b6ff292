"""Printed texts made from what cards say: `sentences` joins clauses, `phrases` speaks of things, `saying` of numbers,
conditions and operations, `heads` of whole abilities. What is said is in no language yet: the locale files of each
language have the patterns."""
