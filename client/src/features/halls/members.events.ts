import type { UserNo } from '@miczero/contracts';
import type { HallEvent } from '../../realtime/hall/hall-events.ts';
import { addMember, changeMember, changePresence, type Member, type Members, removeMember } from './members.model.ts';

/** hall-event.1002: a member who comes, goes or is removed. */
export function presenceIn(members: Members, { body }: HallEvent<'presenceChanged'>): Members {
  // hall-event.presence.state-3
  if (body.state === 3) return removeMember(members, body.uid);
  const person = personOf(body.uid, body.nick, body.avatar, body.role, body.state !== 2);
  return body.state === undefined ? addMember(members, person) : changePresence(members, person);
}

/** hall-event.1008: the role and the mutes of a member. */
export function userChangeIn(members: Members, { body }: HallEvent<'systemMessage'>): Members {
  const { uid, type, ctx, by } = body;
  if (uid === undefined) return members;
  // hall-event.user-change.type-1-manage, type-1-other
  if (type === 1) return changeMember(members, uid, { role: ctx === 'manage' ? 'manage' : '' });
  // hall-event.user-change.type-2-ctx-1, type-2-ctx-2
  const isMuted = ctx === '1';
  if (!isMuted && ctx !== '2') return members;
  if (type === 2) return changeMember(members, uid, { text_mute: isMuted });
  if (type !== 3) return members;
  return changeMember(members, uid, { mic_mute: isMuted, mic_muted_by: (isMuted && by?.nick) || '' });
}

/** hall-event.1016: the mute of one member. */
export function sendForbiddenIn(members: Members, { body: { uid, type, ctx } }: HallEvent<'sendForbidden'>): Members {
  // hall-event.user-change.type-2-ctx-1, type-2-ctx-2
  return type === 2 && uid !== '' ? changeMember(members, uid, { text_mute: ctx === 1 }) : members;
}

function personOf(id: UserNo, nick: string, avatar: string, role: string, online: boolean): Member {
  const rank = role === 'manage' ? 'manage' : '';
  return { id, nick, avatar, online, role: rank, mic_mute: false, mic_muted_by: '', text_mute: false };
}
