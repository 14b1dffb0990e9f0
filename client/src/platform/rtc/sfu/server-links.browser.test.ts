import { type RtcFrameOf, userNo } from '@miczero/contracts';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { commands } from 'vitest/browser';
import * as z from 'zod/mini';
import { HEARING, rtcContract } from '../../../testing/contracts/rtc-contract.ts';
import { createVirtualClock } from '../../../testing/fakes/virtual-clock.ts';
import { createServedRtcWorld } from '../../../testing/served-rtc-world.ts';
import type { SentFrame } from '../local/link.ts';
import { ServerLinks } from './server-links.ts';

const MICROPHONE = { echoCancellation: true, autoGain: true, noiseSuppression: true, aiDenoise: false };

const janus = await commands.startJanus();
afterAll(() => commands.stopJanus());

if (janus === null) {
  // `npm test` repeats it in its last line.
  test('the media server: DID NOT RUN, because this machine has no janus', () => {});
} else {
  rtcContract('the media server', async () => createServedRtcWorld(janus));

  test('a person whom a manager silences is not heard any more over the media server, still hears the others, and may send again once the mute is lifted', async () => {
    const world = createServedRtcWorld(janus);
    const [alice, bob] = [world.page('10001'), world.page('10002')];
    for (const [uid, { rtc }] of [['10001', alice] as const, ['10002', bob] as const]) {
      await rtc.join(world.ticket(uid), 2000);
      await rtc.publish(MICROPHONE);
    }
    await world.settle();
    await expect.poll(() => [alice.hears('10002') > 0, bob.hears('10001') > 0], HEARING).toEqual([true, true]);
    const described = world.offers();
    world.silence('10001');
    await world.settle();
    await expect.poll(() => [alice.hears('10002') > 0, bob.hears('10001')], HEARING).toEqual([true, 0]);
    world.hear('10001');
    await world.settle();
    await alice.rtc.publish(MICROPHONE);
    await world.settle();
    await expect.poll(() => [alice.hears('10002') > 0, bob.hears('10001') > 0], HEARING).toEqual([true, true]);
    // Both ways stayed: nothing was described anew.
    expect(world.offers()).toBe(described);
    await world.close();
  });

  test('a listener who stands by connects the microphone, is heard by no other, and is heard without another description once they have the right', async () => {
    const world = createServedRtcWorld(janus);
    const [alice, bob] = [world.page('10001'), world.page('10002')];
    await bob.rtc.join(world.ticket('10002', { maySend: false }), 2000);
    await alice.rtc.join(world.ticket('10001', { maySend: false }), 2000);
    await world.settle();
    const sending: string[] = [];
    bob.rtc.on('person', ({ uid, is }) => is === 'sending' && sending.push(uid));
    const before = world.offers();
    world.standBy('10001');
    await expect.poll(() => world.offers()).toBe(before + 1);
    await world.settle();
    expect([sending, bob.hears('10001')]).toEqual([[], 0]);
    world.hear('10001');
    await alice.rtc.publish(MICROPHONE);
    await expect.poll(() => bob.hears('10001'), HEARING).toBeGreaterThan(0);
    expect(world.offers()).toBe(before + 1);
    await world.close();
  });

  test('a page that sends while it stands by is heard by no other before it has the right', async () => {
    const world = createServedRtcWorld({ ...janus, eager: '10001' });
    const [eager, bob] = [world.page('10001'), world.page('10002')];
    await bob.rtc.join(world.ticket('10002', { maySend: false }), 2000);
    await eager.rtc.join(world.ticket('10001', { maySend: false }), 2000);
    await world.settle();
    world.standBy('10001');
    await eager.rtc.publish(MICROPHONE);
    await world.settle();
    expect(bob.hears('10001')).toBe(0);
    world.hear('10001');
    await expect.poll(() => bob.hears('10001'), HEARING).toBeGreaterThan(0);
    await world.close();
  });

  test('a page that ignores the end of its right and goes on sending is heard by no other', async () => {
    const world = createServedRtcWorld({ ...janus, deaf: '10001' });
    const [deaf, bob] = [world.page('10001'), world.page('10002')];
    await deaf.rtc.join(world.ticket('10001'), 2000);
    await deaf.rtc.publish(MICROPHONE);
    await bob.rtc.join(world.ticket('10002', { maySend: false }), 2000);
    await world.settle();
    await expect.poll(() => bob.hears('10001'), HEARING).toBeGreaterThan(0);
    const rights: boolean[] = [];
    deaf.rtc.on('rights', ({ maySend }) => rights.push(maySend));
    world.silence('10001');
    await world.settle();
    // The page knows nothing of it.
    expect([rights, bob.hears('10001')]).toEqual([[], 0]);
    await world.close();
  });
}

