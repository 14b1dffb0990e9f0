import type { Medal, UserNo } from '@miczero/contracts';
import type { World } from '../../state/world.ts';

/** The medals that there are; the specification shows none. */
export const MEDALS = {
  newcomer: '初来乍到',
  verified: '实名用户',
  chatterbox: '麦霸',
  captain: '开黑队长',
  anniversary: '周年纪念',
} as const;

export type MedalId = keyof typeof MEDALS;

export function isMedal(id: string): id is MedalId {
  return Object.hasOwn(MEDALS, id);
}

export function grantMedal({ profiles }: World, no: UserNo, id: MedalId, at: number): void {
  const own = profiles.medals.get(no) ?? new Map<string, number>();
  if (!own.has(id)) profiles.medals.set(no, own.set(id, at));
}

/** Latest first. */
export function medalsOf({ profiles }: World, no: UserNo): Medal[] {
  const own = [...(profiles.medals.get(no) ?? [])].reverse();
  return own.flatMap(([id, time]) => (isMedal(id) ? [{ id, name: MEDALS[id], icon: '', time }] : []));
}
