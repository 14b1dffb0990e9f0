import { expect, test } from 'vitest';
import { emptyWorld } from '../core/state/world.ts';
import { type Clock, silentLogger } from '../ports.ts';
import { WorldTimers } from './world-timers.ts';

/** A clock that stands still until the test moves it. */
class StandingClock implements Clock {
  #now = 0;
  #waiting: { readonly at: number; readonly work: () => void }[] = [];

  now = () => this.#now;
  steady = () => this.#now;
  get waiting(): number {
    return this.#waiting.length;
  }

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
  const broken: string[] = [];
  const timers = new WorldTimers(clock, { ...silentLogger, error: (message) => broken.push(message) });
  const done: string[] = [];
  const after = (ms: number, name: string) => timers.after(runner, ms, () => done.push(name));
  const advance = (ms: number) => {
    runner.world.offset += ms;
    timers.follow(runner);
  };
  return { clock, runner, timers, done, broken, after, advance };
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

test('the work of a world that is gone is dropped, and that of others stays', () => {
  const { clock, runner, timers, done, after } = timed();
  const other = { world: emptyWorld('other') };
  after(1000, 'a');
  timers.after(other, 1000, () => done.push('other'));
  timers.forget(runner);
  expect(clock.waiting).toBe(1);
  clock.pass(1000);
  expect(done).toEqual(['other']);
});

test('work that ends its world drops what is due with it', () => {
  const { runner, timers, done, after, advance } = timed();
  timers.after(runner, 1000, () => timers.forget(runner));
  after(2000, 'a');
  advance(3000);
  expect(done).toEqual([]);
});

test('after a close nothing waits, and nothing new is taken', () => {
  const { clock, timers, after } = timed();
  after(1000, 'a');
  timers.close();
  after(1000, 'b');
  expect(clock.waiting).toBe(0);
});

test('work that breaks stops no other, and is logged', () => {
  const { clock, runner, timers, done, broken, after, advance } = timed();
  const breaks = () => {
    throw new Error('broken');
  };
  timers.after(runner, 1000, breaks);
  after(1000, 'a');
  timers.after(runner, 5000, breaks);
  advance(2000);
  expect(done).toEqual(['a']);
  clock.pass(5000);
  expect(broken).toEqual(['timed work broke', 'timed work broke']);
});
