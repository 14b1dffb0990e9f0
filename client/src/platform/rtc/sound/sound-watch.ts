import type { Clock } from '../../ports/clock.ts';

const METER_MS = 50;
const QUALITY_MS = 2000;
/** What browsers count as an act of the person: a mouse acts by its press, a finger by its lift. */
const PRESSES = ['pointerdown', 'pointerup', 'keydown'] as const;

type Signals = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

export interface SoundWatch {
  readonly clock: Clock;
  readonly media: Signals;
  readonly context: Signals & Pick<AudioContext, 'state' | 'resume'>;
  /** Hears each press of the person. */
  readonly page: Signals;
  /** Called with each reading of a meter. */
  readonly onLevels: () => void;
  readonly onQuality: () => void;
  readonly onDevices: () => void;
  readonly onPlaybackBlocked: (isBlocked: boolean) => void;
}

/** Watches levels, quality, devices, and whether the browser plays, from a join to its end. Returns what ends it. */
export function watchSound({ clock, media, context, page, ...on }: SoundWatch): () => void {
  const resume = () => {
    // WebKit rejects when it sees no user gesture: the sound stays blocked, as reported, and the next press tries again.
    if (context.state !== 'running') context.resume().catch(() => {});
  };
  const ends = [
    meter(clock, on.onLevels),
    every(clock, QUALITY_MS, on.onQuality),
    listen(media, 'devicechange', on.onDevices),
    listen(context, 'statechange', () => on.onPlaybackBlocked(context.state !== 'running')),
    // A page that was opened by its address plays and sends nothing: the first press on anything ends that.
    ...PRESSES.map((name) => listen(page, name, resume)),
  ];
  if (context.state !== 'running') {
    resume();
    on.onPlaybackBlocked(true);
  }
  return () => {
    for (const end of ends.splice(0)) end();
  };
}

/** Reads a level as often as a meter moves. Returns what ends it. */
export function meter(clock: Clock, read: () => void): () => void {
  return every(clock, METER_MS, read);
}

function every(clock: Clock, ms: number, work: () => void): () => void {
  let cancel = () => {};
  const next = () => {
    cancel = clock.after(ms, () => {
      work();
      next();
    });
  };
  next();
  return () => cancel();
}

function listen(target: Signals, name: string, act: () => void): () => void {
  // Before what the page shows can keep the event to itself.
  target.addEventListener(name, act, { capture: true });
  return () => target.removeEventListener(name, act, { capture: true });
}
