#!/usr/bin/env python3
"""Measures kiwi on the constraints that `reprise-bench-constraints` writes, and prints seconds
of a processor.

    kiwi.py FILE WIDTH IMAGE TIMES

The file has the number of variables and a line for each constraint. WIDTH and IMAGE are the lines of
two constraints that get another constant, TIMES times each: in kiwi, which has no such call, the first
is a suggested value (its fastest way), and the second is removed and added.

kiwi has weights for priorities, not an order: the lowest weighs one, each higher one a thousand times
more.
"""

import sys
import time

import kiwisolver as kiwi


def read(path):
    with open(path, encoding="utf-8") as file:
        variables = [kiwi.Variable(str(index)) for index in range(int(file.readline()))]
        lines = [line.split() for line in file]
    priorities = sorted({float(line[0]) for line in lines} - {1000.0})
    weights = {priority: 1000.0**rank for rank, priority in enumerate(priorities)}
    weights[1000.0] = kiwi.strength.required
    return variables, lines, weights


def constraint(variables, weights, priority, relation, constant, *terms):
    pairs = zip(terms[0::2], terms[1::2])
    expression = kiwi.Expression(
        [kiwi.Term(variables[int(index)], float(factor)) for factor, index in pairs],
        -float(constant),
    )
    return kiwi.Constraint(expression, relation, weights[float(priority)])


def build(variables, constraints, edited):
    """Adds all constraints; the edited one, the first of its variable, as an edit variable."""
    solver = kiwi.Solver()
    start = time.process_time()
    for index, each in enumerate(constraints):
        if index != edited:
            solver.addConstraint(each)
            continue
        variable = each.expression().terms()[0].variable()
        solver.addEditVariable(variable, kiwi.strength.strong)
        solver.suggestValue(variable, -each.expression().constant())
    solver.updateVariables()
    return solver, time.process_time() - start


def main():
    path, width, image, times = sys.argv[1], *map(int, sys.argv[2:])
    variables, lines, weights = read(path)
    constraints = [constraint(variables, weights, *line) for line in lines]
    builds = [build(variables, constraints, None) for _ in range(3)]
    print("build", min(seconds for _, seconds in builds))
    print("values", *[round(variable.value(), 6) for variable in variables])

    solver, _ = build(variables, constraints, width)
    edited = constraints[width].expression()
    start = time.process_time()
    for index in range(1, times + 1):
        solver.suggestValue(edited.terms()[0].variable(), -edited.constant() + index % 50)
        solver.updateVariables()
    print("width", time.process_time() - start)

    priority, relation, constant, *terms = lines[image]
    changed = [
        constraint(variables, weights, priority, relation, float(constant) + index % 50, *terms)
        for index in range(1, times + 1)
    ]
    current = constraints[image]
    start = time.process_time()
    for each in changed:
        solver.removeConstraint(current)
        solver.addConstraint(each)
        solver.updateVariables()
        current = each
    print("image", time.process_time() - start)


main()
