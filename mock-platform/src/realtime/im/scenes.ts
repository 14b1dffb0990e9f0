import { SYSTEM_SESSIONS, type UserNo } from '@miczero/contracts';
import type { Scene } from '../../core/state/im.ts';

/** Where a conversation leads, in the provider's words and in ours. To the provider a system session is a person. */

export interface Target {
  readonly scene: Scene;
  readonly to: string;
}

const SYSTEM: ReadonlySet<string> = new Set(SYSTEM_SESSIONS);

export function personTarget(account: string): Target {
  return { scene: SYSTEM.has(account) ? 'system' : 'p2p', to: account };
}

export function teamTarget(team: number | string): Target {
  return { scene: 'team', to: String(team) };
}

const TYPE = { p2p: 1, system: 1, team: 2 } as const satisfies Record<Scene, number>;

export function conversationTypeOf(scene: Scene): number {
  return TYPE[scene];
}

/** `<own account>|<1 or 2>|<person or team>` */
export function conversationIdOf(no: UserNo, { scene, to }: Target): string {
  return `${no}|${TYPE[scene]}|${to}`;
}

/** The target of an own conversation; null for an id that is not one. */
export function targetOf(no: UserNo, conversation: string): Target | null {
  const [own, type, to] = conversation.split('|');
  if (own !== no || to === undefined || to === '') return null;
  if (type === '1') return personTarget(to);
  return type === '2' ? teamTarget(to) : null;
}

/** The target of a local conversation, `p2p|<person>` or `team|<team>`; null for an id that is not one. */
export function localTargetOf(id: string): Target | null {
  const [scene, to] = id.split('|');
  if (to === undefined || to === '') return null;
  if (scene === 'p2p') return personTarget(to);
  return scene === 'team' ? teamTarget(to) : null;
}

export function localIdOf({ scene, to }: Target): string {
  return `${scene === 'team' ? 'team' : 'p2p'}|${to}`;
}