/** Links without a server: what they send, and the connections that they make. */
function openLinks(onBroken: (links: ServerLinks) => void = () => {}) {
  const made: RTCPeerConnection[] = [];
  const condition: { state: RTCPeerConnectionState } = { state: 'connected' };
  const Real = RTCPeerConnection;
  globalThis.RTCPeerConnection = class extends Real {
    constructor(configuration?: RTCConfiguration) {
      super(configuration);
      made.push(this);
    }
    override get connectionState() {
      return condition.state;
    }
  };
  const sent: SentFrame[] = [];
  const clock = createVirtualClock();
  const links: ServerLinks = new ServerLinks({
    clock,
    me: z.parse(userNo, '10001'),
    iceServers: [],
    send: (frame) => void sent.push(frame),
    onTrack: () => {},
    onTrackEnded: () => {},
    onPerson: () => {},
    onBroken: () => onBroken(links),
  });
  onTestFinished(() => {
    links.close();
    globalThis.RTCPeerConnection = Real;
  });
  const offers = () => sent.filter((frame) => frame.type === 'offer');
  const ends = () => sent.filter((frame) => frame.type === 'leave');
  return { links, clock, made, condition, offers, ends };
}

async function answerTo({ sdp, tag }: RtcFrameOf<'offer'>): Promise<RtcFrameOf<'answer'>> {
  const server = new RTCPeerConnection();
  await server.setRemoteDescription({ type: 'offer', sdp });
  const { sdp: answer = '' } = await server.createAnswer();
  server.close();
  return { type: 'answer', leg: 'up', ...(tag !== undefined && { tag }), sdp: answer };
}

test('an answer that comes after its stream has ended does not disturb the next stream', async () => {
  const { links, made, offers } = openLinks();
  const speak = (isPublished: boolean) => links.setOwn({ isPublished, maySend: true, track: null });
  speak(true);
  await expect.poll(() => offers().length).toBe(1);
  speak(false);
  speak(true);
  await expect.poll(() => offers().length).toBe(2);
  const second = made[1];
  expect(offers().map(({ tag }) => tag)).toEqual(['1', '2']);
  const answers = await Promise.all(offers().map(answerTo));
  for (const answer of answers) links.take(answer);
  await expect.poll(() => second?.signalingState).toBe('stable');
  const credentials = (sdp = '') => /a=ice-ufrag:(\S+)/.exec(sdp)?.[1] ?? 'none';
  expect(credentials(second?.remoteDescription?.sdp)).toBe(credentials(answers[1]?.sdp));
});

test('a connection whose way to the server is lost begins the links anew, and one that the page closed does not', async () => {
  let broken = 0;
  const { links, made, condition, offers } = openLinks((broke) => {
    broken += 1;
    broke.close();
  });
  links.setOwn({ isPublished: true, maySend: true, track: null });
  await expect.poll(() => offers().length).toBe(1);
  const tell = () => made[0]?.dispatchEvent(new Event('connectionstatechange'));
  tell();
  expect(broken).toBe(0);
  condition.state = 'failed';
  tell();
  tell();
  expect(broken).toBe(1);
});

test('a page whose empty connection the platform ends describes another one when it may send again', async () => {
  const { links, made, offers } = openLinks();
  links.setOwn({ isPublished: true, maySend: true, track: null });
  await expect.poll(() => offers().length).toBe(1);
  links.setOwn({ isPublished: false, maySend: false, track: null });
  expect(made[0]?.signalingState).not.toBe('closed');
  links.take({ type: 'leave', leg: 'up' });
  await expect.poll(() => made[0]?.signalingState).toBe('closed');
  links.setOwn({ isPublished: true, maySend: true, track: null });
  await expect.poll(() => offers().length).toBe(2);
});

test('an empty connection waits ten seconds for a page that may send again, and carries its sound when it comes in time', async () => {
  const { links, clock, made, offers, ends } = openLinks();
  const own = (maySend: boolean, isPublished = false) => links.setOwn({ isPublished, maySend, track: null });
  own(true, true);
  await expect.poll(() => offers().length).toBe(1);
  // However long a mute lasts, the connection waits for its end.
  own(false);
  await clock.advance(60_000);
  own(true);
  await clock.advance(9999);
  own(true, true);
  await clock.advance(60_000);
  expect([ends(), offers().length, made[0]?.signalingState === 'closed']).toEqual([[], 1, false]);
  // The microphone is denied by now: the page publishes nothing.
  own(false);
  own(true);
  await clock.advance(5000);
  own(true);
  await clock.advance(4999);
  expect(ends()).toEqual([]);
  await clock.advance(1);
  expect([ends(), made[0]?.signalingState]).toEqual([[{ type: 'leave', leg: 'up' }], 'closed']);
  await clock.advance(60_000);
  expect(ends()).toHaveLength(1);
  own(true, true);
  await expect.poll(() => offers().length).toBe(2);
});
