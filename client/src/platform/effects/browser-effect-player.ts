import type { EffectEnd, EffectFormat, Playable } from '../../lib/effect-file.ts';
import type { Clock } from '../ports/clock.ts';
import type { EffectLane, EffectPlayer } from '../ports/effect-player.ts';
import type { Clip, OpenClip } from './clip.ts';
import { createEffectFiles } from './effect-files.ts';
import { createFrameBudget } from './frame-budget.ts';

/** A file that takes longer would play long after its gift. */
const LOAD_MS = 8000;
/** A longer animation is cut: others wait. */
const PLAY_MAX_MS = 15_000;
/** After a play that was too slow, the page plays no files for this long. */
const REST_MS = 30_000;

type Openers = Readonly<Record<EffectFormat, () => Promise<OpenClip>>>;

/** Each format is a chunk of its own, loaded with the first file of the format. */
const OPENERS: Openers = {
  film: async () => (await import('./film-clip.ts')).openFilm,
  lottie: async () => (await import('./lottie-clip.ts')).openLottie,
  svga: async () => (await import('./svga-clip.ts')).openSvga,
  webp: async () => (await import('./webp-clip.ts')).openWebp,
};

interface Play {
  readonly abort: AbortController;
  readonly stopped: Promise<EffectEnd>;
}

interface EffectPlayerOptions {
  readonly clock: Clock;
  /** How files are opened; tests give others. */
  readonly openers?: Openers;
  /** Calls back at the next frame with its time in milliseconds. */
  readonly nextFrame?: (callback: (now: number) => void) => void;
}

/** The player of a page (decision 0111). */
export function createEffectPlayer(options: EffectPlayerOptions): EffectPlayer {
  const { clock, openers = OPENERS, nextFrame = (callback) => void requestAnimationFrame(callback) } = options;
  const download = createEffectFiles();
  const plays = new Map<EffectLane, Play>();
  let restUntil = 0;

  async function open(effect: Playable, signal: AbortSignal): Promise<Clip> {
    if (effect.format === 'scene') return (await import('./scenes/open-scene.ts')).openScene(effect.name);
    const { url, format } = effect;
    const [file, openClip] = await Promise.all([download(url, signal), openers[format]()]);
    return openClip(file, signal);
  }

  async function show(clip: Clip, lane: EffectLane, { stopped, abort }: Play): Promise<EffectEnd> {
    const host = document.querySelector(`[data-effect-lane="${lane}"]`);
    if (!host || abort.signal.aborted) return 'played';
    host.append(clip.element);
    const frames = watchFrames(nextFrame, abort.signal);
    const longest = after(clock, PLAY_MAX_MS, 'played' as const);
    try {
      return await Promise.race([clip.play().then(() => 'played' as const), frames, longest.reached, stopped]);
    } finally {
      longest.cancel();
      clip.element.remove();
    }
  }

  async function run(effect: Playable, lane: EffectLane, play: Play): Promise<EffectEnd> {
    const late = after(clock, LOAD_MS, null);
    const opening = open(effect, play.abort.signal);
    // What comes too late is closed; its failure has been answered already.
    let isWanted = true;
    opening.then(
      (clip) => isWanted || clip.close(),
      () => {},
    );
    const clip = await Promise.race([opening, late.reached, play.stopped]).catch(() => null);
    late.cancel();
    isWanted = clip !== null && clip !== 'played';
    if (clip === null || typeof clip === 'string') return clip ?? 'broken';
    try {
      return await show(clip, lane, play).catch(() => 'broken' as const);
    } finally {
      clip.close();
    }
  }

  return {
    async play(effect, lane) {
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 'unwanted';
      if (clock.now() < restUntil) return 'slow';
      this.stop(lane);
      const abort = new AbortController();
      const stopped = new Promise<EffectEnd>((resolve) => {
        abort.signal.addEventListener('abort', () => resolve('played'));
      });
      const play: Play = { abort, stopped };
      plays.set(lane, play);
      const end = await run(effect, lane, play);
      if (end === 'slow') restUntil = clock.now() + REST_MS;
      // Ends the download, the opening and the watch over the frames.
      abort.abort();
      if (plays.get(lane) === play) plays.delete(lane);
      return end;
    },
    stop(lane) {
      plays.get(lane)?.abort.abort();
      plays.delete(lane);
    },
  };
}

function after<Value>(clock: Clock, ms: number, value: Value) {
  let cancel = () => {};
  const reached = new Promise<Value>((resolve) => {
    cancel = clock.after(ms, () => resolve(value));
  });
  return { reached, cancel };
}

/** Resolves when the page does not keep up with the frames; a hidden page has none, and is not slow. */
function watchFrames(next: (callback: (now: number) => void) => void, signal: AbortSignal): Promise<'slow'> {
  return new Promise((resolve) => {
    const budget = createFrameBudget();
    const look = (now: number) => {
      if (signal.aborted) return;
      if (budget.frame(now)) next(look);
      else resolve('slow');
    };
    next(look);
  });
}
