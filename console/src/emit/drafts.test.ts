import { expect, test } from 'vitest';
import { MemoryShelf } from '../testing/memory-shelf.ts';
import { type Draft, Drafts, eventOf, NO_DRAFT } from './drafts.ts';

const SENDABLE = { socket: 'hall', to: { kind: 'channel', id: '9001' }, from: '', mid: '' } as const;
const WRITTEN: Draft = {
  ...NO_DRAFT,
  event: 'giftSent',
  presetAt: 1,
  typed: '{"half',
  givenIds: '["7"]',
  held: { kind: 'hall', id: '8002' },
  sequence: [
    {
      key: 1,
      delay: '200',
      sendable: {
        socket: 'hall',
        name: 'systemMessage',
        to: { kind: 'hall', id: '8001' },
        content: { raw: '{' },
        from: '10001',
        mid: 'm-1',
        ownIds: true,
      },
    },
  ],
};

test('the draft of a world outlives its view and a reload of the page, and is not that of another world', () => {
  const shelf = new MemoryShelf();
  const drafts = new Drafts(shelf);
  drafts.set('qa-7', WRITTEN);
  expect([drafts.of('qa-7'), drafts.of('main')]).toEqual([WRITTEN, NO_DRAFT]);
  expect(new Drafts(shelf).of('qa-7')).toEqual(WRITTEN);
  shelf.isFull = true;
  drafts.set('qa-7', { ...WRITTEN, typed: 'more' });
  expect([drafts.of('qa-7').typed, new Drafts(shelf).of('qa-7').typed]).toEqual(['more', '{"half']);
});

test('the drafts of twenty worlds are kept, those that were changed last', () => {
  const shelf = new MemoryShelf();
  const drafts = new Drafts(shelf);
  for (let number = 0; number < 25; number += 1) drafts.set(`w${number}`, WRITTEN);
  const kept = new Drafts(shelf);
  expect([kept.of('w4'), kept.of('w5'), kept.of('w24')]).toEqual([NO_DRAFT, WRITTEN, WRITTEN]);
});

test.each(['{', 'null', '[["w",{"event":"noSuchEvent"}]]', '[["w",7]]'])(
  'the stored drafts %s cost nothing but themselves',
  (stored) => {
    const shelf = new MemoryShelf();
    shelf.setItem('miczero_drafts', stored);
    expect(new Drafts(shelf).of('w')).toEqual(NO_DRAFT);
    expect(new Drafts(null).of('w')).toEqual(NO_DRAFT);
  },
);

test('a draft that a former version has stored is read', () => {
  const shelf = new MemoryShelf();
  const { givenIds, held, ...former } = WRITTEN;
  shelf.setItem('miczero_drafts', JSON.stringify([['w', former]]));
  expect(new Drafts(shelf).of('w')).toEqual({ ...WRITTEN, givenIds: null, held: null });
  expect([givenIds, held?.id]).toEqual(['["7"]', '8002']);
});

test('lines of a sequence that a former version has stored get ids of their own, those of this version as they were stored', () => {
  const shelf = new MemoryShelf();
  const line = { ...SENDABLE, name: 'chatMessage', content: { body: { msg_id: '7' } } } as const;
  const entries = [line, { ...line, mid: 'm-1' }, { ...line, name: 'systemMessage' }].map((sendable, key) => ({
    key,
    delay: '0',
    sendable,
  }));
  const { held: _none, ...former } = { ...WRITTEN, sequence: entries };
  const drafts = [
    ['former', former],
    ['now', { ...WRITTEN, sequence: entries }],
  ];
  shelf.setItem('miczero_drafts', JSON.stringify(drafts));
  const ownIds = (world: string) => new Drafts(shelf).of(world).sequence.map(({ sendable }) => sendable.ownIds);
  expect([ownIds('former'), ownIds('now')]).toEqual([
    [true, undefined, undefined],
    [undefined, undefined, undefined],
  ]);
});

test('a draft of an event that is gone has the usual event', () => {
  expect(eventOf({ event: 'gone' }).name).toBe('systemMessage');
});
