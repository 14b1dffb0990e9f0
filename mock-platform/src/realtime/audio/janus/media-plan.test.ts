import { userNo } from '@miczero/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Feed, MEDIA_READY, type Medium, planMedia } from './media-plan.ts';

const NOTHING = 1;
const feed = (id: number, isMuted = false): [number, Feed] => [id, { no: userNo.parse(String(id)), mid: '0', isMuted }];
const mediaOf = (...feeds: readonly number[]): Medium[] =>
  feeds.map((each, index) => ({ mid: String(index), feed: each }));

test('a newcomer gets the speakers and free media up to a full room', () => {
  const feeds = new Map([feed(10), feed(11)]);
  const { switches, added } = planMedia({ media: [], wanted: [10, 11], feeds, placeholder: NOTHING });
  expect(switches).toEqual([]);
  expect(added).toEqual([10, 11, ...Array.from({ length: MEDIA_READY - 2 }, () => NOTHING)]);
});

test('a new speaker takes a free medium, then that of a muted one, and needs a description only after these', () => {
  const feeds = new Map([feed(10), feed(11, true), feed(12), feed(13), feed(14)]);
  const media = mediaOf(10, 11, NOTHING);
  const plan = planMedia({ media, wanted: [10, 12, 13, 14], feeds, placeholder: NOTHING });
  expect(plan.switches).toEqual([
    { sub_mid: '2', feed: 12, mid: '0' },
    { sub_mid: '1', feed: 13, mid: '0' },
  ]);
  expect(plan.added[0]).toBe(14);
});

test('a medium whose sender has left carries no other', () => {
  const feeds = new Map([feed(12)]);
  const { switches, added } = planMedia({ media: mediaOf(10), wanted: [12], feeds, placeholder: NOTHING });
  expect([switches, added[0]]).toEqual([[], 12]);
});

test('after a plan everyone wanted has exactly one medium, and media wait for the next speakers', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 10, max: 40 }), { maxLength: 14 });
  const muted = fc.func(fc.boolean());
  fc.assert(
    fc.property(ids, ids, muted, fc.integer({ min: 0, max: 6 }), (carried, sent, isMuted, free) => {
      const feeds = new Map(sent.map((id) => feed(id, isMuted(id))));
      const wanted = sent.filter((id) => !feeds.get(id)?.isMuted);
      const media = mediaOf(...carried, ...Array.from({ length: free }, () => NOTHING));
      const { switches, added } = planMedia({ media, wanted, feeds, placeholder: NOTHING });
      const after = media.map(({ mid, feed: now }) => switches.find(({ sub_mid }) => sub_mid === mid)?.feed ?? now);
      const heard = [...after, ...added];
      for (const id of wanted) expect(heard.filter((each) => each === id)).toHaveLength(1);
      expect(heard.filter((each) => each === NOTHING || feeds.get(each)?.isMuted).length).toBeGreaterThanOrEqual(2);
    }),
  );
});
