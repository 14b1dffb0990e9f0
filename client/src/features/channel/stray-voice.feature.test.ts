import { type ChannelId, type ChannelJoinInfo, channelId, hallDetail, JOIN_DELAY_MS } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { GENERAL, HALL, VIEWER, VOICE } from '../../testing/chat-lines.ts';
import { inChannel, type Run, theHall } from '../../testing/run-client.ts';
import { selectVoicePlace } from '../audio/index.ts';
import { hallsActions } from '../halls/index.ts';
import { channelActions } from './channel.slice.ts';

/** A second voice channel. */
const LOUNGE = z.parse(channelId, '9004');
const lounge = { id: LOUNGE, name: '休息室', type: 2, hall_id: HALL, pass: 0 };

const pick = (run: Run, channel_id: ChannelId) =>
  run.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id }));
const place = (run: Run) => selectVoicePlace(run.state())?.channel_id ?? null;
const left = (run: Run) => run.http.requests('channel.leave').map(({ channel_id }) => channel_id);

/**
 * A platform that has the voice of the viewer in one channel and tells where. The answer to a join of VOICE, which it has
 * taken, comes when the test says so.
 */
async function slowVoice() {
  let voice: ChannelId | null = null;
  const answers: (() => void)[] = [];
  const run = await inChannel({
    prepare({ http, server }) {
      const move = (next: ChannelId | null) => {
        const about = { uid: VIEWER, nick: '小满', avatar: '' };
        for (const [type, channel_id] of [[2, voice] as const, [1, next] as const])
          if (channel_id) server.emit('voiceMembershipChanged', { type, channel_id, ...about }, { to: HALL });
        voice = next;
      };
      const [group] = theHall.channels;
      http.on('hall.detail', {
        ...theHall,
        ...z.parse(z.pick(hallDetail, { channels: true }), { channels: [group, lounge] }),
      });
      http.on('channel.detail', ({ channel_id }) => {
        const leaf = [...(group?.children ?? [])].find(({ id }) => id === channel_id);
        return { ...(leaf ?? group?.children?.[2]), id: channel_id } as never;
      });
      http.on('channel.current_channel', () => ({ hall_id: HALL, voice: voice ?? '', text: '' }));
      http.on('channel.leave', ({ channel_id }) => {
        if (voice === channel_id) move(null);
        return {};
      });
      http.on('channel.join', ({ channel_id }) => {
        const isVoice = channel_id === VOICE || channel_id === LOUNGE;
        // The platform tells nothing of a voice that is there already.
        if (isVoice && voice !== channel_id) move(channel_id);
        const info: ChannelJoinInfo = {
          hall_id: HALL,
          channel_id,
          role: '',
          type: isVoice ? 2 : 1,
          token: `token ${channel_id}`,
          text_mute: false,
          mute_all: false,
        };
        if (channel_id !== VOICE) return info;
        return new Promise((resolve) => {
          answers.push(() => resolve(info));
        });
      });
    },
  });
  const answer = () => {
    for (const each of answers.splice(0)) each();
  };
  return { run, answer, voice: () => voice };
}

/** From a call in LOUNGE the viewer picks VOICE, and gives it up before its answer. */
async function strayFromLounge(run: Run): Promise<void> {
  pick(run, LOUNGE);
  await run.clock.advance(JOIN_DELAY_MS);
  pick(run, VOICE);
  await run.clock.advance(0);
  pick(run, GENERAL);
  await run.clock.advance(0);
}

describe('a voice channel that was given up, and let the viewer in', () => {
  test('[api.lobby.channel.leave] a voice channel that lets the viewer in is left when another channel was picked before its answer', async () => {
    const { run, answer, voice } = await slowVoice();
    pick(run, VOICE);
    await run.clock.advance(0);
    expect(voice()).toBe(VOICE);
    pick(run, GENERAL);
    await run.clock.advance(0);
    answer();
    await run.clock.advance(JOIN_DELAY_MS);
    expect(left(run)).toEqual([VOICE]);
    expect([voice(), place(run)]).toEqual([null, null]);
  });

  test('[hall-flow.channel-join.wait-300ms] a voice channel that lets the viewer in is left when another channel was picked before it was current', async () => {
    const { run, answer, voice } = await slowVoice();
    pick(run, VOICE);
    await run.clock.advance(0);
    answer();
    await run.clock.advance(JOIN_DELAY_MS / 2);
    pick(run, GENERAL);
    await run.clock.advance(JOIN_DELAY_MS * 2);
    expect(left(run)).toEqual([VOICE]);
    expect([voice(), place(run)]).toEqual([null, null]);
  });

  test('a voice channel that lets the viewer in is left when its hall was left before its answer', async () => {
    const { run, answer, voice } = await slowVoice();
    pick(run, VOICE);
    await run.clock.advance(0);
    run.dispatch(hallsActions.hallCloseRequested());
    await run.clock.advance(0);
    answer();
    await run.clock.advance(JOIN_DELAY_MS);
    expect([voice(), place(run)]).toEqual([null, null]);
  });

  test('a voice that is brought back gets a new ticket to the channel where it was', async () => {
    const { run, answer, voice } = await slowVoice();
    await strayFromLounge(run);
    answer();
    await run.clock.advance(JOIN_DELAY_MS);
    expect(left(run)).toEqual([VOICE]);
    expect([voice(), place(run)]).toEqual([LOUNGE, LOUNGE]);
    expect(run.state().audio.place?.token).toBe(`token ${LOUNGE}`);
  });

  test('a voice that another tab has taken meanwhile stays there: the former call is not joined again', async () => {
    const { run, answer, voice } = await slowVoice();
    await strayFromLounge(run);
    run.voiceTab.tellElsewhere(true);
    const claims = run.voiceTab.claims();
    answer();
    await run.clock.advance(JOIN_DELAY_MS * 4);
    expect(left(run)).toEqual([VOICE]);
    expect([voice(), run.voiceTab.claims()]).toEqual([null, claims]);
    expect(run.state().audio.place?.token).toBeUndefined();
  });

  test('a voice channel is not left when the viewer came back to it', async () => {
    const { run, answer, voice } = await slowVoice();
    pick(run, VOICE);
    await run.clock.advance(0);
    pick(run, GENERAL);
    pick(run, VOICE);
    await run.clock.advance(0);
    answer();
    await run.clock.advance(0);
    answer();
    await run.clock.advance(JOIN_DELAY_MS);
    expect(left(run)).toEqual([]);
    expect([voice(), place(run)]).toEqual([VOICE, VOICE]);
  });

  test('a voice channel is not left when only the renewal of its ticket was given up', async () => {
    const { run, answer, voice } = await slowVoice();
    pick(run, VOICE);
    await run.clock.advance(0);
    answer();
    await run.clock.advance(JOIN_DELAY_MS);
    expect(place(run)).toBe(VOICE);
    const joins = () => run.http.requests('channel.join').length;
    const before = joins();
    for (let outage = 0; outage < 2; outage += 1) {
      run.server.drop();
      await run.clock.advance(6000);
    }
    expect(joins()).toBeGreaterThan(before);
    pick(run, GENERAL);
    answer();
    await run.clock.advance(JOIN_DELAY_MS * 4);
    answer();
    await run.clock.advance(JOIN_DELAY_MS);
    expect(left(run)).toEqual([]);
    expect([voice(), place(run)]).toEqual([VOICE, VOICE]);
  });
});
