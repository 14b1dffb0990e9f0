import { userNo } from '@miczero/contracts';
import * as z from 'zod/mini';
import { createClock } from '../platform/clock/browser-clock.ts';
import { LocalRtc } from '../platform/rtc/local/local-rtc.ts';
import type { RtcWorld } from './contracts/rtc-contract.ts';
import { FakeCapture } from './fakes/fake-capture.ts';
import { FakeRtcHub, hubToken } from './fakes/fake-rtc-hub.ts';
import { settleSound } from './settle-sound.ts';

/** Links are negotiated over several frames: after so many readings without news, sound and events have travelled. */
const CALM_METERS = 14;

/** Several pages in this one, with real connections and real sound between them. Uids of the contract stand for user numbers. */
export function createLocalRtcWorld(): RtcWorld & {
  readonly silence: (uid: string) => void;
  readonly hear: (uid: string) => void;
} {
  const hub = new FakeRtcHub();
  const clock = createClock();
  const pages = new Map<string, LocalRtc>();
  const contexts: AudioContext[] = [];
  const createContext = () => {
    const context = new AudioContext();
    // The outputs of the fake devices are known to no browser.
    Object.assign(context, { setSinkId: async () => {} });
    contexts.push(context);
    return context;
  };
  return {
    page(uid) {
      const capture = new FakeCapture(createContext());
      const rtc = new LocalRtc({
        socket: hub.socket(z.parse(userNo, uid)),
        clock,
        media: capture,
        createContext,
        iceServers: [],
      });
      pages.set(uid, rtc);
      return {
        rtc,
        hears: (from) => rtc.hears(from),
        refuseMicrophone: () => capture.refuse(),
        unplug: (id) => capture.unplug(id),
      };
    },
    ticket: (uid, { maySend } = { maySend: true }) => ({ channel: 'channel:9003', uid, token: hubToken(uid, maySend) }),
    kick: (uid) => hub.kick(uid),
    silence: (uid) => hub.silence(uid),
    hear: (uid) => hub.hear(uid),
    cut: () => hub.cut(),
    mend: () => hub.mend(),
    settle: () => settleSound(clock, pages, CALM_METERS),
    async close() {
      for (const rtc of pages.values()) await rtc.close();
      for (const context of contexts) if (context.state !== 'closed') await context.close();
    },
  };
}
