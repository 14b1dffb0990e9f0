import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginCore, CORE_START } from '../../../../testing/kit/core-world.ts';
import { runs } from '../../../../testing/kit/run-size.ts';
import { channelIdOf, userNoOf } from '../../kernel/ids.ts';
import { VOICE_GRACE_MS } from './sweep.ts';

const OWNER = '10001';
const VOICE = '9003';
const TEXT = '9001';
const SESSIONS = ['a', 'b'] as const;
type Session = (typeof SESSIONS)[number];

const id = fc.constantFrom('1', '2', '3');
const sid = fc.constantFrom(...SESSIONS);
const deeds = fc.oneof(
  { weight: 3, arbitrary: fc.record({ deed: fc.constant('join' as const), sid }) },
  fc.record({ deed: fc.constant('leave' as const), sid }),
  { weight: 3, arbitrary: fc.record({ deed: fc.constant('hallOpens' as const), sid, id }) },
  fc.record({ deed: fc.constant('hallCloses' as const), sid, id }),
  { weight: 3, arbitrary: fc.record({ deed: fc.constant('soundBegins' as const), sid, id, isHere: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ deed: fc.constant('soundEnds' as const), sid, id }) },
);
const histories = fc.array(fc.record({ act: deeds, wait: fc.constantFrom(0, 0, 1000, 7000, 14_999, 15_000, 40_000) }), {
  minLength: 10,
  maxLength: 60,
  size: 'max',
});
type Act = typeof deeds extends fc.Arbitrary<infer Value> ? Value : never;

/** The place of one person as the documents describe it: which connections it has, and since when it lacks which. */
class Place {
  readonly halls = new Map<string, Session>();
  readonly links = new Map<string, { readonly sid: Session; readonly isHere: boolean }>();
  holder: Session | null = null;
  /** Since when the holder has no hall connection; null while it has one. */
  #lost: number | null = null;
  /** Since when the place has no sound; null while it has, and before it ever had. */
  #mute: number | null = null;

  get #hasHall(): boolean {
    return [...this.halls.values()].some((each) => each === this.holder);
  }
  get #hasSound(): boolean {
    return [...this.links.values()].some((link) => link.isHere && link.sid === this.holder);
  }

  do(act: Act, at: number): void {
    const had = this.#hasSound;
    const holder = this.holder;
    if (act.deed === 'join') {
      this.holder = act.sid;
      if (this.#mute !== null) this.#mute = holder === act.sid ? at : null;
      if (holder === null) this.#mute = null;
    } else if (act.deed === 'leave') this.#end();
    else if (act.deed === 'hallOpens') this.halls.set(act.id, this.halls.get(act.id) ?? act.sid);
    else if (act.deed === 'hallCloses') this.halls.delete(act.id);
    else if (act.deed === 'soundBegins') this.links.set(act.id, act);
    else this.links.delete(act.id);
    if (this.#hasSound) this.#mute = null;
    else if (had && this.holder !== null && holder === this.holder) this.#mute = at;
    if (this.#hasHall || this.holder === null) this.#lost = null;
    else this.#lost ??= at;
  }

  sweep(at: number): void {
    const isOver = (since: number | null) => since !== null && at - since >= VOICE_GRACE_MS;
    if (isOver(this.#lost) || isOver(this.#mute)) this.#end();
  }

  #end(): void {
    this.holder = null;
    this.#lost = null;
    this.#mute = null;
  }
}

test('a place in a voice channel lasts exactly as long as its hall connection and the audio link that it had, and the grace', () => {
  let ended = 0;
  fc.assert(
    fc.property(histories, (history) => {
      const { world, give } = beginCore();
      const place = new Place();
      let at = CORE_START;
      for (const { act, wait } of history) {
        const as = { no: OWNER, sid: act.sid, at };
        if (act.deed === 'join') give('channel.join', { channel_id: VOICE }, as);
        else if (act.deed === 'leave') give('channel.leave', { channel_id: VOICE }, as);
        else if (act.deed === 'hallOpens') give('connection.open', { connection: act.id, node: 'n' }, as);
        else if (act.deed === 'hallCloses') give('connection.close', { connection: act.id }, as);
        else if (act.deed === 'soundBegins') {
          give('voice.link_open', { link: act.id, channel_id: act.isHere ? VOICE : TEXT, node: 'n' }, as);
        } else give('voice.link_close', { link: act.id }, as);
        place.do(act, at);
        at += wait;
        const before = place.holder;
        place.sweep(at);
        give('voice.sweep', {}, { at });
        const mic = world.channels.get(channelIdOf(VOICE))?.mics.get(userNoOf(OWNER));
        expect(mic?.sid ?? null).toBe(place.holder);
        if (before !== null && place.holder === null) ended += 1;
      }
    }),
    { numRuns: runs(300) },
  );
  expect(ended).toBeGreaterThan(100);
});
