import type { UserNo } from '@miczero/contracts';
import type { Turn } from '../../kernel/turn.ts';
import { inUseBeside, keyOf } from '../../rights/devices.ts';
import type { Session } from '../../state/sessions.ts';
import type { World } from '../../state/world.ts';

/** rule.client-header: what a device calls itself begins with its platform. Empty for a device that has no such name. */
export function platformOf(device: string): string {
  return /^([a-z]{1,16})_/.exec(device)?.[1] ?? '';
}

/** A socket that opens, of a hall or of a room. */
export interface OpenInput {
  readonly connection: string;
  readonly node: string;
  /** The person wants to continue here: takes over from the device that is in use. */
  readonly claim?: boolean | undefined;
}

/** Why a socket may not stay. */
export type OpenVerdict = 'accepted' | 'tooMany' | 'usedElsewhere';

/** Makes a session the active one on its platform, and tells the former one. */
export function takeIntoUse(turn: Turn, session: Session): void {
  const former = inUseBeside(turn.world, session);
  const own = turn.world.in_use.get(session.no) ?? new Map<string, string>();
  turn.world.in_use.set(session.no, own.set(keyOf(session), session.sid));
  if (former) turn.events.push({ kind: 'session-taken-over', no: former.no, sid: former.sid, at: turn.at });
}

/** A session that has ended is in use no longer. */
export function forgetUse(world: World, no: UserNo, sid: string): void {
  const own = world.in_use.get(no);
  if (!own) return;
  for (const [platform, used] of own) if (used === sid) own.delete(platform);
  if (own.size === 0) world.in_use.delete(no);
}
