import { CODES, clientConfig } from '@miczero/contracts';
import { afterEach, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import * as z from 'zod/mini';
import { AgoraGateway } from '../../../testing/agora-gateway.ts';
import { createFakeHttp } from '../../../testing/fakes/fake-http.ts';
import { createVirtualClock } from '../../../testing/fakes/virtual-clock.ts';
import { type MicrophoneOptions, RtcError, type RtcTicket } from '../../ports/rtc.ts';
import { createAgoraRtc } from '../create-agora-rtc.ts';
import { RECONNECT_DEADLINE_MS } from '../sound/page-rtc.ts';
import { AgoraRtc } from './agora-rtc.ts';
import { createAgoraSdk } from './agora-sdk.ts';

/**
 * The genuine SDK, with Chromium's fake microphone, real tracks and real connections of WebRTC, against a signalling server in this
 * page (testing/agora-gateway.ts) and an access point in the test runner. No media travels, and time moves only in the test.
 */

const APP_ID = '0123456789abcdef0123456789abcdef';
const TICKET: RtcTicket = { channel: 'channel:9003', uid: '10001', token: 'first' };
const MICROPHONE: MicrophoneOptions = {
  echoCancellation: false,
  autoGain: true,
  noiseSuppression: true,
  aiDenoise: false,
};
const TIMEOUT_MS = 5000;
/** The SDK pauses before it connects again, by a timer of its own. */
const SLOW = { timeout: 8000 };

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function start() {
  await commands.serveAgora();
  const gateway = new AgoraGateway();
  gateway.open();
  ends.push(() => gateway.close());
  const clock = createVirtualClock();
  const sdk = createAgoraSdk();
  const tracks: MediaStreamTrack[] = [];
  const rtc = new AgoraRtc({
    sdk: {
      ...sdk,
      createTrack(track) {
        tracks.push(track);
        return sdk.createTrack(track);
      },
    },
    appId: async () => APP_ID,
    nameOf: async (channel) => channel,
    clock,
    media: navigator.mediaDevices,
    createContext: () => new AudioContext(),
  });
  ends.push(() => rtc.close());
  const heard: string[] = [];
  rtc.on('state', (state) => heard.push(state));
  rtc.on('person', ({ uid, is }) => heard.push(`${uid} ${is}`));
  rtc.on('rights', ({ maySend }) => heard.push(`may send ${maySend}`));
  rtc.on('ticketExpiring', () => heard.push('ticket expiring'));
  rtc.on('ended', ({ reason }) => heard.push(`ended ${reason}`));
  return { gateway, clock, rtc, heard, tracks };
}

const reasonOf = (failing: Promise<unknown>) =>
  failing.then(
    () => 'fulfilled',
    (error: unknown) => (error instanceof RtcError ? error.reason : error),
  );
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error);
const typesOf = ({ asked }: AgoraGateway) => asked.map(({ type }) => type);

