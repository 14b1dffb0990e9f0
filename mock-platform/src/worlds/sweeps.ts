import type { Member } from '../cluster/membership.ts';
import { isNoticeSweepDue } from '../core/areas/notices/notices.ts';
import { isOrderDue } from '../core/areas/orders/cashier.ts';
import { isReviewDue } from '../core/areas/real-name/review.ts';
import { isRoomSweepDue } from '../core/areas/rooms/room-sockets.ts';
import { isSessionSweepDue } from '../core/areas/sessions/sessions.ts';
import { isInviteSweepDue } from '../core/areas/team-up/invites.ts';
import { isVoiceSweepDue } from '../core/areas/voice/sweep.ts';
import { NotStored } from '../core/kernel/refusals.ts';
import type { World } from '../core/state/world.ts';
import type { Clock, Logger } from '../ports.ts';
import type { WorldRunner } from './world-runner.ts';
import type { Worlds } from './worlds.ts';

/** How often the leading node looks for what time alone has made due. */
const SWEEP_MS = 1000;

/** Changes caused by time alone, and when they are due. */
const SWEEPS = [
  { name: 'session.sweep', isDue: isSessionSweepDue },
  { name: 'voice.sweep', isDue: isVoiceSweepDue },
  { name: 'invite.sweep', isDue: isInviteSweepDue },
  { name: 'notice.sweep', isDue: isNoticeSweepDue },
  { name: 'real_name.review', isDue: isReviewDue },
  { name: 'room.sweep', isDue: isRoomSweepDue },
  { name: 'order.settle', isDue: isOrderDue },
] as const;

interface SweepOptions {
  readonly worlds: Worlds;
  readonly member: Member;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Runs the overdue sweeps of each world on the leading node. Returns a function that ends it. */
export function everySweep({ worlds, member, clock, logger }: SweepOptions): () => void {
  let stop = () => {};
  const guard = (runner: WorldRunner, sweep: string, done: Promise<unknown>) => {
    done.catch((error: unknown) => {
      // The refused group is in the log already, once for all that a full disk refuses.
      if (!(error instanceof NotStored)) logger.error('sweep failed', { world: runner.name, sweep, error });
    });
  };
  const sweepWorld = (runner: WorldRunner) => {
    for (const { name, isDue } of SWEEPS) {
      if (isDue(runner.world, runner.now())) guard(runner, name, runner.run(name, null, {}));
    }
    for (const node of connectedLeases(runner.world)) {
      if (!member.isLive(node)) guard(runner, 'node.lapse', runner.run('node.lapse', null, { node }));
    }
  };
  const sweep = () => {
    if (member.leads()) for (const runner of worlds.all()) sweepWorld(runner);
    stop = clock.after(SWEEP_MS, sweep);
  };
  stop = clock.after(SWEEP_MS, sweep);
  return () => stop();
}

/** The leases under which connections of a world opened. */
function connectedLeases({ connections, audio_links, rooms }: World): Set<string> {
  const held = [connections, audio_links, rooms.connections, rooms.audio_links].flatMap((each) => [...each.values()]);
  return new Set(held.map(({ node }) => node));
}
