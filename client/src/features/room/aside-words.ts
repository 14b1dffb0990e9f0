import type { RoomEvent } from '../../realtime/room/room-events.ts';
import { serverText } from '../feedback/index.ts';
import type { RoomWord } from './room.actions.ts';

/** What the page of a room would show of these events, in words. */
export function wordsOf(events: readonly RoomEvent[], viewer: string | null): readonly RoomWord[] {
  return events.flatMap((event) => wordOf(event, viewer) ?? []);
}

/** null: the viewer sees it on the page of the room. A notice that is changed comes with a line, which tells it. */
function wordOf({ name, body }: RoomEvent, viewer: string | null): RoomWord | null {
  if (name === 'roomNoticeLine') return said(body);
  if (name === 'roomForbidden')
    return body.forbidden ? { tone: 'warning', text: serverText(body.msg, 'room.forbidden') } : null;
  if (name === 'roomRoleGranted' || name === 'roomRoleRevoked') return body.apply_id === viewer ? said(body) : null;
  return (name === 'roomUserMuted' || name === 'roomUserUnmuted') && body.id === viewer ? said(body) : null;
}

const said = ({ msg }: { readonly msg: string }): RoomWord => ({
  tone: 'info',
  text: serverText(msg, 'feedback.unexpected'),
});