test('[const.rtc-mode] a join in mode rtc with app id, channel and token hears present speakers, and publishes; no statistics leave the page', async () => {
  const { gateway, rtc, heard, tracks } = await start();
  rtc.setMuted(true);
  rtc.setPersonVolume('10002', 150);
  expect(await commands.outwardRequests()).toEqual([]);
  await rtc.join(TICKET, TIMEOUT_MS);
  expect(gateway.asked[0]).toMatchObject({
    type: 'join_v3',
    message: { app_id: APP_ID, channel_name: 'channel:9003', mode: 'rtc' },
  });
  const whileAsked: boolean[] = [];
  gateway.onAsked = (type) => type === 'publish' && whileAsked.push(tracks.at(-1)?.enabled === true);
  await rtc.publish(MICROPHONE);
  // Muted before the join: the SDK never had a track that sounds.
  expect([whileAsked, tracks.map(({ enabled }) => enabled)]).toEqual([[false], [false]]);
  rtc.setMuted(false);
  expect(tracks.map(({ enabled }) => enabled)).toEqual([true]);
  gateway.tell('on_user_online', { uid: 10_002 });
  gateway.tell('on_add_audio_stream', { uid: 10_002, uint_id: 10_002, audio: true, ssrcId: 4242, cname: 'their' });
  await expect.poll(() => heard.at(-1)).toBe('10002 sending');
  expect(rtc.gainOf('10002')).toBe(1.5);
  await rtc.unpublish();
  expect(tracks.map(({ enabled }) => enabled)).toEqual([false]);
  gateway.tell('on_user_offline', { uid: 10_002, reason: 'Quit' });
  await expect.poll(() => heard.at(-1)).toBe('10002 gone');
  expect(heard).toEqual([
    'joining',
    'may send true',
    'joined',
    '10002 here',
    '10002 sending',
    '10002 silent',
    '10002 gone',
  ]);
  await rtc.leave();
  await expect.poll(() => typesOf(gateway)).toEqual(['join_v3', 'publish', 'subscribe', 'leave']);
  const outward = new Set((await commands.outwardRequests()).map((request) => request.slice(request.indexOf('/'))));
  expect([...outward]).toEqual(['/api/v2/transpond/webrtc']);
});

test('a microphone that was closed while the provider was asked to publish it stays closed and silent', async () => {
  const { gateway, rtc, tracks } = await start();
  await rtc.join(TICKET, TIMEOUT_MS);
  gateway.onAsked = (type) => void (type === 'publish' && rtc.unpublish());
  expect(await reasonOf(rtc.publish(MICROPHONE))).toBe('aborted');
  expect(tracks.map(({ enabled }) => enabled)).toEqual([false]);
  gateway.onAsked = () => {};
  await rtc.publish(MICROPHONE);
  expect(tracks.map(({ enabled }) => enabled)).toEqual([true]);
});

test('a token that ends soon is renewed without leaving; one that has ended, and a ban, end the participation by name', async () => {
  const { gateway, rtc, heard } = await start();
  await rtc.join(TICKET, TIMEOUT_MS);
  gateway.tell('on_token_privilege_will_expire');
  await expect.poll(() => heard.at(-1)).toBe('ticket expiring');
  await rtc.renew('second');
  expect(gateway.asked.at(-1)).toMatchObject({ type: 'renew_token', message: { token: 'second' } });
  gateway.tell('on_token_privilege_did_expire');
  await expect.poll(() => heard).toContain('ended auth');
  await rtc.join(TICKET, TIMEOUT_MS);
  gateway.tell('on_user_banned', { error_code: 14 });
  await expect.poll(() => heard).toContain('ended kicked');
  expect(heard.filter((each) => each.startsWith('ended'))).toEqual(['ended auth', 'ended kicked']);
});

test('a place that lets the viewer only listen says so, and is asked again', async () => {
  const { gateway, rtc, heard, tracks } = await start();
  await rtc.join(TICKET, TIMEOUT_MS);
  // The SDK leaves one promise of its own without a handler when a request to send is refused.
  const strays: unknown[] = [];
  const keep = (event: PromiseRejectionEvent) => {
    strays.push(event.reason);
    event.stopImmediatePropagation();
  };
  addEventListener('unhandledrejection', keep, { capture: true });
  ends.push(() => removeEventListener('unhandledrejection', keep, { capture: true }));
  gateway.isListenOnly = true;
  expect(await reasonOf(rtc.publish(MICROPHONE))).toBe('auth');
  expect(tracks.map(({ enabled }) => enabled)).toEqual([false]);
  gateway.isListenOnly = false;
  await rtc.publish(MICROPHONE);
  expect(heard.slice(-2)).toEqual(['may send false', 'may send true']);
  await expect.poll(() => new Set(strays.map(codeOf))).toEqual(new Set(['UNEXPECTED_RESPONSE']));
});

