import type { Clock } from '../../ports/clock.ts';

const METER_MS = 50;
const QUALITY_MS = 2000;

type Signals = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

export interface SoundWatch {
  readonly clock: Clock;
  readonly media: Signals;
  readonly context: AudioContext;
  /** Called with each reading of a meter. */
  readonly onLevels: () => void;
  readonly onQuality: () => void;
  readonly onDevices: () => void;
  readonly onPlaybackBlocked: (isBlocked: boolean) => void;
}

/** Watches levels, quality, devices, and whether the browser plays, from a join to its end. Returns what ends it. */
export function watchSound({ clock, media, context, ...on }: SoundWatch): () => void {
  const ends = [
    meter(clock, on.onLevels),
    every(clock, QUALITY_MS, on.onQuality),
    listen(media, 'devicechange', on.onDevices),
    listen(context, 'statechange', () => on.onPlaybackBlocked(context.state !== 'running')),
  ];
  if (context.state !== 'running') {
    void context.resume();
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
  target.addEventListener(name, act);
  return () => target.removeEventListener(name, act);
}
