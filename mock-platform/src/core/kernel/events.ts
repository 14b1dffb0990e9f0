import type {
  ChannelId,
  HallEventBody,
  HallEventName,
  HallId,
  RefusalName,
  RoomEventBody,
  RoomEventName,
  RoomId,
  UserNo,
} from '@miczero/contracts';
import type { Scene, Session, StoredMessage, TeamReading } from '../state/im.ts';

/** Audience of an event. The outbox resolves it to connections, never the core. */
export type Audience =
  /** Every connected member, without those who are excepted. */
  | { readonly kind: 'hall'; readonly hall_id: HallId; readonly except?: readonly UserNo[] }
  /** Every connected member who views the channel and may read it. */
  | { readonly kind: 'channel'; readonly hall_id: HallId; readonly channel_id: ChannelId }
  /** These people, in the name of a hall that may not exist any more. */
  | { readonly kind: 'people'; readonly hall_id: HallId; readonly nos: readonly UserNo[] }
  /** One person's own connections. */
  | { readonly kind: 'user'; readonly no: UserNo }
  /** The connections of one session of a person. */
  | { readonly kind: 'session'; readonly no: UserNo; readonly sid: string };

/** Of an event whose body QA has written out, wrong or not: its text on the wire. The body is then empty, and of no meaning. */
interface AsWritten {
  readonly raw?: string;
}

/** An event by its contract name; it is encoded once, when it is sent. */
export type HallEventOut<Name extends HallEventName = HallEventName> = {
  [Each in Name]: {
    readonly kind: 'hall-event';
    readonly name: Each;
    readonly body: HallEventBody<Each>;
    readonly audience: Audience;
    readonly mid: string;
    /** Empty when the platform itself speaks. */
    readonly from: UserNo | '';
    /** Empty when the event is not about one channel. */
    readonly channel: ChannelId | '';
    /** Epoch milliseconds. */
    readonly at: number;
  } & AsWritten;
}[Name];

/** Audience of a room event. The room outbox resolves it to room sockets. */
export type RoomAudience =
  /** Every connected person who is in the room. */
  | { readonly kind: 'room'; readonly room_id: RoomId }
  /** One person's own room sockets. */
  | { readonly kind: 'user'; readonly no: UserNo }
  /** The room sockets of one session of a person. */
  | { readonly kind: 'session'; readonly no: UserNo; readonly sid: string };

/** A room event by its contract name. */
export type RoomEventOut<Name extends RoomEventName = RoomEventName> = {
  [Each in Name]: {
    readonly kind: 'room-event';
    readonly name: Each;
    readonly body: RoomEventBody<Each>;
    readonly audience: RoomAudience;
    readonly mid: string;
    /** Empty when the platform itself speaks. */
    readonly from: UserNo | '';
    /** The room that it is about; empty for none. */
    readonly room: RoomId | '';
    /** Epoch milliseconds. */
    readonly at: number;
  } & AsWritten;
}[Name];

/** A user's change of an own conversation, or the effect of a recall on its unread count. */
export type ImSessionChange = 'read' | 'pinned' | 'deleted' | 'recalled';

/** Effects of a command outside the world. */
export type CoreEvent =
  | HallEventOut
  | RoomEventOut
  /** The session has ended: its connections close with this reason. */
  | { readonly kind: 'session-ended'; readonly sid: string; readonly reason: RefusalName }
  /**
   * Another device of the same platform is in use now: the connections of this session are told (hall 2001, room 0x1007)
   * and close. The session itself lives on.
   */
  | { readonly kind: 'session-taken-over'; readonly no: UserNo; readonly sid: string; readonly at: number }
  /** A message of a private, group or system conversation, new or taken back: for the gateway of the messaging provider. */
  | {
      readonly kind: 'im-message';
      readonly scene: Scene;
      readonly to: string;
      readonly receivers: readonly UserNo[];
      readonly message: StoredMessage;
    }
  /** A conversation of a person changed without a message: for the person's own clients. */
  | { readonly kind: 'im-session'; readonly no: UserNo; readonly change: ImSessionChange; readonly session: Session }
  /** `from` has read the private messages of `to` up to this moment. */
  | { readonly kind: 'im-receipt'; readonly from: UserNo; readonly to: UserNo; readonly at: number }
  /** `by` has read messages of `to` in a group. */
  | {
      readonly kind: 'im-team-read';
      readonly team: string;
      readonly to: UserNo;
      readonly by: UserNo;
      readonly read: readonly TeamReading[];
    }
  /** A person put another on the block list, or took them off it: for the person's own clients. */
  | { readonly kind: 'im-block'; readonly no: UserNo; readonly other: UserNo; readonly isBlocked: boolean }
  /**
   * Messaging clients of a person, by what they call themselves, that another one signed out; null for all of them, because
   * their token has ended.
   */
  | { readonly kind: 'im-kicked'; readonly no: UserNo; readonly clients: readonly string[] | null }
  /** Acknowledgements that no fault holds any more are sent or discarded. */
  | { readonly kind: 'acks-released'; readonly action: 'release' | 'drop' }
  /** The network of people was switched off or on (`World.faults`). */
  | { readonly kind: 'network-changed' }
  /** This connection, or those of this user (`*`: of all users) and kind, close as if the network had failed. */
  | {
      readonly kind: 'connections-closing';
      readonly connection?: string | undefined;
      readonly user?: string | undefined;
      readonly socket?: string | undefined;
    }
  /** Unread counts of this channel grew: told later and coalesced (1013). */
  | { readonly kind: 'unread-grew'; readonly hall_id: HallId; readonly channel_id: ChannelId };
