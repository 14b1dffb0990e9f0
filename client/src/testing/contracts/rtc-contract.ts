import { afterEach, describe, expect, test } from 'vitest';
import {
  type MicrophoneOptions,
  type Rtc,
  RtcError,
  type RtcEvents,
  type RtcTicket,
} from '../../platform/ports/rtc.ts';

/** One person with a browser, two microphones and two speakers. */
export interface RtcPage {
  readonly rtc: Rtc;
  /** How loud this page plays another person now; 1 is as recorded, 0 is silence. */
  hears(uid: string): number;
  refuseMicrophone(): void;
  allowMicrophone(): void;
  /** `mic-…` or `out-…`: another device, which is the default of the system from now on. */
  plug(deviceId: string): void;
  unplug(deviceId: string): void;
  /** The output in use; '' is the system's. */
  speaker(): string;
}

/** A provider with several pages, as far as the contract has to reach behind the port. */
export interface RtcWorld {
  page(uid: string): RtcPage;
  ticket(uid: string, rights?: { readonly maySend: boolean }): RtcTicket;
  kick(uid: string): void;
  /** Cuts every page off, until `mend`. */
  cut(): void;
  mend(): void;
  /** Resolves when sound and events have travelled. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

const MICROPHONE: MicrophoneOptions = {
  echoCancellation: true,
  autoGain: true,
  noiseSuppression: true,
  aiDenoise: false,
};
const TIMEOUT_MS = 2000;
/** How long real sound may take on a machine that does much else. Calm does not tell that it has come, only that nothing changes. */
export const HEARING = { timeout: 5000 } as const;
const isHeard = (level: () => number) => expect.poll(level, HEARING).toBeGreaterThan(0);
/** User numbers of the people of this suite. */
const [ANNA, BEN, CARA, XENIA, HUGO, LENA] = ['10001', '10002', '10003', '10004', '10005', '10006'];

/** What every implementation of `Rtc` does. `create` makes an empty world. */
export function rtcContract(name: string, create: () => Promise<RtcWorld>): void {
  const worlds: RtcWorld[] = [];
  afterEach(async () => {
    for (const world of worlds.splice(0)) await world.close();
  });
  async function start() {
    const world = await create();
    worlds.push(world);
    const page = async (uid: string, does: 'sends' | 'listens' = 'listens') => {
      const made = world.page(uid);
      await made.rtc.join(world.ticket(uid, { maySend: does === 'sends' }), TIMEOUT_MS);
      if (does === 'sends') await made.rtc.publish(MICROPHONE);
      await world.settle();
      return made;
    };
    return { world, page };
  }
  const reasonOf = (failing: Promise<unknown>) =>
    failing.then(
      () => 'fulfilled',
      (error: unknown) => (error instanceof RtcError ? error.reason : error),
    );
  function record<Event extends keyof RtcEvents>(rtc: Rtc, event: Event) {
    const heard: RtcEvents[Event][] = [];
    rtc.on(event, (value) => heard.push(value));
    return heard;
  }

  describe(`${name} as Rtc`, () => {
    test('members hear the members that send, and no other', async () => {
      const { page } = await start();
      const [alice, bob, carol] = [await page(ANNA, 'sends'), await page(BEN, 'sends'), await page(CARA)];
      await expect
        .poll(() => [bob.hears(ANNA) > 0, carol.hears(ANNA) > 0, alice.hears(BEN) > 0], HEARING)
        .toEqual([true, true, true]);
      expect([alice.hears(ANNA), alice.hears(CARA), bob.hears(CARA)]).toEqual([0, 0, 0]);
    });

    test('a mute that is set before joining holds from the first sample, and over a reconnect', async () => {
      const { world, page } = await start();
      const bob = await page(BEN);
      const alice = world.page(ANNA);
      alice.rtc.setMuted(true);
      await alice.rtc.join(world.ticket(ANNA), TIMEOUT_MS);
      await alice.rtc.publish(MICROPHONE);
      await world.settle();
      expect(bob.hears(ANNA)).toBe(0);
      world.cut();
      await world.settle();
      world.mend();
      await world.settle();
      expect(bob.hears(ANNA)).toBe(0);
      alice.rtc.setMuted(false);
      await world.settle();
      await isHeard(() => bob.hears(ANNA));
    });

    test('deafen silences all playback and leaves the microphone alone', async () => {
      const { world, page } = await start();
      const [alice, bob] = [await page(ANNA, 'sends'), await page(BEN, 'sends')];
      bob.rtc.setDeafened(true);
      await world.settle();
      await expect.poll(() => [bob.hears(ANNA), alice.hears(BEN) > 0], HEARING).toEqual([0, true]);
    });

    test('volumes go from 0 to 200, are clamped, and multiply; that of a person may be set before they come', async () => {
      const { world, page } = await start();
      const bob = await page(BEN);
      bob.rtc.setPersonVolume(ANNA, 50);
      const alice = await page(ANNA, 'sends');
      await isHeard(() => bob.hears(ANNA));
      const half = bob.hears(ANNA);
      bob.rtc.setPersonVolume(ANNA, 900);
      await world.settle();
      expect(bob.hears(ANNA) / half).toBeCloseTo(4, 1);
      alice.rtc.setMicrophoneVolume(0);
      await world.settle();
      expect(bob.hears(ANNA)).toBe(0);
      alice.rtc.setMicrophoneVolume(100);
      bob.rtc.setSpeakerVolume(-5);
      await world.settle();
      expect(bob.hears(ANNA)).toBe(0);
    });

    test('a listener cannot send, a refused microphone is denied, and both still hear', async () => {
      const { world, page } = await start();
      await page(ANNA, 'sends');
      const listener = await page(BEN);
      expect(await reasonOf(listener.rtc.publish(MICROPHONE))).toBe('auth');
      const refused = world.page(CARA);
      refused.refuseMicrophone();
      await refused.rtc.join(world.ticket(CARA), TIMEOUT_MS);
      expect(await reasonOf(refused.rtc.publish(MICROPHONE))).toBe('denied');
      await world.settle();
      await expect.poll(() => [listener.hears(ANNA) > 0, refused.hears(ANNA) > 0], HEARING).toEqual([true, true]);
    });

    test('devices can be changed while speaking; an unknown one is no-device and keeps the one in use', async () => {
      const { world, page } = await start();
      const [alice, bob] = [await page(ANNA, 'sends'), await page(BEN)];
      const { microphones, speakers } = await alice.rtc.devices();
      expect([microphones.length, speakers.length]).toEqual([2, 2]);
      await alice.rtc.useMicrophone(microphones[1]?.id ?? '');
      await alice.rtc.useSpeaker(speakers[1]?.id ?? '');
      expect(await reasonOf(alice.rtc.useMicrophone('gone'))).toBe('no-device');
      expect(await reasonOf(alice.rtc.useSpeaker('gone'))).toBe('no-device');
      await world.settle();
      await isHeard(() => bob.hears(ANNA));
    });

    describe.each([
      ['open', false],
      ['muted', true],
    ] as const)('with a microphone that is %s', (_state, isMuted) => {
      async function inCall() {
        const { world, page } = await start();
        const [alice, bob] = [await page(ANNA, 'sends'), await page(BEN)];
        const changes = record(alice.rtc, 'devicesChanged');
        const losses = record(alice.rtc, 'microphoneLost');
        await isHeard(() => bob.hears(ANNA));
        alice.rtc.setMuted(isMuted);
        if (isMuted) await expect.poll(() => bob.hears(ANNA), HEARING).toBe(0);
        const levels = record(bob.rtc, 'levels');
        const takesOver = async (id: string) => {
          await expect.poll(() => changes.at(-1)?.inUse, HEARING).toBe(id);
          expect((await alice.rtc.devices()).inUse).toBe(id);
          await world.settle();
          if (isMuted) {
            expect([bob.hears(ANNA), levels.filter((heard) => (heard.get(ANNA) ?? 0) > 0)]).toEqual([0, []]);
            alice.rtc.setMuted(false);
          }
          await isHeard(() => bob.hears(ANNA));
        };
        return { world, alice, bob, losses, takesOver };
      }

      test('the default one takes over from the chosen one that was unplugged, and gives way to it once it is back', async () => {
        const { alice, losses, takesOver } = await inCall();
        await alice.rtc.publish({ ...MICROPHONE, deviceId: 'mic-2' });
        alice.unplug('mic-2');
        await takesOver('mic-1');
        alice.plug('mic-2');
        await expect.poll(async () => (await alice.rtc.devices()).inUse, HEARING).toBe('mic-2');
        expect(losses).toEqual([]);
      });

      test('another one takes over from the default one that was unplugged', async () => {
        const { alice, losses, takesOver } = await inCall();
        alice.unplug('mic-1');
        await takesOver('mic-2');
        expect(losses).toEqual([]);
      });

      test('another default of the system takes over, and leaves a chosen one in use', async () => {
        const { world, alice, losses, takesOver } = await inCall();
        alice.plug('mic-3');
        await takesOver('mic-3');
        await alice.rtc.publish({ ...MICROPHONE, deviceId: 'mic-1' });
        alice.plug('mic-4');
        await world.settle();
        expect((await alice.rtc.devices()).inUse).toBe('mic-1');
        expect(losses).toEqual([]);
      });

      test('the last one that was unplugged is told as lost; a new one is published when it is asked for', async () => {
        const { world, alice, bob, losses, takesOver } = await inCall();
        alice.unplug('mic-1');
        alice.unplug('mic-2');
        await expect.poll(() => losses.at(-1), HEARING).toBe('missing');
        await world.settle();
        expect([bob.hears(ANNA), (await alice.rtc.devices()).inUse]).toEqual([0, '']);
        expect(await reasonOf(alice.rtc.publish(MICROPHONE))).toBe('no-device');
        alice.plug('mic-3');
        await alice.rtc.publish(MICROPHONE);
        alice.plug('mic-4');
        await takesOver('mic-4');
      });
    });

    test('publishing a chosen microphone that is not plugged in sends the default one', async () => {
      const { world, page } = await start();
      const [alice, bob] = [await page(ANNA), await page(BEN)];
      await alice.rtc.leave();
      await alice.rtc.join(world.ticket(ANNA), TIMEOUT_MS);
      await alice.rtc.publish({ ...MICROPHONE, deviceId: 'gone' });
      expect((await alice.rtc.devices()).inUse).toBe('mic-1');
      await isHeard(() => bob.hears(ANNA));
    });

    test('an output that was unplugged gives way to the system’s, which can also be chosen', async () => {
      const { page } = await start();
      const alice = await page(ANNA);
      await alice.rtc.useSpeaker('out-2');
      expect(alice.speaker()).toBe('out-2');
      await alice.rtc.useSpeaker('');
      expect(alice.speaker()).toBe('');
      await alice.rtc.useSpeaker('out-2');
      alice.unplug('out-2');
      await expect.poll(() => alice.speaker(), HEARING).toBe('');
    });

    test('peers that join, publish, fall silent and leave are announced in this order, and levels name the speakers', async () => {
      const { world, page } = await start();
      const bob = await page(BEN);
      const people = record(bob.rtc, 'person');
      const levels = record(bob.rtc, 'levels');
      const alice = await page(ANNA, 'sends');
      await alice.rtc.unpublish();
      await world.settle();
      expect(bob.hears(ANNA)).toBe(0);
      await alice.rtc.leave();
      await world.settle();
      expect(people.map(({ uid, is }) => `${uid} ${is}`)).toEqual([
        `${ANNA} here`,
        `${ANNA} sending`,
        `${ANNA} silent`,
        `${ANNA} gone`,
      ]);
      expect(levels.some((heard) => (heard.get(ANNA) ?? 0) > 0)).toBe(true);
    });

    test('a lost network is reconnected with the microphone as it was', async () => {
      const { world, page } = await start();
      const [alice, bob] = [await page(ANNA, 'sends'), await page(BEN)];
      const states = record(alice.rtc, 'state');
      world.cut();
      await world.settle();
      expect(bob.hears(ANNA)).toBe(0);
      world.mend();
      await world.settle();
      expect(states).toEqual(['reconnecting', 'joined']);
      await isHeard(() => bob.hears(ANNA));
    });

    test('another token of the place changes nothing that is heard', async () => {
      const { world, page } = await start();
      const [alice, bob] = [await page(ANNA, 'sends'), await page(BEN)];
      await alice.rtc.renew(world.ticket(ANNA).token);
      await world.settle();
      await isHeard(() => bob.hears(ANNA));
    });

    test('a test of the microphone plays it to the viewer alone, and needs no place', async () => {
      const { world, page } = await start();
      const [alice, bob] = [await page(ANNA, 'sends'), await page(BEN)];
      const stop = await alice.rtc.testMicrophone(MICROPHONE);
      const inputs = record(alice.rtc, 'inputLevel');
      await world.settle();
      expect([bob.hears(ANNA), Math.max(...inputs) > 0]).toEqual([0, true]);
      stop();
      await world.settle();
      await isHeard(() => bob.hears(ANNA));
      const newcomer = world.page(CARA);
      const levels = record(newcomer.rtc, 'inputLevel');
      const end = await newcomer.rtc.testMicrophone(MICROPHONE);
      await world.settle();
      expect(Math.max(...levels)).toBeGreaterThan(0);
      end();
      const refused = world.page(XENIA);
      refused.refuseMicrophone();
      expect(await reasonOf(refused.rtc.testMicrophone(MICROPHONE))).toBe('denied');
    });

    test('kicked ends the participation with its reason, and leave afterwards does nothing', async () => {
      const { world, page } = await start();
      const [alice, bob] = [await page(ANNA, 'sends'), await page(BEN)];
      const ended = record(alice.rtc, 'ended');
      world.kick(ANNA);
      await world.settle();
      expect([ended.map(({ reason }) => reason), bob.hears(ANNA)]).toEqual([['kicked'], 0]);
      await alice.rtc.leave();
    });

    test('a join fails by its name: auth, network or timeout, aborted by leave, aborted when there is one already', async () => {
      const { world, page } = await start();
      const alice = await page(ANNA);
      expect(await reasonOf(alice.rtc.join(world.ticket(ANNA), TIMEOUT_MS))).toBe('aborted');
      const stranger = world.page(XENIA);
      expect(await reasonOf(stranger.rtc.join({ ...world.ticket(XENIA), token: 'forged' }, TIMEOUT_MS))).toBe('auth');
      const hasty = world.page(HUGO);
      const joining = reasonOf(hasty.rtc.join(world.ticket(HUGO), TIMEOUT_MS));
      await hasty.rtc.leave();
      expect(await joining).toBe('aborted');
      world.cut();
      const late = world.page(LENA);
      expect(['network', 'timeout']).toContain(await reasonOf(late.rtc.join(world.ticket(LENA), 50)));
    });
  });
}
