import type { Clock, Logger } from '../ports.ts';
import type { WorldRunner } from './world-runner.ts';

interface Timer {
  /** The moment that it waits for: the steady clock and the world's offset together. */
  readonly due: number;
  readonly work: () => void;
  /** What is done instead where the world or the node ends before. */
  readonly onEnd: () => void;
  cancel: () => void;
}

type TimedWorld = Pick<WorldRunner, 'world'>;

/**
 * Work of a node's sockets at a later moment of their world. It comes with the clock of the machine, or as soon as the control API
 * moves the world past that moment. It ends with its world and its node.
 */
export class WorldTimers {
  readonly #clock: Clock;
  readonly #logger: Pick<Logger, 'error'>;
  readonly #timers = new Map<TimedWorld, Set<Timer>>();
  #isClosed = false;

  constructor(clock: Clock, logger: Pick<Logger, 'error'>) {
    [this.#clock, this.#logger] = [clock, logger];
  }

  /** Calls `work` once after this many milliseconds of the world, or `onEnd` where the world or the node ends before. */
  after(runner: TimedWorld, ms: number, work: () => void, onEnd: () => void = () => {}): void {
    if (this.#isClosed) {
      this.#attempt(onEnd);
      return;
    }
    const timers = this.#timers.get(runner) ?? new Set();
    this.#timers.set(runner, timers);
    const timer: Timer = { due: this.#momentOf(runner) + ms, work, onEnd, cancel: () => {} };
    timers.add(timer);
    this.#arm(runner, timer, ms);
  }

  /** Does what is due since the clock of the world was moved, in the order of time, and waits less for the rest. */
  follow(runner: TimedWorld): void {
    const timers = this.#timers.get(runner);
    if (!timers) return;
    const now = this.#momentOf(runner);
    for (const timer of [...timers].sort((one, other) => one.due - other.due)) {
      timer.cancel();
      // Work before it may have ended the world.
      if (!timers.has(timer)) continue;
      if (timer.due > now) this.#arm(runner, timer, timer.due - now);
      else this.#work(runner, timer);
    }
  }

  /** Drops the work of a world that is gone. */
  forget(runner: TimedWorld): void {
    const timers = this.#timers.get(runner) ?? new Set();
    this.#timers.delete(runner);
    const dropped = [...timers];
    timers.clear();
    for (const { cancel, onEnd } of dropped) {
      cancel();
      this.#attempt(onEnd);
    }
  }

  /** Drops all work, and takes no more. */
  close(): void {
    this.#isClosed = true;
    for (const runner of [...this.#timers.keys()]) this.forget(runner);
  }

  #arm(runner: TimedWorld, timer: Timer, ms: number): void {
    timer.cancel = this.#clock.after(ms, () => this.#work(runner, timer));
  }

  #work(runner: TimedWorld, timer: Timer): void {
    const timers = this.#timers.get(runner);
    timers?.delete(timer);
    if (timers?.size === 0) this.#timers.delete(runner);
    this.#attempt(timer.work);
  }

  /** Work that breaks stops no other. */
  #attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#logger.error('timed work broke', { error });
    }
  }

  #momentOf({ world }: TimedWorld): number {
    return this.#clock.steady() + world.offset;
  }
}
