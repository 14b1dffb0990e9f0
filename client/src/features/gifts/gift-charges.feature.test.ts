import { ERRORS, giftId } from '@miczero/contracts';
import { CoreRefusal } from '@miczero/mock-platform/core-orders';
import { CoreRoom } from '@miczero/mock-platform/core-room';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { me } from '../../testing/run-client.ts';
import { OTHER_ROOM, ROOM, runRooms } from '../../testing/run-room.ts';
import { IS_DEEP } from '../../testing/run-size.ts';
import { sessionActions } from '../session/index.ts';
import { giftsActions } from './index.ts';

// What sends a gift comes with the panel of gifts.
beforeAll(() => import('./giving.saga.ts'));

/** What becomes of a request: it may arrive and its answer be lost, and it may arrive twice. */
type Fate = 'answered' | 'requestLost' | 'replyLost' | 'repeated';

const CANDY = { gift_id: z.parse(giftId, 'candy'), gift_num: 1, to: null, is_bag: false };
const PRICE = 9;
/** A send and its two repetitions. */
const SEND_MS = 10_000;

async function openGifts() {
  const room = new CoreRoom();
  const fates: Fate[] = [];
  let requests = 0;
  const run = await runRooms({
    prepare: ({ http }) => {
      http.on('gift.room_send', ((request: object) => {
        requests += 1;
        const fate = fates.shift() ?? 'answered';
        if (fate === 'requestLost') throw ApiFailure.noResponse('gift.room_send');
        try {
          if (fate === 'repeated') room.give(request);
          const sent = structuredClone(room.give(request));
          if (fate !== 'replyLost') return sent;
        } catch (error) {
          if (!(error instanceof CoreRefusal)) throw error;
          const { code, message } = ERRORS[error.refusal];
          throw ApiFailure.refused('gift.room_send', code, message);
        }
        throw ApiFailure.noResponse('gift.room_send');
        // The core answers as the contract says.
      }) as never);
    },
  });
  await run.join();
  /** Presses, and waits for the end of the send; returns what it cost. */
  const press = async (wish: Parameters<typeof giftsActions.sendRequested>[0], ...send: readonly Fate[]) => {
    fates.splice(0, fates.length, ...send);
    const before = room.balance;
    run.dispatch(giftsActions.sendRequested(wish));
    await run.clock.advance(SEND_MS);
    return before - room.balance;
  };
  const keys = () => run.http.requests('gift.room_send').map(({ req_id }) => req_id);
  return { room, run, press, keys, requests: () => requests };
}

const fate = fc.constantFrom<Fate>('answered', 'requestLost', 'replyLost', 'repeated');

const SILENCE: readonly Fate[] = ['replyLost', 'requestLost', 'requestLost'];

test('[screen.room.gifts] a gift that was sent again and again under faults is charged once, and one that never arrived not at all', async () => {
  let [sends, continued, repliesLost] = [0, 0, 0];
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fate, fate, fate), { minLength: 10, maxLength: 10 }), async (presses) => {
      const { run, press, requests } = await openGifts();
      // Whether the gift of earlier presses without an answer has arrived; null: the next press is a new gift.
      let open: boolean | null = null;
      for (const each of presses) {
        const before = requests();
        const cost = await press(CANDY, ...each);
        const tried = each.slice(0, requests() - before);
        const hasArrived = tried.some((one) => one !== 'requestLost');
        // The owner alone sits on a seat.
        expect(cost).toBe(hasArrived && open !== true ? PRICE : 0);
        sends += tried.length;
        repliesLost += tried.filter((one) => one === 'replyLost').length;
        if (open !== null) continued += 1;
        open = tried.some((one) => one === 'answered' || one === 'repeated') ? null : hasArrived || open === true;
      }
      run.client.stop();
    }),
    { numRuns: IS_DEEP ? 2000 : 10 },
  );
  expect(sends).toBeGreaterThan(IS_DEEP ? 1000 : 100);
  expect(repliesLost).toBeGreaterThan(IS_DEEP ? 300 : 10);
  expect(continued).toBeGreaterThan(IS_DEEP ? 100 : 0);
}, 600_000);

test('[screen.room.gifts] after three lost replies a press for the same gift continues the send: it is charged once, and a toast says that it may have arrived', async () => {
  const { run, press, keys } = await openGifts();
  expect(await press(CANDY, ...SILENCE)).toBe(PRICE);
  expect(run.state().feedback.toasts.map(({ text }) => text)).toMatchObject([
    { key: 'feedback.noResponse' },
    { key: 'gifts.maybeSent' },
  ]);
  expect(await press(CANDY)).toBe(0);
  expect(new Set(keys()).size).toBe(1);
  // The answer ends it: the next press is a new gift.
  expect(await press(CANDY)).toBe(PRICE);
  expect(new Set(keys()).size).toBe(2);
});

test('another gift, number or place after a silence is a send of its own, and leaves the first one to be continued', async () => {
  const { run, press, keys } = await openGifts();
  await press(CANDY, ...SILENCE);
  const [first] = keys();
  await press({ ...CANDY, gift_num: 2 });
  await press({ ...CANDY, gift_id: z.parse(giftId, 'rose') });
  await run.join({ group_id: OTHER_ROOM });
  await press(CANDY);
  await run.join({ group_id: ROOM });
  expect(keys().slice(3)).not.toContain(first);
  expect(new Set(keys().slice(3)).size).toBe(3);
  await press(CANDY);
  expect(keys().at(-1)).toBe(first);
});

test('a platform that is too busy or broken has said nothing about the gift; a refusal ends the send', async () => {
  const { run, press, keys } = await openGifts();
  await press(CANDY, ...SILENCE);
  const [first] = keys();
  for (const refusal of ['tooManyRequests', 'platformBroken'] as const) {
    run.http.refuse('gift.room_send', ERRORS[refusal].code, ERRORS[refusal].message);
    await press(CANDY);
  }
  expect(new Set(keys())).toEqual(new Set([first]));
  run.http.refuse('gift.room_send', ERRORS.balanceTooLow.code, ERRORS.balanceTooLow.message);
  await press(CANDY);
  await press(CANDY);
  expect(keys().at(-2)).toBe(first);
  expect(keys().at(-1)).not.toBe(first);
});

test('a send without an answer ends with the session: who signs in next begins anew', async () => {
  const { run, press, keys } = await openGifts();
  await press(CANDY, ...SILENCE);
  run.dispatch(sessionActions.signedIn({ me }));
  await run.join();
  await press(CANDY);
  expect(keys()).toHaveLength(4);
  expect(new Set(keys()).size).toBe(2);
});
