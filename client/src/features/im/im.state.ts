import type { BarGroup, GroupInfo, GroupMember, Relation } from '@miczero/contracts';
import type {
  ImState as ConnectState,
  ImBody,
  ImReading,
  ImReason,
  ImSession,
  ImSessionId,
} from '../../platform/ports/im.ts';
import type { TrayItemModel } from '../chat/index.ts';
import type { Load } from '../feedback/index.ts';

export type { ImBody, ImMessage, ImReading, ImReason, ImSession, ImSessionId } from '../../platform/ports/im.ts';

/** A message of a session as this page has it. */
export interface ImLine {
  /** The sender's own id: it stays the same from the local copy to the stored message. */
  readonly clientId: string;
  /** The provider's id; '' until it is stored. */
  readonly id: string;
  readonly from: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly body: ImBody;
  /** On its way, or not sent and why. */
  readonly delivery: 'sending' | 'sent' | ImReason;
  /** An earlier page could not send it: once it is old, it waits for the viewer, who may not want it any more. */
  readonly isRestored?: boolean;
  /** Older lines of its session go first: the provider has not been given it. */
  readonly isHeld?: boolean;
}

/** The messages of one session, oldest first. */
export interface ImThread {
  readonly lines: readonly ImLine[];
  readonly load: Load;
  readonly hasOlder: boolean;
  readonly isLoadingOlder: boolean;
}

/** A picture that was chosen and is not sent: on its way to the platform, or waiting for the press on send. */
export interface ImPicture extends TrayItemModel {
  readonly isSending: boolean;
}

/** What a person or a group looks like. */
export interface ImFace {
  readonly name: string;
  readonly picture: string;
  /** How many are in a group. */
  readonly members?: number;
}

/** The group of the open session. */
export interface ImGroup {
  readonly info: GroupInfo;
  readonly members: readonly GroupMember[];
  /** The hall that it belongs to. */
  readonly hall: { readonly id: string; readonly name: string } | null;
  /** Members who are online, once they were asked for. */
  readonly online: readonly string[];
  /** Of a weal group: whether the viewer may bind it to a hall. */
  readonly mayBind: boolean;
}

export interface ImFeatureState {
  readonly connect: ConnectState;
  /** Why there is no reconnect; null while there is one. */
  readonly ended: ImReason | null;
  readonly sessions: readonly ImSession[];
  readonly load: Load;
  /** The session on screen. */
  readonly open: ImSessionId | null;
  /** Whether the list of sessions is on screen. */
  readonly isListShown: boolean;
  readonly threads: Readonly<Partial<Record<ImSessionId, ImThread>>>;
  /** Until when the other person has read, in epoch milliseconds. */
  readonly readUpTo: Readonly<Partial<Record<ImSessionId, number>>>;
  /** When the viewer was mentioned last, in groups where that is unread; epoch milliseconds. */
  readonly mentioned: Readonly<Partial<Record<ImSessionId, number>>>;
  readonly drafts: Readonly<Partial<Record<ImSessionId, string>>>;
  readonly trays: Readonly<Partial<Record<ImSessionId, readonly ImPicture[]>>>;
  /** Words that were sent with pictures, and wait until these are up. */
  readonly captions: Readonly<Partial<Record<ImSessionId, readonly string[]>>>;
  readonly faces: Readonly<Partial<Record<ImSessionId, ImFace>>>;
  readonly group: ImGroup | null;
  /** What the person of the open session is to the viewer; null until it is known, and in other sessions. */
  readonly partner: Relation | null;
  /** How many have read the own messages of the open group, by message: at most one for each line of its thread. */
  readonly readings: Readonly<Record<string, ImReading>>;
  /** The customer-service group, when there is one. */
  readonly service: BarGroup | null;
}
export interface ImRoot {
  readonly im: ImFeatureState;
}

export const initialIm: ImFeatureState = {
  connect: 'idle',
  ended: null,
  sessions: [],
  load: { status: 'idle' },
  open: null,
  isListShown: false,
  threads: {},
  readUpTo: {},
  mentioned: {},
  drafts: {},
  trays: {},
  captions: {},
  faces: {},
  group: null,
  partner: null,
  readings: {},
  service: null,
};
