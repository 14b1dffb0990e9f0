import {
  GROUP_MEMBERS_MAX,
  GROUPS_OWNED_MAX,
  type HallId,
  type ImGift,
  type ImMessage,
  type ImTip,
  type UserNo,
} from '@miczero/contracts';

/** Where a message goes: to a person, to a group, or into one of the platform's own sessions. */
export type Scene = 'p2p' | 'team' | 'system';

export interface StoredMessage {
  readonly id: number;
  /** Account of the sender: a user number, a group for its own lines, or a system session. */
  readonly from: string;
  readonly at: number;
  kind: ImMessage['kind'];
  body: string;
  /** See `imMessage.tip`. */
  readonly tip: ImTip;
  readonly c_mid: string;
  /** Of a tip about a gift. */
  readonly gift?: ImGift;
  /** Of a tip about a person: who joined, left or was put out. */
  readonly about?: UserNo;
  /** Of a tip about several people: the others. */
  readonly also?: readonly UserNo[];
  /** The revision at which it was taken back; absent otherwise. */
  recalled_at?: number;
  /** Of a message in a group: members who have told its sender that they read it. */
  readers?: readonly UserNo[];
}

/** How many members have read a message of a group, of those who were there when it came, without its sender. */
export interface TeamReading {
  readonly id: number;
  readonly c_mid: string;
  readonly read: number;
  readonly unread: number;
}

/** One conversation as one person has it. */
export interface Session {
  readonly scene: Scene;
  readonly to: string;
  unread: number;
  /** When something last happened in it. */
  at: number;
  top: boolean;
  /** Messages up to this one are not shown: the person deleted the session, or was not there yet. */
  since: number;
  /** The last message shown to a former member of the group; 0 for a member. */
  until: number;
  /** Counts up with every change of it (`Im.last_msg`); clients compare it. */
  version: number;
  /** The newest message when it was last read: later ones are unread. */
  read: number;
  /** Until when the person has told the sender that messages were read, in epoch milliseconds. */
  seen: number;
}

export interface Team {
  readonly id: string;
  name: string;
  icon: string;
  /** A bar-style group, or empty. */
  readonly group_type: '' | 'bar-serve' | 'bar-workspace' | 'bar-weal';
  readonly owner: UserNo;
  members: Map<UserNo, { role: '' | 'owner' | 'manager'; readonly at: number }>;
  hall_id: HallId | '';
  dismissed: boolean;
  /** The user of this conversation with customer service. */
  readonly customer?: UserNo;
}

/** Private, group and system conversations; what a gateway of the messaging provider serves. */
export interface Im {
  /** Counts messages and changes of sessions together, so that one number says what a client has heard of. */
  last_msg: number;
  last_team: number;
  /** How many people a group may have, and how many groups a person may own. */
  most_members: number;
  most_owned: number;
  /** By account; made when it is first asked for. */
  tokens: Map<UserNo, string>;
  teams: Map<string, Team>;
  /** The group in which each customer talks with customer service. */
  services: Map<UserNo, string>;
  /** Messages by conversation, oldest first; bounded. */
  threads: Map<string, { messages: StoredMessage[] }>;
  /** By person and session id. */
  sessions: Map<UserNo, Map<string, Session>>;
  /** Sessions that a person deleted, with the revision, for the person's other clients. Bounded. */
  deleted: Map<UserNo, Map<string, number>>;
  /** Recent sends of each person by their own id: the idempotency keys. Bounded. */
  sent: Map<UserNo, Map<string, number>>;
}

export function emptyIm(): Im {
  return {
    last_msg: 0,
    last_team: 7000,
    most_members: GROUP_MEMBERS_MAX,
    most_owned: GROUPS_OWNED_MAX,
    tokens: new Map(),
    teams: new Map(),
    services: new Map(),
    threads: new Map(),
    sessions: new Map(),
    deleted: new Map(),
    sent: new Map(),
  };
}

export const sessionIdOf = (scene: Scene, to: string): string => `${scene}-${to}`;

/** The conversation behind a session: both sides of a private one share it. */
export function threadKey(scene: Scene, own: UserNo, to: string): string {
  if (scene === 'team') return `team ${to}`;
  if (scene === 'system') return `system ${to} ${own}`;
  return `p2p ${[own, to].sort().join(' ')}`;
}

/** Sessions of a snapshot from before they had revisions: changed now, and read where nothing is unread. */
export function completeSessions({ sessions, last_msg }: Im): void {
  for (const own of sessions.values()) {
    for (const session of own.values()) {
      if ('version' in session) continue;
      const { unread }: Session = session;
      Object.assign(session, { version: last_msg, read: unread === 0 ? last_msg : 0, seen: 0 });
    }
  }
}
