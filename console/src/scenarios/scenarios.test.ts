import { plannedIn, readScenario } from '@miczero/scenarios/player';
import { expect, test } from 'vitest';
import { scenarioOfActions } from '../actions/scenario-of-actions.ts';
import { readAddress, writtenAddress } from '../address/use-address.ts';
import { MemoryShelf } from '../testing/memory-shelf.ts';
import { SAVED_WORLD } from '../testing/world-facts.ts';
import { found, groupOf, SHIPPED, worldFor } from './library.ts';
import { outlineOf } from './outline.ts';
import { dropOwn, keepOpened, keepOwn, OWN_MAX, readOwn, readUnreadable } from './own-scenarios.ts';

test('the library has every shipped scenario, stories first, and finds them by title, name, hint and rule', () => {
  expect(SHIPPED.length).toBeGreaterThanOrEqual(60);
  expect(SHIPPED.slice(0, 20).every(({ name }) => groupOf(name) === 'stories')).toBe(true);
  expect(found(SHIPPED, 'seat war').map(({ name }) => name)).toEqual(['stories/seat-war']);
  expect(found(SHIPPED, '抢麦')).toHaveLength(1);
  expect(found(SHIPPED, 'owner accepts one').map(({ name }) => name)).toEqual(['stories/seat-war']);
  expect(found(SHIPPED, 'hall-event.1016 晚上').map(({ name }) => name)).toEqual(['stories/hall-evening']);
  expect([worldFor('stories/seat-war'), worldFor('own/晚上')]).toEqual(['play-seat-war', 'play-own']);
});

test('the outline of a scenario has the steps of groups below their group', () => {
  const read = readScenario(
    JSON.stringify({
      format: 1,
      title: { zh: '一', en: 'one' },
      actors: {},
      steps: [{ wait: 5 }, { repeat: 3, steps: [{ together: [{ wait: 1 }, { wait: 2 }] }] }],
    }),
  );
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const rows = outlineOf(read.scenario.steps).map(({ place, depth, inner }) => [place, depth, inner]);
  expect(rows).toEqual([
    ['1', 0, []],
    ['2', 0, ['2.1.1', '2.1.2']],
    ['2.1', 1, ['2.1.1', '2.1.2']],
    ['2.1.1', 2, []],
    ['2.1.2', 2, []],
  ]);
  // What a run counts.
  expect(plannedIn(read.scenario.steps)).toBe(7);
});

test('scenarios of this browser have names of their own, and one that cannot be kept is refused and costs no other', () => {
  const shelf = new MemoryShelf();
  const text = scenarioOfActions('晚上', SAVED_WORLD, []).text;
  const names = [keepOwn(shelf, '晚上', text), keepOwn(shelf, '晚上', text)];
  expect(names).toEqual([{ name: 'own/晚上' }, { name: 'own/晚上 2' }]);
  dropOwn(shelf, 'own/晚上');
  expect(readOwn(shelf).map(({ name }) => name)).toEqual(['own/晚上 2']);
  shelf.isFull = true;
  expect(keepOwn(shelf, '晚上', text)).toEqual({ refusal: 'notStored' });
  shelf.isFull = false;
  for (let number = 1; number < OWN_MAX; number += 1) keepOwn(shelf, `n${number}`, text);
  expect(keepOwn(shelf, 'one more', text)).toEqual({ refusal: 'tooMany' });
  expect(readOwn(shelf)).toHaveLength(OWN_MAX);
  expect(readOwn(shelf)[0]?.name).toBe('own/晚上 2');
});

test('a file that is opened again replaces its entry, also when no more can be kept', () => {
  const shelf = new MemoryShelf();
  const [first, second] = ['one', 'two'].map((title) => scenarioOfActions(title, SAVED_WORLD, []).text);
  expect(keepOpened(shelf, 'file', first ?? '')).toEqual({ name: 'own/file' });
  for (let number = 1; number < OWN_MAX; number += 1) keepOwn(shelf, `n${number}`, first ?? '');
  expect(keepOpened(shelf, 'file', second ?? '')).toEqual({ name: 'own/file' });
  expect(readOwn(shelf).find(({ name }) => name === 'own/file')?.text).toBe(second);
  expect(keepOpened(shelf, 'other', first ?? '')).toEqual({ refusal: 'tooMany' });
  shelf.isFull = true;
  expect(keepOpened(shelf, 'file', first ?? '')).toEqual({ refusal: 'notStored' });
});

test('a scenario of this browser that can no longer be read is named with its reason; one of an earlier seed name still opens', () => {
  const shelf = new MemoryShelf();
  keepOwn(shelf, '旧', scenarioOfActions('旧', SAVED_WORLD, []).text.replace('two-friends', 'stage'));
  keepOwn(shelf, '坏', scenarioOfActions('坏', SAVED_WORLD, []).text.replace('two-friends', 'gone'));
  expect(readOwn(shelf)).toMatchObject([{ name: 'own/旧', scenario: { world: { seed_world: 'every-role' } } }]);
  expect(readUnreadable(shelf, 'zh')).toMatchObject([
    { name: 'own/坏', problem: expect.stringMatching(/^world\.seed_world：.*[\u4e00-\u9fff]/) },
  ]);
  dropOwn(shelf, 'own/坏');
  expect(readUnreadable(shelf, 'zh')).toEqual([]);
});

test.each(['null', '[]', '7', '{"own/b":7}', '{"own/b":{"world":1}}', '{'])(
  '%s in the place of the scenarios of this browser is listed as unreadable, also after another was kept, until it is deleted',
  (stored) => {
    const shelf = new MemoryShelf();
    shelf.setItem('miczero_scenarios', stored);
    expect(readOwn(shelf)).toEqual([]);
    const { text } = scenarioOfActions('a', SAVED_WORLD, []);
    expect(keepOwn(shelf, 'a', text)).toEqual({ name: 'own/a' });
    expect(readOwn(shelf).map(({ name }) => name)).toEqual(['own/a']);
    const [unreadable, ...others] = readUnreadable(shelf, 'zh');
    expect(stored).toContain(unreadable?.text);
    expect(others).toEqual([]);
    dropOwn(shelf, unreadable?.name ?? '');
    expect(readUnreadable(shelf, 'zh')).toEqual([]);
    expect(readOwn(shelf)).toHaveLength(1);
  },
);

test('one entry that is no text costs no other of this browser', () => {
  const shelf = new MemoryShelf();
  const { text } = scenarioOfActions('a', SAVED_WORLD, []);
  shelf.setItem('miczero_scenarios', JSON.stringify({ 'own/a': text, 'own/b': 7 }));
  expect(readOwn(shelf).map(({ name }) => name)).toEqual(['own/a']);
  keepOwn(shelf, 'c', text);
  expect(readOwn(shelf).map(({ name }) => name)).toEqual(['own/a', 'own/c']);
});

test('the address names the view, the world and the scenario, and nothing that goes without saying', () => {
  const address = { view: 'scenarios', world: 'qa-7', scenario: 'own/晚上 2' } as const;
  expect(readAddress(writtenAddress(address))).toEqual(address);
  expect(writtenAddress({ view: 'worlds', world: '', scenario: '' })).toBe('');
  expect(readAddress('?view=nothing&world=main')).toEqual({ view: 'worlds', world: 'main', scenario: '' });
});
