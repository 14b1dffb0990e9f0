import type { ChildProcess } from 'node:child_process';
import { next } from '../child.ts';

const PAUSE_MS = 1000;

/** Waits until receivers hear no more of each other's arrival, and lets them count anew: those messages are not the measured ones. */
export async function quiet(receivers: ChildProcess): Promise<void> {
  for (let before = -1, now = 0; before !== now; ) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const counted = next(receivers, 'counted');
    receivers.send({ order: 'count' });
    before = now;
    now = Number((await counted)['messages']);
  }
  receivers.send({ order: 'zero' });
}
