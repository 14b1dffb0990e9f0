import type { HallEventName, RoomEventName } from '@miczero/contracts';

interface Uncaused {
  readonly event: HallEventName | RoomEventName;
  /** The variants concerned; absent means all. */
  readonly variant?: string;
  readonly brought: string;
}

/** Events, or variants, that no call causes: their cause, and the reason. */
export const UNCAUSED: readonly Uncaused[] = [
  { event: 'chatAcknowledged', brought: 'a chat frame on the hall socket' },
  { event: 'unreadSynced', brought: "a client's request on the hall socket" },
  { event: 'channelUnread', brought: "a client's request, and messages in channels that the client does not view" },
  { event: 'errorReported', brought: 'a refused frame, and the end of a session' },
  {
    event: 'messagesCleared',
    brought: 'by command only (`messages.clear`): the specification has no call that clears a text channel of a hall',
  },
  {
    event: 'hallDissolved',
    variant: 'with a welcome channel',
    brought:
      'by command only (`events.emit`): `hall.delete` deletes the channels with the hall; the specification has clients join a welcome channel, so the contract keeps the field',
  },
  {
    event: 'systemMessage',
    variant: 'type 2',
    brought:
      'by command only (`events.emit`): `channel.mute` reports a text mute by 1016, and a second event would show a second line; the specification shows no code for this change (open point C10), so the contract keeps both and the client follows either',
  },
  {
    event: 'systemMessage',
    variant: 'without type',
    brought: 'by command only (`events.emit`): announcements of operations to a hall or a channel',
  },
  { event: 'roomForbidden', brought: 'by command only (`rooms.forbid`): operations close a room' },
  { event: 'roomAccountBanned', brought: 'by command only (`accounts.set`): operations ban an account' },
  { event: 'roomMessageRejected', brought: 'a refused chat line on the room socket' },
];
