import type { HallStanding } from '@miczero/contracts';
import type { HallsRoot } from '../halls/index.ts';
import { type SessionRoot, selectViewer } from '../session/index.ts';
import type { ChannelRoot } from './channel.slice.ts';
import { currentChannel } from './channel-join.machine.ts';

/**
 * The viewer's standing in the open hall, the row of the permission table that applies (role.hall-owner,
 * role.hall-manager, role.hall-member, role.hall-not-in-hall). The role of a manager comes with the join of a channel or
 * with the member list; events keep both true.
 */
export function selectStanding(state: ChannelRoot & HallsRoot & SessionRoot): HallStanding {
  const viewer = selectViewer(state);
  const hall = state.halls.open?.hall;
  if (viewer === null) return 'visitor';
  if (!hall?.in_hall) return 'outsider';
  if (hall.user_id === viewer) return 'owner';
  const current = currentChannel(state.channel.join);
  const isManager =
    (current?.hall_id === hall.id && current.role === 'manage') ||
    state.halls.members.rows.some(({ id, role }) => id === viewer && role === 'manage');
  return isManager ? 'manager' : 'member';
}
