import type { UserNo } from '@miczero/contracts';
import type { Turn } from '../../kernel/turn.ts';
import type { World } from '../../state/world.ts';
import { leaveVoice } from './voice.ts';

/** How long a person without a connection keeps their place in a voice channel. */
export const VOICE_GRACE_MS = 15_000;

/** Takes those who vanished longer than the grace ago out of their voice channels. */
export function sweepVoice(turn: Turn, _input: Record<never, never>): { removed: number } {
  const due = whoVanishedFor(turn.world, turn.at);
  for (const no of due) {
    turn.world.vanished.delete(no);
    leaveVoice(turn, no);
  }
  return { removed: due.length };
}

/** Whether `sweepVoice` has anything to do. */
export function isVoiceSweepDue(world: World, at: number): boolean {
  return whoVanishedFor(world, at).length > 0;
}

function whoVanishedFor(world: World, at: number): UserNo[] {
  return [...world.vanished].filter(([, since]) => at - since >= VOICE_GRACE_MS).map(([no]) => no);
}
