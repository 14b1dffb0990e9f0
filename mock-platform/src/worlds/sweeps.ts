import { isNoticeSweepDue } from '../core/areas/notices/notices.ts';
import { isOrderDue } from '../core/areas/orders/cashier.ts';
import { isReviewDue } from '../core/areas/real-name/review.ts';
import { isRoomSweepDue } from '../core/areas/rooms/presence.ts';
import { isSessionSweepDue } from '../core/areas/sessions/sessions.ts';
import { isInviteSweepDue } from '../core/areas/team-up/invites.ts';
import { isVoiceSweepDue } from '../core/areas/voice/sweep.ts';
import type { Clock, Logger } from '../ports.ts';
import type { Worlds } from './worlds.ts';

/** How often a node looks for what has become due by the mere passing of time. */
const SWEEP_MS = 1000;

/** What time alone brings about, and when there is anything to do. */
const SWEEPS = [
  { name: 'session.sweep', isDue: isSessionSweepDue },
  { name: 'voice.sweep', isDue: isVoiceSweepDue },
  { name: 'invite.sweep', isDue: isInviteSweepDue },
  { name: 'notice.sweep', isDue: isNoticeSweepDue },
  { name: 'real_name.review', isDue: isReviewDue },
  { name: 'room.sweep', isDue: isRoomSweepDue },
  { name: 'order.settle', isDue: isOrderDue },
] as const;

/** Lets worlds in which something is overdue see to it. Returns what stops it. */
export function everySweep(clock: Clock, worlds: Worlds, logger: Logger): () => void {
  let stop = () => {};
  const sweep = () => {
    for (const runner of worlds.all()) {
      for (const { name, isDue } of SWEEPS) {
        if (!isDue(runner.world, runner.now())) continue;
        runner.run(name, null, {}).catch((error: unknown) => {
          logger.error('sweep failed', { world: runner.name, sweep: name, error });
        });
      }
    }
    stop = clock.after(SWEEP_MS, sweep);
  };
  stop = clock.after(SWEEP_MS, sweep);
  return () => stop();
}
