import type { RoomEventBody, RoomEventName, UserNo } from '@miczero/contracts';
import type { RoomAudience } from '../../kernel/events.ts';
import type { Turn } from '../../kernel/turn.ts';
import { withOwnRoomLineIds } from './own-ids.ts';

/** A room event exactly as QA asked for it, even if it contradicts the state of the world. */
export type EmittedRoomEvent = {
  [Name in RoomEventName]: {
    readonly name: Name;
    readonly body: RoomEventBody<Name>;
    readonly audience: RoomAudience;
    readonly from?: UserNo | undefined;
    readonly mid?: string | undefined;
    /** The text of the body on the wire, in place of an empty `body`. */
    readonly raw?: string | undefined;
    /** Chat lines get ids that no others have. */
    readonly own_ids?: boolean | undefined;
  };
}[RoomEventName];

export function emitRoomEvent(
  turn: Turn,
  { own_ids: hasOwnIds = false, ...emitted }: EmittedRoomEvent,
): { mid: string } {
  const { audience, from, mid, raw } = emitted;
  const isLines = emitted.name === 'roomChat' && hasOwnIds && raw === undefined;
  const body = isLines ? withOwnRoomLineIds(turn, emitted.body) : emitted.body;
  const event = turn.emitRoom(emitted.name, body, {
    audience,
    room: audience.kind === 'room' ? audience.room_id : '',
    ...(from !== undefined && { from }),
    ...(mid !== undefined && { mid }),
    ...(raw !== undefined && { raw }),
  });
  return { mid: event.mid };
}
