import { ERRORS } from '@miczero/contracts';
import { CoreRefusal } from '@miczero/mock-platform/core-orders';
import { CoreRoom } from '@miczero/mock-platform/core-room';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { runRooms } from '../../testing/run-room.ts';
import { IS_DEEP } from '../../testing/run-size.ts';
import { giftsActions } from './index.ts';

// What sends a gift comes with the panel of gifts.
beforeAll(() => import('./giving.saga.ts'));

/** What becomes of a request: it may arrive and its answer be lost, and it may arrive twice. */
type Fate = 'answered' | 'requestLost' | 'replyLost' | 'repeated';

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
  return { room, run, fates, requests: () => requests };
}

const fate = fc.constantFrom<Fate>('answered', 'requestLost', 'replyLost', 'repeated');

test('[screen.room.gifts] a gift that was sent again and again under faults is charged once, and one that never arrived not at all', async () => {
  let repeated = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fate, fate, fate), { minLength: 10, maxLength: 10 }), async (sends) => {
      const { room, run, fates, requests } = await openGifts();
      for (const send of sends) {
        fates.splice(0, fates.length, ...send);
        const [balance, before] = [room.balance, requests()];
        run.dispatch(giftsActions.sendRequested({ gift_id: 'candy' as never, gift_num: 1, to: null, is_bag: false }));
        await run.clock.advance(SEND_MS);
        const tried = requests() - before;
        if (tried > 1) repeated += 1;
        const arrived = send.slice(0, tried).some((each) => each !== 'requestLost');
        // The owner alone sits on a seat.
        expect(balance - room.balance).toBe(arrived ? PRICE : 0);
      }
      run.client.stop();
    }),
    { numRuns: IS_DEEP ? 2000 : 10 },
  );
  expect(repeated).toBeGreaterThan(20);
}, 600_000);
