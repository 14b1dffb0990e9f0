import { FAVOURITE_ROOMS_MAX, type RoomId } from '@miczero/contracts';
import { Refusal } from '../../kernel/refusals.ts';
import type { Turn } from '../../kernel/turn.ts';
import { requireRoom } from '../../rights/room-permissions.ts';

/** api.account.fav.room.do: doing it again is fine. */
export function favourRoom(
  turn: Turn,
  input: { readonly group_id: RoomId; readonly op: 1 | 2 },
): { is_favourite: boolean } {
  const { favourites } = turn.world.rooms;
  const { no } = turn.account;
  const room = requireRoom(turn.world, input.group_id);
  const own = favourites.get(no) ?? new Map<RoomId, number>();
  if (input.op === 1) {
    if (own.size >= FAVOURITE_ROOMS_MAX && !own.has(room.id)) throw new Refusal('roomFavouritesFull');
    own.set(room.id, own.get(room.id) ?? turn.at);
  } else own.delete(room.id);
  if (own.size > 0) favourites.set(no, own);
  else favourites.delete(no);
  return { is_favourite: input.op === 1 };
}
