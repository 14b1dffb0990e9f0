import { expect, test } from 'vitest';
import { CONDITION_NAMES, conditionOf, grouped } from './conditions.ts';
import { FIRST_DRAFT, faultOf, withoutFault } from './faults.ts';

const drop = faultOf(FIRST_DRAFT);
if (!drop) throw new Error('no fault');

test('a network of a person is one thing among the faults that hold, and ends with all its parts', () => {
  for (const name of CONDITION_NAMES) {
    const own = conditionOf(name, '10002', 7);
    const all = conditionOf(name, '*', 7);
    const faults = [...own.parts, drop, ...all.parts];
    const { conditions, others } = grouped(faults);
    expect(conditions.map(({ name: found, user, seed }) => [found, user, seed])).toEqual([
      [name, '10002', 7],
      [name, '*', 7],
    ]);
    expect(others).toEqual([drop]);
    expect(conditions[0]?.parts.reduce(withoutFault, faults)).toEqual([drop, ...all.parts]);
  }
});

test('a network that lost a part is the faults that are left', () => {
  const { parts } = conditionOf('metro', '*', 1);
  expect(grouped(parts.slice(1))).toEqual({ conditions: [], others: parts.slice(1) });
});

test('a network reads back from the platform whatever the order of its fields', () => {
  const { parts } = conditionOf('weak-mobile', '*', 1);
  const turned = parts.map(({ of, fault }) => ({ of, fault: Object.fromEntries(Object.entries(fault).reverse()) }));
  expect(grouped(turned as never).conditions).toMatchObject([{ name: 'weak-mobile' }]);
});

test('the rare faults of a network come before the delay that meets every message', () => {
  for (const name of CONDITION_NAMES) {
    const rates = conditionOf(name, '*', 1).parts.flatMap(({ of, fault }) => (of === 'messages' ? [fault.rate] : []));
    expect(rates.slice(0, -1).every((rate) => rate < 0.5)).toBe(true);
    expect(rates.at(-1)).toBe(1);
  }
});
