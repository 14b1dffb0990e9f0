import type { HallEventName, RoomEventName } from '@miczero/contracts';

interface Uncaused {
  readonly event: HallEventName | RoomEventName;
  /** Which of its variants; absent: all. */
  readonly variant?: string;
  readonly brought: string;
}

/** Events, or variants of them, that no call brings: what does, and why nothing else. */
export const UNCAUSED: readonly Uncaused[] = [
  { event: 'chatAcknowledged', brought: 'the frame of a message on the hall socket' },
  { event: 'unreadSynced', brought: 'the question of a client on the hall socket' },
  { event: 'channelUnread', brought: 'the question of a client, and messages in channels that one does not look at' },
  { event: 'errorReported', brought: 'a frame that was refused, and the end of a session' },
  {
    event: 'messagesCleared',
    brought: 'by command only (`messages.clear`): no call of the specification clears a text channel of a hall',
  },
  {
    event: 'systemMessage',
    variant: 'type 2',
    brought:
      'by command only (`events.emit`): `channel.mute` tells a text mute by 1016, whose meaning it is, and twice would be two lines; the specification shows no code for this change (open point C10), so the contract keeps both and a client follows either',
  },
  {
    event: 'systemMessage',
    variant: 'without type',
    brought: 'by command only (`events.emit`): what operations have to say to a hall or a channel',
  },
  { event: 'roomForbidden', brought: 'by command only (`rooms.forbid`): operations close a room' },
  { event: 'roomAccountBanned', brought: 'by command only (`accounts.set`): operations ban an account' },
  { event: 'roomMessageRejected', brought: 'the frame of a line on the room socket that was refused' },
];
