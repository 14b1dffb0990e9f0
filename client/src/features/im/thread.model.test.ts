import { SESSION_HISTORY_PAGE_SIZE } from '@miczero/contracts';
import { expect, test } from 'vitest';
import type { ImLine, ImMessage } from './im.state.ts';
import { EMPTY_THREAD, lineOf, newestLines, withEarlier, withMessages, withQueued } from './thread.model.ts';

const message = (at: number): ImMessage => ({
  id: String(at),
  clientId: `c${at}`,
  session: 'p2p-10002',
  from: '10002',
  at,
  body: { kind: 'text', text: String(at) },
});
const unsent = (at: number): ImLine => ({ ...lineOf(message(at)), id: '', delivery: 'network' });
const idsOf = (lines: readonly ImLine[]) => lines.map(({ id, clientId }) => id || clientId);

test('messages stand in the order of the provider, and those that are not stored at the end as they were written', () => {
  const lines = withMessages([unsent(9), unsent(1), lineOf(message(3))], [message(5), message(2)]);
  expect(idsOf(lines)).toEqual(['2', '3', '5', 'c9', 'c1']);
  const twins = [
    { ...message(2), id: '10' },
    { ...message(2), id: '9', clientId: 'twin' },
  ] as const;
  expect(idsOf(withMessages([], twins))).toEqual(['9', '10']);
});

test('a thread is cut to its newest lines and those that are not stored', () => {
  const all = Array.from({ length: SESSION_HISTORY_PAGE_SIZE + 5 }, (_, at) => lineOf(message(at + 1)));
  const thread = { ...EMPTY_THREAD, isLoadingOlder: true, lines: [...all, unsent(0)] };
  expect(newestLines(thread)).toEqual({
    lines: [...all.slice(6), unsent(0)],
    hasOlder: true,
    isLoadingOlder: false,
  });
  expect(newestLines({ ...thread, lines: all.slice(5) })).toEqual({});
  expect(newestLines({ ...thread, lines: all.map(({ at }) => unsent(at)) })).toEqual({});
});

test('earlier lines come first, and each message is there once, the stored one before its local copy', () => {
  const stored = lineOf(message(3));
  expect(withEarlier([lineOf(message(1)), stored], [unsent(3), unsent(4)])).toEqual([
    lineOf(message(1)),
    stored,
    unsent(4),
  ]);
  expect(withEarlier([{ ...unsent(4), isRestored: true }], [unsent(4)])).toEqual([unsent(4)]);
});

test('a line that goes out again keeps its place, and a new one is the last', () => {
  const again = { ...unsent(1), delivery: 'sending' } as const;
  const lines = [lineOf(message(3)), unsent(1), unsent(2)];
  expect(withQueued(lines, again)).toEqual([lineOf(message(3)), again, unsent(2)]);
  expect(withQueued(lines, unsent(4))).toEqual([...lines, unsent(4)]);
});
