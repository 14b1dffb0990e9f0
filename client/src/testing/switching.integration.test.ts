import { type ChannelId, channelId, HALL_CALLS, HALL_MANAGEMENT_CALLS, type HallId, hallId } from '@miczero/contracts';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { channelActions, selectCurrentChannel } from '../features/channel/index.ts';
import { chatActions, selectMessageList } from '../features/chat/index.ts';
import { hallsActions } from '../features/halls/index.ts';
import { realClientsForEach } from './real-clients-for-each.ts';

// The hall of `two-friends`: 8001 with the text channels 9001 and 9002.
const HALL = z.parse(hallId, '8001');
const GENERAL = z.parse(channelId, '9001');
const GUIDES = z.parse(channelId, '9002');
const BURST = 25;
/** Milliseconds that calls take, and pauses between the switches: each other's phase shifts with every use. */
const WAYS = [3, 140, 0, 60, 210, 12, 90, 0, 170, 35, 5];
const PAUSES = [20, 450, 130, 700, 60, 280, 5];

const real = realClientsForEach(HALL, GENERAL);

function inTurn(list: readonly number[]): () => number {
  let at = 0;
  return () => {
    at += 1;
    return list[at % list.length] ?? 0;
  };
}

test('[chat.buffer-until-history, chat.merge-buffer] bursts that people write while a page switches halls and channels are on the page, each line once, in order', async () => {
  const viewer = await real.people.signIn('13800000001', 'viewer', inTurn(WAYS));
  const bob = await real.people.join('13800000002', 'bob');
  const host = await real.people.signIn('13800000009', 'host');
  const { hall_id: garage } = await host.call(HALL_MANAGEMENT_CALLS['hall.create'], { name: '深夜车库' });
  await viewer.call(HALL_CALLS['hall.enter'], { hall_id: garage });
  host.dispatch(hallsActions.hallOpenRequested({ hall_id: garage, channel_id: null }));
  await vi.waitFor(() => expect(selectCurrentChannel(host.state())?.hall_id).toBe(garage), 5000);
  const places: readonly (readonly [HallId, ChannelId | null])[] = [
    [HALL, GENERAL],
    [garage, null],
    [HALL, GUIDES],
    [garage, null],
    [HALL, GENERAL],
  ];

  const open = ([hall_id, channel_id]: (typeof places)[number]) => {
    const isOpen = viewer.state().halls.open?.hall_id === hall_id;
    if (isOpen && channel_id !== null) viewer.dispatch(channelActions.joinRequested({ hall_id, channel_id }));
    else viewer.dispatch(hallsActions.hallOpenRequested({ hall_id, channel_id }));
  };
  const lines = Array.from({ length: BURST }, (_, at) => `burst ${at}`);
  for (const { dispatch } of [bob, host])
    for (const text of lines) dispatch(chatActions.sendRequested({ text, mentions: {} }));
  const pause = inTurn(PAUSES);
  // The bursts take three seconds: the last switch is in the middle of them.
  const until = Date.now() + 1500;
  for (let at = 0; Date.now() < until; at += 1) {
    const place = places[at % places.length];
    if (place) open(place);
    await new Promise((resolve) => setTimeout(resolve, pause()));
  }
  const shown = () =>
    selectMessageList(viewer.state()).rows.flatMap(({ body }) =>
      body.type === 'text' && body.text.startsWith('burst') ? [body.text] : [],
    );
  for (const place of [places[0], places[1], places[0]]) {
    if (place) open(place);
    await vi.waitFor(() => {
      expect(selectCurrentChannel(viewer.state())?.hall_id).toBe(place?.[0]);
      expect(shown()).toEqual(lines);
    }, 10_000);
  }
  expect(viewer.bugs).toEqual([]);
}, 60_000);
