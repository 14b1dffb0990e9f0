import type { Clock } from '../ports.ts';
import type { WorldRunner } from './world-runner.ts';

interface Timer {
  /** The moment that it waits for: the steady clock and the world's offset together. */
  readonly due: number;
  readonly work: () => void;
  cancel: () => void;
}

type TimedWorld = Pick<WorldRunner, 'world'>;

/**
 * Work of a node's sockets at a later moment of their world. It comes with the clock of the machine, or as soon as the control API
 * moves the world past that moment.
 */
export class WorldTimers {
  readonly #clock: Clock;
  readonly #timers = new WeakMap<TimedWorld, Set<Timer>>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Calls `work` once after this many milliseconds of the world. */
  after(runner: TimedWorld, ms: number, work: () => void): void {
    const timers = this.#timers.get(runner) ?? new Set();
    this.#timers.set(runner, timers);
    const timer: Timer = { due: this.#momentOf(runner) + ms, work, cancel: () => {} };
    timers.add(timer);
    this.#arm(timers, timer, ms);
  }

  /** Does what is due since the clock of the world was moved, in the order of time, and waits less for the rest. */
  follow(runner: TimedWorld): void {
    const timers = this.#timers.get(runner);
    if (!timers) return;
    const now = this.#momentOf(runner);
    for (const timer of [...timers].sort((one, other) => one.due - other.due)) {
      timer.cancel();
      if (timer.due > now) this.#arm(timers, timer, timer.due - now);
      else {
        timers.delete(timer);
        timer.work();
      }
    }
  }

  #arm(timers: Set<Timer>, timer: Timer, ms: number): void {
    timer.cancel = this.#clock.after(ms, () => {
      timers.delete(timer);
      timer.work();
    });
  }

  #momentOf({ world }: TimedWorld): number {
    return this.#clock.steady() + world.offset;
  }
}
