"""What was the mistake: a finished game looked through, decision by decision and lot by lot.

`kernels` plays on after a decision and counts everybody's victories, `looking` is one position and
what can be asked of it, `deciding` judges a decision and `lots` a lot, `growing` does all of it in
an order in which it can be shown as it grows. `found` is what is found, as numbers and codes;
`words` says it, `report` and `charts` draw it. docs/analysis.md has the rest.
"""
