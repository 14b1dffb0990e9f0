import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryShelf } from '../testing/memory-shelf.ts';
import { SavedActions } from './saved-actions.ts';
import { ACTIONS_MAX, STORED_MAX, WORLDS_MAX } from './stored-actions.ts';

const KEY = 'miczero_actions';

const clock = (saved: SavedActions, world: string, ms = 1) =>
  saved.note(world, 'clock.advance', 'POST', { advance_ms: ms });
const say = (saved: SavedActions, world: string, msg: string) =>
  saved.note(world, 'events.emit', 'POST', { name: 'systemMessage', to: { hall: '1' }, body: { msg } });
function onShelf(shelf: MemoryShelf): SavedActions {
  const saved = new SavedActions();
  saved.keepIn(shelf);
  return saved;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('reading and making worlds are no actions on a world', () => {
  const saved = new SavedActions();
  saved.note('w', 'journal.read', 'GET', { after: '0' });
  saved.note('w', 'worlds.branch', 'POST', { name: 'v', at: 1 });
  saved.note('w', 'connections.close', 'POST', { connection: 'c1' });
  expect(saved.of('w').map(({ call }) => call)).toEqual(['connections.close']);
});

test('the newest actions are kept, and a world that is made again begins without a past', () => {
  const saved = new SavedActions();
  for (let ms = 1; ms <= ACTIONS_MAX + 10; ms += 1) clock(saved, 'w', ms);
  expect(saved.of('w')).toHaveLength(ACTIONS_MAX);
  expect(saved.of('w').at(-1)?.input).toEqual({ advance_ms: ACTIONS_MAX + 10 });
  expect(saved.leftOutOf('w')).toEqual({ past: 0, dropped: 10 });
  saved.note('w', 'worlds.reset', 'POST', {});
  expect(saved.of('w')).toEqual([]);
});

test('commands before the first action are counted: a scenario of the plain seed does not have them', () => {
  const saved = new SavedActions();
  saved.notePasts([
    { name: 'branch', sequence: 40 },
    { name: 'fresh', sequence: 1 },
  ]);
  for (const world of ['branch', 'fresh']) clock(saved, world);
  saved.notePasts([{ name: 'branch', sequence: 60 }]);
  clock(saved, 'branch');
  expect([saved.leftOutOf('branch'), saved.leftOutOf('fresh')]).toEqual([
    { past: 38, dropped: 0 },
    { past: 0, dropped: 0 },
  ]);
});

test('actions are there after a reload of the page, and not once they were forgotten', () => {
  const shelf = new MemoryShelf();
  const page = onShelf(shelf);
  page.notePasts([{ name: 'w', sequence: 12 }]);
  say(page, 'w', 'one');
  vi.runAllTimers();
  say(page, 'w', 'two');
  // The end of the page does not wait for the timer.
  page.flush();
  const reloaded = onShelf(shelf);
  expect(reloaded.of('w')).toEqual(page.of('w'));
  expect([reloaded.of('w').length, reloaded.leftOutOf('w'), reloaded.notice()]).toEqual([
    2,
    { past: 10, dropped: 0 },
    null,
  ]);
  reloaded.forget('w');
  vi.runAllTimers();
  expect(onShelf(shelf).of('w')).toEqual([]);
});

test('a world that was made anew elsewhere has none of the actions on the former one', () => {
  const shelf = new MemoryShelf();
  const page = onShelf(shelf);
  page.notePasts([{ name: 'w', sequence: 12 }]);
  clock(page, 'w');
  page.flush();
  const reloaded = onShelf(shelf);
  reloaded.notePasts([{ name: 'w', sequence: 12 }]);
  expect(reloaded.of('w')).toHaveLength(1);
  reloaded.notePasts([{ name: 'w', sequence: 3 }]);
  expect(reloaded.of('w')).toEqual([]);
});

test.each(['{', '7', '{"w":[]}', '[["w",{"actions":[{"call":7}],"past":0,"dropped":0,"reached":0}]]'])(
  '%s in the place of stored actions is dropped, which is told once',
  (stored) => {
    const shelf = new MemoryShelf();
    shelf.setItem(KEY, stored);
    const page = onShelf(shelf);
    expect([page.of('w'), page.notice()]).toEqual([[], 'damaged']);
    page.dismiss();
    expect([page.notice(), onShelf(shelf).notice()]).toEqual([null, null]);
  },
);

test('actions on one world that do not parse cost those on no other', () => {
  const shelf = new MemoryShelf();
  const page = onShelf(shelf);
  clock(page, 'good');
  page.flush();
  shelf.setItem(KEY, JSON.stringify([['bad', 7], ...(JSON.parse(shelf.getItem(KEY) ?? '') as unknown[])]));
  const reloaded = onShelf(shelf);
  expect([reloaded.of('good').length, reloaded.notice()]).toEqual([1, 'damaged']);
  expect(onShelf(shelf).of('good')).toHaveLength(1);
});

test('stored actions are bounded in worlds and in characters, and the newest stay', () => {
  const shelf = new MemoryShelf();
  const page = onShelf(shelf);
  for (let number = 0; number <= WORLDS_MAX; number += 1) clock(page, `w${number}`);
  clock(page, 'w1');
  page.flush();
  const reloaded = onShelf(shelf);
  expect([reloaded.of('w0').length, reloaded.of('w1').length, reloaded.of('w2').length]).toEqual([0, 2, 1]);
  say(reloaded, 'large', 'x'.repeat(STORED_MAX - 500));
  reloaded.flush();
  expect(shelf.getItem(KEY)?.length).toBeLessThanOrEqual(STORED_MAX);
  const later = onShelf(shelf);
  expect([later.of('large').length, later.of('w1').length, later.of('w2').length]).toEqual([1, 2, 0]);
});

test('a browser that stores no more says so, and what it had stored stays', () => {
  const shelf = new MemoryShelf();
  const page = onShelf(shelf);
  say(page, 'w', 'one');
  page.flush();
  shelf.isFull = true;
  say(page, 'w', 'two');
  vi.runAllTimers();
  expect([page.of('w').length, page.notice(), onShelf(shelf).of('w').length]).toEqual([2, 'notStored', 1]);
});

test('two pages of a browser keep the actions on both of their worlds', () => {
  const shelf = new MemoryShelf();
  const [one, other] = [onShelf(shelf), onShelf(shelf)];
  clock(one, 'a');
  clock(other, 'b');
  one.flush();
  other.flush();
  one.readAgain();
  expect([one.of('a').length, one.of('b').length]).toEqual([1, 1]);
  other.forget('b');
  other.flush();
  one.readAgain();
  expect([one.of('a').length, one.of('b').length]).toEqual([1, 0]);
});
