#!/usr/bin/env python3
"""Writes random systems of constraints, and what kiwisolver answers to them.

    pip install --requirement requirements.txt
    python3 systems.py --seed 1 --count 2000 > systems.txt

`KiwiTests` holds the solver to these answers. Each system is a paragraph of operations:

    r a-2b>=5      adds a constraint: required, or strong, medium, weak (s, m, w)
    - 3            removes the fourth constraint that was added
    = 3 12         gives it another constant
    ? 0 2 0.5 : 1 ~ 4
                   asks: how far the strong, medium and weak constraints are violated, in sums, and
                   the value of each variable, or ~ where more than one value is as good

An operation that ends in ! is refused, because required constraints contradict each other.

kiwi adds weighted violations up. The weights are a thousand apart, and the numbers in a system are
so small that no sum of weaker violations gets there: the answers are those of a strict order. Each
answer comes from a new kiwi solver with the constraints of that moment, so nothing depends on how
kiwi removes them. A value counts as the only one if a pull of a thousandth of the weakest weight, up
and down, does not move it.
"""

import argparse
import random
from importlib.metadata import version

import kiwisolver as kiwi

WEIGHTS = {"r": kiwi.strength.required, "s": 1e6, "m": 1e3, "w": 1.0}
PULL = 1e-3
FAR = 1e4


class System:
    """The constraints of one moment, and kiwi's opinion of them."""

    def __init__(self, variable_count):
        self.variables = [kiwi.Variable("abcdef"[index]) for index in range(variable_count)]
        self.constraints = {}

    def solver(self, extra=None):
        """A kiwi solver with all constraints, or None where they contradict each other."""
        solver = kiwi.Solver()
        try:
            for constraint in self.constraints.values():
                solver.addConstraint(self.kiwi_constraint(*constraint))
            if extra is not None:
                solver.addConstraint(extra)
        except kiwi.UnsatisfiableConstraint:
            return None
        solver.updateVariables()
        return solver

    def kiwi_constraint(self, strength, terms, relation, constant):
        expression = kiwi.Expression(
            [kiwi.Term(self.variables[index], factor) for index, factor in terms], -constant
        )
        relation = "==" if relation == "=" else relation
        return kiwi.Constraint(expression, relation, WEIGHTS[strength])

    def is_possible(self):
        return self.solver() is not None

    def values(self, extra=None):
        solver = self.solver(extra)
        assert solver is not None
        return [variable.value() for variable in self.variables]

    def answer(self):
        values = self.values()
        sums = {"s": 0.0, "m": 0.0, "w": 0.0}
        for strength, terms, relation, constant in self.constraints.values():
            if strength != "r":
                left = sum(factor * values[index] for index, factor in terms)
                sums[strength] += violation(left, relation, constant)
        words = [self.word(index, value) for index, value in enumerate(values)]
        return f"? {' '.join(map(number, sums.values()))} : {' '.join(words)}"

    def word(self, index, value):
        for target in (FAR, -FAR):
            variable = self.variables[index]
            pull = (variable >= target) if target > 0 else (variable <= target)
            if abs(self.values(pull | PULL)[index] - value) > 1e-6:
                return "~"
        return number(value)


def violation(left, relation, constant):
    if relation == "<=":
        return max(0, left - constant)
    if relation == ">=":
        return max(0, constant - left)
    return abs(left - constant)


def number(value):
    text = f"{value:.7f}".rstrip("0").rstrip(".")
    return "0" if text in ("", "-0") else text


def text(strength, terms, relation, constant):
    names = "".join(f"{factor:+d}{'abcdef'[index]}" for index, factor in terms)
    return f"{strength} {names.replace('1', '').lstrip('+')}{relation}{constant}"


def random_constraint(random_source, variable_count):
    count = random_source.choice([1, 2, 2, 2, 3])
    indexes = sorted(random_source.sample(range(variable_count), min(count, variable_count)))
    factors = [random_source.choice([1, 1, 1, -1, -1, -1, 2, -2, 3]) for _ in indexes]
    strength = random_source.choice("rrrrrsmmww")
    relation = random_source.choice(["<=", "=", "=", ">="])
    return strength, list(zip(indexes, factors)), relation, random_source.randint(-20, 20)


def attempt(system, number, constraint):
    """Gives a constraint to the system, unless it contradicts others; says what is written."""
    before = system.constraints.get(number)
    system.constraints[number] = constraint
    if system.is_possible():
        return ""
    if before is None:
        del system.constraints[number]
    else:
        system.constraints[number] = before
    return " !"


def write_system(random_source):
    variable_count = random_source.randint(2, 5)
    system = System(variable_count)
    added = 0
    for _ in range(random_source.randint(3, 11)):
        kind = random_source.random()
        if kind < 0.15 and system.constraints:
            chosen = random_source.choice(sorted(system.constraints))
            del system.constraints[chosen]
            print(f"- {chosen}")
        elif kind < 0.3 and system.constraints:
            chosen = random_source.choice(sorted(system.constraints))
            constant = random_source.randint(-20, 20)
            changed = (*system.constraints[chosen][:3], constant)
            print(f"= {chosen} {constant}{attempt(system, chosen, changed)}")
        else:
            constraint = random_constraint(random_source, variable_count)
            print(text(*constraint) + attempt(system, added, constraint))
            added += 1
        if random_source.random() < 0.1:
            print(system.answer())
    print(system.answer())
    print()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=2000)
    arguments = parser.parse_args()
    print(
        f"# {arguments.count} systems, written by systems.py --seed {arguments.seed}"
        f" --count {arguments.count} with kiwisolver {version('kiwisolver')}.\n"
    )
    random_source = random.Random(arguments.seed)
    for _ in range(arguments.count):
        write_system(random_source)


main()
