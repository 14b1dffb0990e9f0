import { createClock } from '../platform/clock/browser-clock.ts';
import type { Clock } from '../platform/ports/clock.ts';
import type { PageRtc, PageRtcOptions } from '../platform/rtc/sound/page-rtc.ts';
import type { RtcWorld } from './contracts/rtc-contract.ts';
import { FakeCapture } from './fakes/fake-capture.ts';

const SETTLE_METERS_MAX = 120;

/**
 * Pages with real sound: their own Web Audio and time, and microphones that can be refused and unplugged. `open` makes the
 * adapter of a page, `calmMeters` says for how many readings of levels nothing may change until sound has travelled.
 */
export function createSoundPages(
  open: (uid: string, options: PageRtcOptions) => PageRtc,
  calmMeters: number,
): Pick<RtcWorld, 'page' | 'settle' | 'close'> {
  const clock = createClock();
  const pages = new Map<string, PageRtc>();
  const contexts: AudioContext[] = [];
  const createContext = () => {
    const context = new AudioContext();
    contexts.push(context);
    return context;
  };
  return {
    page(uid) {
      const capture = new FakeCapture(createContext());
      let speaker = '';
      const createPlayed = () => {
        // The outputs of the fake devices are known to no browser.
        const setSinkId = async (id: string) => {
          speaker = id;
        };
        return Object.assign(createContext(), { setSinkId });
      };
      const rtc = open(uid, { clock, media: capture, createContext: createPlayed });
      pages.set(uid, rtc);
      return {
        rtc,
        hears: (from) => rtc.hears(from),
        refuseMicrophone: () => capture.refuse(),
        allowMicrophone: () => capture.allow(),
        plug: (id) => capture.plug(id),
        unplug: (id) => capture.unplug(id),
        speaker: () => speaker,
      };
    },
    settle: () => settleSound(clock, pages, calmMeters),
    async close() {
      for (const rtc of pages.values()) await rtc.close();
      for (const context of contexts) if (context.state !== 'closed') await context.close();
    },
  };
}

/** Waits until who hears whom has not changed for `calm` readings of the levels, 50 ms apart. */
async function settleSound(
  clock: Clock,
  pages: ReadonlyMap<string, { hears(uid: string): number }>,
  calmMeters: number,
): Promise<void> {
  const picture = () =>
    `${[...pages].flatMap(([uid, page]) => [...pages.keys()].map((from) => `${uid}<${from} ${page.hears(from) > 0}`))}`;
  let calm = 0;
  let before = '';
  for (let meter = 0; meter < SETTLE_METERS_MAX && calm < calmMeters; meter += 1) {
    await clock.sleep(50);
    const seen = picture();
    calm = seen === before ? calm + 1 : 0;
    before = seen;
  }
}
