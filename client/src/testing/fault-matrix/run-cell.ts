import type { UserNo } from '@miczero/contracts';
import type { PlatformNode } from '@miczero/mock-platform';
import { expect, vi } from 'vitest';
import type { WholeState } from '../whole-state.ts';
import { Arrivals } from './arrivals.ts';
import { type controlOf, FAULTS, type Fault, type FaultName, takesALine } from './faults.ts';
import type { Invariant, Mark } from './mark.ts';
import type { Observer } from './observed.ts';

export const PATIENCE = { timeout: 10_000, interval: 5 };

/** A viewer on a page, and a speaker beside them. */
export interface Stage {
  readonly node: PlatformNode;
  readonly call: ReturnType<typeof controlOf>;
  readonly user: UserNo;
  readonly observer: Observer;
  readonly state: () => WholeState;
  readonly bugs: readonly unknown[];
  /** The speaker says a line. */
  readonly say: (id: string, words: string) => void;
  /** Connections that have failed since the page was online. */
  readonly attempts: (state: WholeState) => number;
  /** How often a line stands on the page. */
  readonly heard: (state: WholeState, words: string) => number;
  /** What the event did to the viewer's place is undone as a person would. */
  readonly findTheWayBack: () => void;
  /** Where the viewer is, and where they have to be for lines to arrive. */
  readonly where: () => readonly string[];
  readonly there: readonly string[];
}

interface Played {
  readonly name: string;
  readonly fault: FaultName;
  readonly mid: string;
  readonly mark: Mark;
  readonly invariant: Invariant;
  readonly emit: () => Promise<unknown>;
}

/** Waits until the viewer is in the place and online. */
export async function isBack({ findTheWayBack, where, there }: Stage): Promise<void> {
  await vi.waitFor(() => {
    findTheWayBack();
    expect(where()).toEqual(there);
  }, PATIENCE);
}

/**
 * One event under one fault. It is on the page once if it arrives, else never; the features handle it as often; and the next line is
 * there once.
 */
export async function playCell(stage: Stage, { name, fault, mid, mark, invariant, emit }: Played): Promise<void> {
  const { node, user, call, observer, say, heard } = stage;
  const stands = (words: string) => heard(stage.state(), words);
  const before = `before ${mark.text}`;
  const losesALine = takesALine({ name, fault });
  if (LINE_BEFORE.has(name)) {
    say(`b-${mid}`, before);
    await vi.waitFor(() => expect(stands(before)).toBe(1), PATIENCE);
  }
  const arrivals = new Arrivals(node, user);
  // What the event of the cell before has changed is as it was.
  const event = await vi.waitFor(() => {
    const followed = observer.follow(mid, invariant, mark);
    if (followed.made().shown === 0) return followed;
    followed.stop();
    throw new Error('the former event is still on the page');
  }, PATIENCE);
  const attempts = observer.largest(stage.attempts);
  let wasHeldBack = false;
  const isHeldBack = async () => {
    await vi.waitFor(() => expect(arrivals.fatesOf(mid)).toContain('sent'), PATIENCE);
    // What a socket that carries bytes has in hand is gone after a call and its answer.
    for (let calls = 0; calls < 3; calls += 1) await call('connections.list', {});
    wasHeldBack = arrivals.hasBacklog() && event.made().handled === 0;
  };
  await FAULTS[fault].strike({ event: name, user, call, emit, isHeldBack });
  await hasStruck({ stage, fault, mid, arrivals, attempts: attempts.read, wasHeldBack });
  attempts.stop();
  if (losesALine) {
    say(`t-${mid}`, `taken ${mark.text}`);
    await vi.waitFor(() => expect(stands(before)).toBe(0), PATIENCE);
  }
  await isBack(stage);
  const next = `after ${mark.text}`;
  const shown = observer.largest((state) => heard(state, next));
  say(`c-${mid}`, next);
  await vi.waitFor(() => {
    // The event may come behind the line, and take the viewer away once more.
    stage.findTheWayBack();
    expect(shown.read()).toBe(1);
    const times = arrivals.expected(fault, mid);
    expect(event.made()).toEqual({ handled: times, shown: times });
  }, PATIENCE);
  await isBack(stage);
  await vi.waitFor(() => expect(invariant.isOver?.(stage.state())).not.toBe(false), PATIENCE);
  event.stop();
  shown.stop();
  expect(stage.bugs).toEqual([]);
}

interface Struck {
  readonly stage: Stage;
  readonly fault: FaultName;
  readonly mid: string;
  readonly arrivals: Arrivals;
  readonly attempts: () => number;
  /** The event waited at its socket, and the page did not have it. */
  readonly wasHeldBack: boolean;
}

/** A cell whose fault missed would prove nothing. */
async function hasStruck({ stage, fault, mid, arrivals, attempts, wasHeldBack }: Struck): Promise<void> {
  const { sign }: Fault = FAULTS[fault];
  if (sign === undefined) return;
  await vi.waitFor(() => {
    // The event itself may keep the page away.
    stage.findTheWayBack();
    if (sign === 'refused') expect(attempts()).toBeGreaterThan(0);
    if (sign === 'refused' || sign === 'reconnected') expect(arrivals.hasReconnected()).toBe(true);
    else if (sign === 'heldBack') expect(wasHeldBack).toBe(true);
    else expect(arrivals.fatesOf(mid)).toContain(sign);
  }, PATIENCE);
}

/** Events that take lines away. */
const LINE_BEFORE: ReadonlySet<string> = new Set(['messagesCleared', 'roomChatCleared']);
