import { mayInHall } from '@miczero/contracts';
import { type ChannelRoot, selectCurrentChannel, selectStanding } from '../../channel/index.ts';
import type { HallsRoot } from '../../halls/index.ts';
import { type SessionRoot, selectViewer } from '../../session/index.ts';

/**
 * The platform would take a team of the viewer in the open hall: it refuses muted members. The channel that the viewer joined says it;
 * before that the member list does.
 */
export function selectMayGather(state: ChannelRoot & HallsRoot & SessionRoot): boolean {
  const viewer = selectViewer(state);
  const hall = state.halls.open?.hall;
  const current = selectCurrentChannel(state);
  const known = current?.hall_id === hall?.id ? current : state.halls.members.rows.find(({ id }) => id === viewer);
  const mutes = { text_mute: known?.text_mute ?? false, mute_all: hall?.mute_all || current?.mute_all || false };
  return mayInHall('channel.invite', selectStanding(state), mutes);
}