test('a lost connection comes back with the microphone, or ends at its deadline', async () => {
  const { gateway, clock, rtc, heard } = await start();
  await rtc.join(TICKET, TIMEOUT_MS);
  await rtc.publish(MICROPHONE);
  gateway.lose();
  await expect.poll(() => typesOf(gateway), SLOW).toEqual(['join_v3', 'publish', 'join_v3', 'publish']);
  gateway.isUp = false;
  gateway.lose();
  await expect.poll(() => heard.filter((each) => each === 'reconnecting')).toHaveLength(2);
  await clock.advance(RECONNECT_DEADLINE_MS);
  expect(heard.slice(3)).toEqual(['reconnecting', 'joined', 'reconnecting', 'ended network', 'idle']);
});

test('a join without an answer ends by the time-out of the adapter, and one that is left is aborted', async () => {
  const { gateway, clock, rtc, heard } = await start();
  gateway.isUp = false;
  const late = reasonOf(rtc.join(TICKET, TIMEOUT_MS));
  await clock.advance(TIMEOUT_MS);
  expect(await late).toBe('timeout');
  const left = reasonOf(rtc.join(TICKET, TIMEOUT_MS));
  await rtc.leave();
  expect(await left).toBe('aborted');
  expect(heard).toEqual(['joining', 'idle', 'joining', 'idle']);
});

test('[api.rtc.config] the id of the app comes from the platform, else from config.json; without one the participation has a named end', async () => {
  await commands.serveAgora();
  const gateway = new AgoraGateway();
  gateway.open();
  ends.push(() => gateway.close());
  const cases = [
    { told: APP_ID, configured: '', asked: APP_ID },
    { told: '', configured: 'f'.repeat(32), asked: 'f'.repeat(32) },
    { told: '', configured: '', asked: 'auth' },
  ];
  for (const { told, configured, asked } of cases) {
    const http = createFakeHttp();
    http.on('rtc.config', { agora_app_id: told });
    http.on('channel.get_voice_id', { voice_id: 'w-9003' });
    const config = z.parse(clientConfig, { rtc: { provider: 'agora', agora_app_id: configured } });
    const rtc = createAgoraRtc({ config, clock: createVirtualClock(), http });
    const reason = await reasonOf(rtc.join(TICKET, TIMEOUT_MS));
    const { message } = gateway.asked.at(-1) ?? {};
    expect(asked === 'auth' ? reason : message).toEqual(
      asked === 'auth' ? 'auth' : expect.objectContaining({ app_id: asked }),
    );
    await rtc.leave();
  }
});

test('[api.lobby.channel.get_voice_id] the platform names the channel of a hall for the provider, and refuses who is not in it', async () => {
  await commands.serveAgora();
  const gateway = new AgoraGateway();
  gateway.open();
  ends.push(() => gateway.close());
  const http = createFakeHttp();
  http.on('rtc.config', { agora_app_id: APP_ID });
  http.on('channel.get_voice_id', { voice_id: 'w-9003' });
  const config = z.parse(clientConfig, { rtc: { provider: 'agora' } });
  const rtc = createAgoraRtc({ config, clock: createVirtualClock(), http });
  await rtc.join(TICKET, TIMEOUT_MS);
  expect(http.requests('channel.get_voice_id')).toEqual([{ channel_id: '9003' }]);
  expect(gateway.asked.at(-1)?.message).toMatchObject({ channel_name: 'w-9003' });
  await rtc.leave();

  await rtc.join({ ...TICKET, channel: 'room:600001' }, TIMEOUT_MS);
  expect(gateway.asked.at(-1)?.message).toMatchObject({ channel_name: 'room:600001' });
  await rtc.leave();

  const asked = gateway.asked.length;
  http.refuse('channel.get_voice_id', CODES.voiceNeeded);
  expect(await reasonOf(rtc.join(TICKET, TIMEOUT_MS))).toBe('auth');
  expect(gateway.asked).toHaveLength(asked);
});
