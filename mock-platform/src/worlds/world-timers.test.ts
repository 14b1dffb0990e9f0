import { expect, test } from 'vitest';
import { emptyWorld } from '../core/state/world.ts';
import type { Clock } from '../ports.ts';
import { WorldTimers } from './world-timers.ts';

/** A clock that stands still until the test moves it. */
class StandingClock implements Clock {
  #now = 0;
  #waiting: { readonly at: number; readonly work: () => void }[] = [];

  now = () => this.#now;
  steady = () => this.#now;
  after = (ms: number, work: () => void) => {
    const entry = { at: this.#now + ms, work };
    this.#waiting.push(entry);
    return () => {
      this.#waiting = this.#waiting.filter((each) => each !== entry);
    };
  };

  pass(ms: number): void {
    this.#now += ms;
    for (const entry of this.#waiting.filter(({ at }) => at <= this.#now)) {
      this.#waiting = this.#waiting.filter((each) => each !== entry);
      entry.work();
    }
  }
}

function timed() {
  const clock = new StandingClock();
  const runner = { world: emptyWorld('qa') };
  const timers = new WorldTimers(clock);
  const done: string[] = [];
  const after = (ms: number, name: string) => timers.after(runner, ms, () => done.push(name));
  const advance = (ms: number) => {
    runner.world.offset += ms;
    timers.follow(runner);
  };
  return { clock, timers, done, after, advance };
}

test('work comes with the clock of the machine', () => {
  const { clock, done, after } = timed();
  after(100, 'a');
  clock.pass(99);
  expect(done).toEqual([]);
  clock.pass(1);
  expect(done).toEqual(['a']);
});

test('a world that is moved does what is due in the order of time, and waits less for the rest', () => {
  const { clock, done, after, advance } = timed();
  after(2500, 'later');
  after(1000, 'sooner');
  after(5000, 'last');
  advance(3000);
  expect(done).toEqual(['sooner', 'later']);
  clock.pass(2000);
  expect(done).toEqual(['sooner', 'later', 'last']);
  clock.pass(10_000);
  expect(done).toHaveLength(3);
});

test('the move of one world is none of another', () => {
  const { timers, done, after } = timed();
  after(1000, 'a');
  const other = { world: emptyWorld('other') };
  other.world.offset += 60_000;
  timers.follow(other);
  expect(done).toEqual([]);
});
