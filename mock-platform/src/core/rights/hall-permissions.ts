import {
  type HallAction,
  type HallStanding,
  hallHindrance,
  hallReach,
  hallVerdict,
  type RefusalName,
  type UserNo,
} from '@miczero/contracts';
import { Refusal } from '../kernel/refusals.ts';
import type { Channel } from '../state/channels.ts';
import type { Hall, Member } from '../state/halls.ts';

/**
 * The permission table of halls (contracts/src/permissions), applied to a world. Every command and query of halls,
 * channels, notices, teams and chat asks here; a test walks every cell through the real commands.
 */

export function standingIn(hall: Hall, no: UserNo): HallStanding {
  const member = hall.members.get(no);
  if (!member) return 'outsider';
  if (hall.owner === no) return 'owner';
  return member.role === 'manage' ? 'manager' : 'member';
}

/** Whether the action is open to this person as such: mutes and bans are `obstacleTo`'s business. */
export function isAllowed(hall: Hall, no: UserNo, action: HallAction): boolean {
  return hallVerdict(action, standingIn(hall, no)) === 'yes';
}

/** The refusal for a person whose standing permits the action but who is muted or banned; null for none. */
export function obstacleTo(hall: Hall, no: UserNo, action: HallAction, channel?: Channel): RefusalName | null {
  const member = hall.members.get(no);
  return hallHindrance(action, standingIn(hall, no), {
    text_mute: member?.text_mute ?? false,
    mic_mute: member?.mic_mute ?? false,
    mute_all: hall.mute_all,
    banned: channel?.banned.has(no) ?? false,
  });
}

/** Refuses a person who may not do it; otherwise answers their membership. */
export function requirePermission(hall: Hall, no: UserNo, action: HallAction, channel?: Channel): Member {
  const verdict = hallVerdict(action, standingIn(hall, no));
  if (verdict !== 'yes') throw new Refusal(verdict);
  const obstacle = obstacleTo(hall, no, action, channel);
  if (obstacle) throw new Refusal(obstacle);
  const member = hall.members.get(no);
  if (!member) throw new Refusal('hallMembershipNeeded');
  return member;
}

/** The same for an action that is done to a member; answers the membership of that member. */
export function requirePower(hall: Hall, no: UserNo, action: HallAction, uid: UserNo): Member {
  requireReach(hall, no, action, uid);
  const target = hall.members.get(uid);
  if (!target) throw new Refusal('userUnknown');
  return target;
}

/** The same for an action that may also be done to a person outside the hall; the caller checks that they exist. */
export function requireReach(hall: Hall, no: UserNo, action: HallAction, uid: UserNo): void {
  requirePermission(hall, no, action);
  if (isInReach(hall, no, action, uid)) return;
  throw new Refusal(standingIn(hall, uid) === 'outsider' ? 'userUnknown' : 'personProtected');
}

/** Whether the standing of one person lets them do this to another. */
export function isInReach(hall: Hall, no: UserNo, action: HallAction, uid: UserNo): boolean {
  return hallReach(action, standingIn(hall, no)).includes(standingIn(hall, uid));
}
