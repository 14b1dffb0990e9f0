import { type DataOf, type Endpoints, giftId, userNo } from '@miczero/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { OTHER } from '../../testing/chat-lines.ts';
import { me, runClient } from '../../testing/run-client.ts';
import type { WholeState } from '../../testing/whole-state.ts';
import { chatGiftModal } from '../im/index.ts';
import { sessionActions } from '../session/index.ts';
import { chatGiftsActions } from './index.ts';

const THIRD = z.parse(userNo, '10003');
const ROSE = z.parse(giftId, '1');

type Sent = DataOf<Endpoints['gift.chat_send']>;

/** The answers to the sent gifts, in the order of the sends. */
async function openGifts() {
  const answers: ((sent: Sent) => void)[] = [];
  const run = await runClient({
    parts: ['hall', 'im', 'chatGifts'],
    prepare: ({ http }) => {
      http.on('gift.chat_panel', { list: [], money: 90 });
      http.on('gift.chat_send', () => new Promise<Sent>((resolve) => answers.push(resolve)));
    },
  });
  const gifts = () => (run.state() as WholeState).chatGifts;
  const open = async (to: typeof OTHER) => {
    run.dispatch(chatGiftModal.open({ to, name: to }));
    run.dispatch(chatGiftsActions.panelRequested());
    await run.clock.advance(0);
  };
  const send = (to: typeof OTHER) =>
    run.dispatch(chatGiftsActions.sendRequested({ to, gift_id: ROSE, gift_num: 1, is_bag: false }));
  const answer = async (index: number, combo: number) => {
    answers[index]?.({ money: 80, bag_num: 0, combo } as Sent);
    await run.clock.advance(0);
  };
  const asked = () => run.http.requests('gift.chat_send').map(({ to }) => to);
  return { run, gifts, open, send, answer, asked };
}

test('a gift whose dialog was closed while it was sent belongs to its own person: the next person gets one meanwhile', async () => {
  const { run, gifts, open, send, answer, asked } = await openGifts();
  await open(OTHER);
  send(OTHER);
  // A second press.
  send(OTHER);
  run.dispatch(chatGiftModal.close());
  await open(THIRD);
  expect(gifts().sendingTo).toEqual([OTHER]);
  send(THIRD);
  expect([gifts().sendingTo, asked()]).toEqual([
    [OTHER, THIRD],
    [OTHER, THIRD],
  ]);
  await answer(0, 1);
  expect(gifts()).toMatchObject({ sendingTo: [THIRD], latest: { to: OTHER } });
  await answer(1, 2);
  expect(gifts()).toMatchObject({ sendingTo: [], latest: { to: THIRD, combo: 2 } });
});

test('a gift that arrives after its dialog was closed is no news in the next dialog', async () => {
  const { run, gifts, open, send, answer } = await openGifts();
  await open(OTHER);
  send(OTHER);
  run.dispatch(chatGiftModal.close());
  await answer(0, 1);
  await open(OTHER);
  expect(gifts()).toMatchObject({ sendingTo: [], latest: null });
});

test('[error.10001-10010] a gift without an answer is not asked for again by the account that signs in next', async () => {
  const { run, open, send, asked } = await openGifts();
  run.http.vanish('gift.chat_send');
  await open(OTHER);
  send(OTHER);
  await run.clock.advance(0);
  expect(asked()).toEqual([OTHER]);
  run.dispatch(sessionActions.signedIn({ me: { ...me, no: THIRD } }));
  await run.clock.advance(60_000);
  expect(asked()).toEqual([OTHER]);
});

test('a gift that ended without an answer is continued by the next press for the same: one key, which the first answer ends', async () => {
  const { run, send } = await openGifts();
  run.http.on('gift.chat_send', () => {
    throw ApiFailure.noResponse('gift.chat_send');
  });
  const keys = () => run.http.requests('gift.chat_send').map(({ req_id }) => req_id);
  send(OTHER);
  await run.clock.advance(10_000);
  expect([keys().length, new Set(keys()).size]).toEqual([3, 1]);
  expect(run.state().feedback.toasts.at(-1)?.text).toEqual({ key: 'gifts.maybeSent' });
  run.http.on('gift.chat_send', { money: 80, bag_num: 0, combo: 1 });
  // Another person's gift is another one.
  send(THIRD);
  await run.clock.advance(0);
  send(OTHER);
  await run.clock.advance(0);
  send(OTHER);
  await run.clock.advance(0);
  const [first, third, again, next] = keys().slice(2);
  expect(again).toBe(first);
  expect(new Set([first, third, next]).size).toBe(3);
});
