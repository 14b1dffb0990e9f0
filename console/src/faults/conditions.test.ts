import { expect, test } from 'vitest';
import { CONDITION_NAMES, conditionOf, grouped, inOrder } from './conditions.ts';
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

test('networks and single faults stand in the order in which they decide', () => {
  const call = faultOf({ ...FIRST_DRAFT, kind: 'code' });
  const socket = faultOf({ ...FIRST_DRAFT, kind: 'refuse' });
  if (!call || !socket) throw new Error('no fault');
  /** What the faults are shown as, once the platform keeps each in its list. */
  const shown = (...faults: Parameters<typeof inOrder>[0]) => {
    const lists = ['messages', 'connections', 'calls'].flatMap((list) => faults.filter(({ of }) => of === list));
    return inOrder(lists).map((each) => ('parts' in each ? each.name : each.fault.kind));
  };
  const [metro, weak] = [conditionOf('metro', '*', 1).parts, conditionOf('weak-mobile', '*', 1).parts];
  expect(shown(drop, ...metro)).toEqual(['drop', 'metro']);
  expect(shown(...metro, drop)).toEqual(['metro', 'drop']);
  // The table of networks has them the other way round.
  expect(shown(...metro, ...weak)).toEqual(['metro', 'weak-mobile']);
  // A call meets the first fault of calls, wherever the faults of messages stand.
  expect(shown(call, ...metro, drop)).toEqual(['code', 'metro', 'drop']);
  expect(shown(...metro, call, socket)).toEqual(['metro', 'refuse', 'code']);
});
