import { expect, test } from 'vitest';
import { userNoOf } from '../core/kernel/ids.ts';
import { createRandom } from '../core/kernel/random.ts';
import { type HeardLine, nextLine } from './conversation.ts';

type Said = HeardLine & { readonly content: string };

const ONE = userNoOf('1');
const TWO = userNoOf('2');
const THREE = userNoOf('3');
const source = { own: [], shared: [[['a:谁在', 'b:我', 'a:那开吧'] as const]], words: null };

function next(heard: readonly Said[], { people = [ONE, TWO, THREE], mayBegin = true } = {}) {
  return nextLine(heard, ({ content }) => content, {
    name: 'bot-c-1',
    source,
    random: createRandom('x'),
    people,
    mayBegin,
  });
}

/** Plays the scene until it says nothing. */
function told(before: readonly Said[] = []): Said[] {
  const heard = [...before];
  for (let line = next(heard); line; line = next(heard)) {
    heard.push({ from: line.no, c_mid: line.c_mid, content: line.body.content });
  }
  return heard.slice(before.length);
}

test('a conversation goes on from turn to turn with the same speakers, and then is over', () => {
  const lines = told();
  expect(lines.map(({ content }) => content)).toEqual(['谁在', '我', '那开吧']);
  const [first, second, third] = lines.map(({ from }) => from);
  expect(third).toBe(first);
  expect(second).not.toBe(first);
});

test('words of visitors in between change nothing, but a line that a visitor has said is not said again', () => {
  const [first] = told();
  if (!first) throw new Error('silent');
  const visitor = (content: string) => ({ from: userNoOf('9'), c_mid: 'v', content });
  expect(next([first, visitor('你好')])?.body.content).toBe('我');
  expect(next([first, visitor('我')])).toBeNull();
  expect(next([first, visitor('@南风 我')])).toBeNull();
});

test('a conversation of which a line is among the last 60 does not begin; an older one may', () => {
  const filler = Array.from({ length: 60 }, (_, index) => ({ from: ONE, c_mid: `f-${index}`, content: `${index}` }));
  const old = { from: TWO, c_mid: 'bot-c-0-1', content: '我' };
  expect(next([old, ...filler.slice(1)])).toBeNull();
  expect(next([old, ...filler])?.body.content).toBe('谁在');
});

test('a scene that has not begun in time stays silent, and one that has lost its speaker ends', () => {
  expect(next([], { mayBegin: false })).toBeNull();
  const lines = told();
  const [first, second] = lines;
  if (!first || !second) throw new Error('silent');
  expect(next([first, second], { mayBegin: false })?.no).toBe(first.from);
  expect(next([first, second], { people: [ONE, TWO, THREE].filter((no) => no !== first.from) })).toBeNull();
});

test('bots that the place has just heard let others begin', () => {
  const people = Array.from({ length: 20 }, (_, index) => userNoOf(String(index)));
  const heard = people.slice(1).map((from, index) => ({ from, c_mid: `o-${index}`, content: `${index}` }));
  expect(next(heard, { people })?.no).toBe(people[0]);
});
