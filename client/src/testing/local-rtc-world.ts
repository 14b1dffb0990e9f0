import { userNo } from '@miczero/contracts';
import * as z from 'zod/mini';
import { createClock } from '../platform/clock/browser-clock.ts';
import { LocalRtc } from '../platform/rtc/local/local-rtc.ts';
import type { RtcWorld } from './contracts/rtc-contract.ts';
import { FakeCapture } from './fakes/fake-capture.ts';
import { FakeRtcHub, hubToken } from './fakes/fake-rtc-hub.ts';

/** Levels arrive every 50 ms: after so many without news, sound and events have travelled. */
const CALM_METERS = 14;
const SETTLE_METERS_MAX = 120;

/** Several pages in this one, with real connections and real sound between them. Uids of the contract stand for user numbers. */
export function createLocalRtcWorld(): RtcWorld & { readonly silence: (uid: string) => void } {
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
  const picture = (): string => {
    const heard = [...pages].flatMap(([uid, rtc]) =>
      [...pages.keys()].map((from) => `${uid}<${from} ${rtc.hears(from) > 0}`),
    );
    return `${heard}`;
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
    cut: () => hub.cut(),
    mend: () => hub.mend(),
    async settle() {
      let calm = 0;
      let before = '';
      for (let meter = 0; meter < SETTLE_METERS_MAX && calm < CALM_METERS; meter += 1) {
        await clock.sleep(50);
        const seen = picture();
        calm = seen === before ? calm + 1 : 0;
        before = seen;
      }
    },
    async close() {
      for (const rtc of pages.values()) await rtc.close();
      for (const context of contexts) if (context.state !== 'closed') await context.close();
    },
  };
}
