import { expect, test } from 'vitest';
import { HEARING, rtcContract } from '../../../testing/contracts/rtc-contract.ts';
import { createLocalRtcWorld } from '../../../testing/local-rtc-world.ts';
import { MESH_LISTENERS_MAX, MESH_SPEAKERS_MAX } from './local-rtc.ts';

rtcContract('the mesh of browsers', async () => createLocalRtcWorld());

const MICROPHONE = { echoCancellation: true, autoGain: true, noiseSuppression: true, aiDenoise: false };

test('a person whom a manager silences is not heard any more, still hears the others, and may send again once the mute is lifted', async () => {
  const world = createLocalRtcWorld();
  const [alice, bob] = [world.page('a'), world.page('b')];
  const rights: boolean[] = [];
  alice.rtc.on('rights', ({ maySend }) => rights.push(maySend));
  for (const [uid, { rtc }] of [['a', alice] as const, ['b', bob] as const]) {
    await rtc.join(world.ticket(uid), 2000);
    await rtc.publish(MICROPHONE);
  }
  await world.settle();
  await expect.poll(() => [alice.hears('b') > 0, bob.hears('a') > 0], HEARING).toEqual([true, true]);
  world.silence('a');
  expect(bob.hears('a')).toBe(0);
  await world.settle();
  await expect.poll(() => [alice.hears('b') > 0, bob.hears('a'), rights], HEARING).toEqual([true, 0, [true, false]]);
  // The mute is lifted: the platform says so, and the page asks for nothing else.
  world.hear('a');
  await world.settle();
  expect(rights).toEqual([true, false, true]);
  await alice.rtc.publish(MICROPHONE);
  await world.settle();
  await expect.poll(() => [alice.hears('b') > 0, bob.hears('a') > 0], HEARING).toEqual([true, true]);
  await world.close();
});

test.each([
  ['speakers', MESH_SPEAKERS_MAX, 6, true],
  ['listeners', MESH_LISTENERS_MAX, 10, false],
] as const)(
  'a mesh carries so many %s, refuses the next one as full, and has room for the other kind',
  async (_kind, max, carried, maySend) => {
    expect(max).toBe(carried);
    const world = createLocalRtcWorld();
    world.crowd(max - 1, { maySend });
    const [last, next, other] = [world.page('a'), world.page('b'), world.page('c')];
    await last.rtc.join(world.ticket('a', { maySend }), 2000);
    await expect(next.rtc.join(world.ticket('b', { maySend }), 2000)).rejects.toMatchObject({ reason: 'full' });
    await other.rtc.join(world.ticket('c', { maySend: !maySend }), 2000);
    await last.rtc.leave();
    await next.rtc.join(world.ticket('b', { maySend }), 2000);
    await world.close();
  },
);
