import type { MessageCard } from '@miczero/contracts';
import { inviteRoute, roomRoute } from '../../lib/routes.ts';
import { type HallsRoot, leavesOf } from '../halls/index.ts';
import type { ShareProps } from '../modals/index.ts';
import { type SessionRoot, selectViewer } from '../session/index.ts';

/** What friends are called to. */
export interface SharedPlace {
  readonly name: string;
  /** Path of the link. */
  readonly path: string;
}

/** The name and the link of a place, as the page knows them. */
export function selectSharedPlace(state: HallsRoot & SessionRoot, place: ShareProps): SharedPlace {
  if (place.kind === 'room') return { name: place.name || place.room_no, path: roomRoute(place.room_no) };
  const { hall_id, channel_id } = place;
  const { open, mine } = state.halls;
  const hall = open?.hall_id === hall_id ? open.hall : null;
  const hallName = hall?.name || mine.list.find(({ id }) => id === hall_id)?.name || '';
  const channel = channel_id === null ? undefined : leavesOf(hall ?? {}).find(({ id }) => id === channel_id);
  return {
    name: [hallName, channel?.name].filter(Boolean).join(' · '),
    path: inviteRoute({ hall_id, channel_id, from: selectViewer(state), until: 0 }),
  };
}

/** The card of a place (entity.message-card): it has the name, and the way there. */
export function cardOf(place: ShareProps, { name, path }: SharedPlace, origin: string): MessageCard {
  return place.kind === 'room'
    ? { room_id: place.room_no, room_name: name }
    : { hall_name: name, href_web: `${origin}${path}` };
}
