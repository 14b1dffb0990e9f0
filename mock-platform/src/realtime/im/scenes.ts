import { SYSTEM_SESSIONS, type UserNo } from '@miczero/contracts';
import type { Scene } from '../../core/state/im.ts';

/** Where a conversation leads, in the provider's words and in ours. To the provider a system session is a person. */

export interface Place {
  readonly scene: Scene;
  readonly to: string;
}

const SYSTEM: ReadonlySet<string> = new Set(SYSTEM_SESSIONS);

export function personPlace(account: string): Place {
  return { scene: SYSTEM.has(account) ? 'system' : 'p2p', to: account };
}

export function teamPlace(team: number | string): Place {
  return { scene: 'team', to: String(team) };
}

const TYPE = { p2p: 1, system: 1, team: 2 } as const satisfies Record<Scene, number>;

export function conversationTypeOf(scene: Scene): number {
  return TYPE[scene];
}

/** `<own account>|<1 or 2>|<person or team>` */
export function conversationIdOf(no: UserNo, { scene, to }: Place): string {
  return `${no}|${TYPE[scene]}|${to}`;
}

/** The place of an own conversation; null for an id that is not one. */
export function placeOf(no: UserNo, conversation: string): Place | null {
  const [own, type, to] = conversation.split('|');
  if (own !== no || to === undefined || to === '') return null;
  if (type === '1') return personPlace(to);
  return type === '2' ? teamPlace(to) : null;
}

/** The place of a local conversation, `p2p|<person>` or `team|<team>`; null for an id that is not one. */
export function localPlaceOf(id: string): Place | null {
  const [scene, to] = id.split('|');
  if (to === undefined || to === '') return null;
  if (scene === 'p2p') return personPlace(to);
  return scene === 'team' ? teamPlace(to) : null;
}

export function localIdOf({ scene, to }: Place): string {
  return `${scene === 'team' ? 'team' : 'p2p'}|${to}`;
}
