import { channelJoinInfo, type HallDetail, hallDetail } from '@miczero/contracts';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { leavesOf } from '../features/halls/leaves.ts';
import { createHallModal } from '../features/halls/modals.ts';
import { GARAGE, HALL, idOf, midOf, OTHER_HALL, VIEWER } from './chat-lines.ts';
import type { FakePorts } from './fakes/fake-ports.ts';
import { HALL_PATH, sentIds } from './hall-page.ts';
import { type MountedApp, type MountOptions, mountApp } from './mount-app.tsx';
import { theHall } from './run-client.ts';

/** A changed hall is fetched again within this time. */
const REFRESH_MS = 1100;
const VOICE_CHANNEL = '9102';
const CHANNELS = [
  { id: GARAGE, name: '大厅', type: 1, hall_id: OTHER_HALL, pass: 0 },
  { id: VOICE_CHANNEL, name: '语音', type: 2, hall_id: OTHER_HALL, pass: 0 },
];
export const channelsAnd = (...more: readonly { readonly id: string; readonly name: string }[]) =>
  z.parse(hallDetail, {
    ...z.encode(hallDetail, theHall),
    channels: [...CHANNELS, ...more.map((channel) => ({ ...channel, type: 1, hall_id: OTHER_HALL, pass: 0 }))],
  }).channels;

/** A hall as the platform makes it: a text and a voice channel, no picture, no introduction. */
export function newHall() {
  let hall: HallDetail = {
    ...theHall,
    id: OTHER_HALL,
    name: '夜猫车队',
    welcome_channel_id: GARAGE,
    channels: channelsAnd(),
  };
  return {
    answers({ http }: FakePorts): void {
      http.on('hall.create', { hall_id: OTHER_HALL });
      http.on('hall.detail', ({ hall_id }) => (hall_id === OTHER_HALL ? hall : theHall));
      http.on('channel.detail', ({ channel_id }) => {
        const leaf = [...hall.channels, ...leavesOf(theHall)].find(({ id }) => id === channel_id);
        if (!leaf) throw new Error(`no channel ${channel_id}`);
        return leaf;
      });
      http.on('channel.join', ({ channel_id }) =>
        z.parse(channelJoinInfo, {
          hall_id: leavesOf(theHall).some(({ id }) => id === channel_id) ? HALL : OTHER_HALL,
          channel_id,
          role: 'owner',
          type: channel_id === VOICE_CHANNEL ? 2 : 1,
          token: '',
          text_mute: 0,
          mute_all: 0,
        }),
      );
      http.on('channel.message', { msg_list: [] });
    },
    /** The hall changes, and its members are told. */
    async change(app: Pick<MountedApp, 'server' | 'clock'>, fields: Partial<HallDetail>): Promise<void> {
      hall = { ...hall, ...fields };
      app.server.emit('hallEdited', { type: 2, hall_id: OTHER_HALL }, { to: OTHER_HALL });
      await app.clock.advance(REFRESH_MS);
    },
  };
}

/** The viewer creates a hall, which opens. */
export async function createHall(options: MountOptions = {}) {
  const platform = newHall();
  const app = await mountApp({
    path: HALL_PATH,
    ...options,
    prepare: (fakes) => {
      platform.answers(fakes);
      options.prepare?.(fakes);
    },
  });
  app.dispatch(createHallModal.open());
  await app.settle();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox').first().fill('夜猫车队');
  await form.getByRole('button').last().click();
  await app.settle();
  await app.clock.advance(REFRESH_MS);
  await app.settle();
  return { app, platform };
}

/** The platform has stored the only line that was sent. */
export async function acknowledge(app: MountedApp): Promise<void> {
  const c_mid = midOf(String(sentIds(app)[0] ?? 'none'));
  app.server.emit(
    'chatAcknowledged',
    { c_mid, msg_id: idOf(1), hall_id: OTHER_HALL, channel_id: GARAGE, send_time: 1 },
    { to: VIEWER, mid: c_mid },
  );
  await app.settle();
}
