import type { UserNo } from '@miczero/contracts';
import type { Turn } from '../../kernel/turn.ts';
import type { World } from '../../state/world.ts';
import { leaveVoice } from './voice.ts';

/** How long a person without a hall connection, or without the audio link of before, keeps their place in a voice channel. */
export const VOICE_GRACE_MS = 15_000;

/** Takes those whose connection or audio link is gone for longer than the grace out of their voice channels. */
export function sweepVoice(turn: Turn, _input: Record<never, never>): { removed: number } {
  const due = whoIsGoneFor(turn.world, turn.at);
  for (const no of due) {
    turn.world.vanished.delete(no);
    turn.world.unlinked.delete(no);
    leaveVoice(turn, no);
  }
  return { removed: due.size };
}

/** Whether `sweepVoice` has anything to do. */
export function isVoiceSweepDue(world: World, at: number): boolean {
  return whoIsGoneFor(world, at).size > 0;
}

function whoIsGoneFor({ vanished, unlinked }: World, at: number): ReadonlySet<UserNo> {
  const gone = new Set<UserNo>();
  for (const since of [vanished, unlinked]) {
    for (const [no, moment] of since) if (at - moment >= VOICE_GRACE_MS) gone.add(no);
  }
  return gone;
}
