/**
 * Private and team messages. The adapter is loaded late; every implementation passes one contract suite
 * (testing/contracts/im-contract.ts). Ids of sessions are those of the specification: `p2p-{account}`, `team-{id}`.
 */
export interface Im {
  /**
   * Signs in and synchronises. Rejects with an `ImError`: `auth` for a token that is no good, `timeout`, `network`. While it
   * is connected it reconnects by itself and asks for a token again when it needs one.
   */
  connect(account: string, token: () => Promise<string>): Promise<void>;
  /** Signs out. Nothing is delivered after it; never rejects. */
  disconnect(): Promise<void>;
  state(): ImState;
  /** All sessions, pinned ones first, then by the time of the last message, newest first (im.sort). */
  sessions(): Promise<readonly ImSession[]>;
  /** Messages before one of them, or the newest; oldest first, at most `limit` (1 to 100). */
  history(
    id: ImSessionId,
    page: { readonly before?: ImMessage; readonly limit: number },
  ): Promise<readonly ImMessage[]>;
  /**
   * Sends under the caller's id. Sending the same id again stores nothing new and resolves with the same message. Rejects
   * with `blocked`, `not-in-team`, `timeout`, `network`; what was rejected was not stored, save for `timeout`, where it may be.
   */
  send(id: ImSessionId, body: ImBody, clientId: string): Promise<ImMessage>;
  /** Takes an own message back, for everyone. Rejects with `denied` when it is not the viewer's own. */
  recall(message: ImMessage): Promise<void>;
  /**
   * Sets the unread count of a session to 0, and tells the senders of its messages that they were read. Rejects with
   * `network` or `timeout` when the connection is lost: then the messages that were there are told once it is back, and
   * those that came meanwhile stay unread.
   */
  markRead(id: ImSessionId): Promise<void>;
  pin(id: ImSessionId, isPinned: boolean): Promise<void>;
  /** Removes the session from the list; its messages stay, and a new one brings it back. */
  remove(id: ImSessionId): Promise<void>;
  /** The teams that the viewer is in. */
  teamIds(): Promise<readonly string[]>;
  /**
   * Makes a team of the viewer and these accounts. Answers its id, and who did not come in because they have blocked the
   * viewer. Rejects with `improper` for a name that is not permitted, and with `full`.
   */
  createTeam(
    name: string,
    accounts: readonly string[],
  ): Promise<{ readonly id: string; readonly refusing: readonly string[] }>;
  /** Adds people to a team; answers who did not come in. Rejects with `denied` for a simple member, and with `full`. */
  addToTeam(teamId: string, accounts: readonly string[]): Promise<readonly string[]>;
  /** Puts a member out of a team. Rejects with `denied` for a simple member, and for the owner. */
  kickFromTeam(teamId: string, account: string): Promise<void>;
  /** Ends a team for everyone. Rejects with `denied` for everyone but its owner. */
  dismissTeam(teamId: string): Promise<void>;
  /** How many members have read each of these own messages of one team, any number of them; nothing about a team that is too large. */
  teamReadings(messages: readonly ImMessage[]): Promise<readonly ImReading[]>;
  /** Who has read an own message of a team, and who has not. */
  teamReaders(message: ImMessage): Promise<{ readonly read: readonly string[]; readonly unread: readonly string[] }>;
  /** Leaves a team. Rejects with `denied` for its owner, who can only dissolve it. */
  leaveTeam(teamId: string): Promise<void>;
  readonly blockList: {
    all(): Promise<readonly string[]>;
    add(account: string): Promise<void>;
    delete(account: string): Promise<void>;
  };
  /** Calls back with each event of this name. Returns the unsubscriber. */
  on<Name extends keyof ImEvents>(name: Name, listener: (event: ImEvents[Name]) => void): () => void;
}

export type ImSessionId = `p2p-${string}` | `team-${string}`;
export type ImState = 'idle' | 'connecting' | 'connected' | 'disconnected';

export interface ImSession {
  readonly id: ImSessionId;
  readonly isPinned: boolean;
  readonly unread: number;
  readonly last: ImMessage | null;
  /** When something last happened in it, in epoch milliseconds. */
  readonly at: number;
}

export interface ImMessage {
  /** The server's id: unique in its session. */
  readonly id: string;
  readonly clientId: string;
  readonly session: ImSessionId;
  readonly from: string;
  /** Epoch milliseconds, by the server's clock. */
  readonly at: number;
  readonly body: ImBody;
}

export type ImBody =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'image'; readonly url: string; readonly width: number; readonly height: number }
  | { readonly kind: 'voice'; readonly url: string; readonly durationMs: number }
  | {
      readonly kind: 'video';
      readonly url: string;
      readonly durationMs: number;
      /** Pixels; 0 when the sender did not say it. */
      readonly width: number;
      readonly height: number;
      /** A picture that stands for the video until it is played; '' without one. */
      readonly poster: string;
    }
  /** An event of a team by the provider. `about` lists the affected users. */
  | { readonly kind: 'notice'; readonly notice: ImNotice; readonly text: string; readonly about: readonly string[] }
  /** A gift of the sender for the other person of a private session. `image` is an address, '' for none. */
  | {
      readonly kind: 'gift';
      readonly id: string;
      readonly name: string;
      readonly image: string;
      readonly count: number;
    }
  /** Taken back: only the last message of a session may be one. */
  | { readonly kind: 'recalled' }
  /** A card: JSON text that the features read. */
  | { readonly kind: 'custom'; readonly json: string }
  /** A kind that this client does not know. */
  | { readonly kind: 'unknown' };

export type ImNotice = 'joined' | 'kicked' | 'left' | 'dismissed' | 'other';

/** How many members of a team have read a message, of those who were there when it came. */
export interface ImReading {
  readonly session: ImSessionId;
  /** Of the message. */
  readonly id: string;
  readonly read: number;
  readonly unread: number;
}

export interface ImEvents {
  readonly state: ImState;
  /** A message of another person, or of the viewer on another device; in the order of the server, each once. */
  readonly message: ImMessage;
  readonly recalled: { readonly session: ImSessionId; readonly id: string };
  /** The other person of a private session has read everything up to this moment (epoch milliseconds). */
  readonly read: { readonly session: ImSessionId; readonly upTo: number };
  /** Members of a team have read own messages of the viewer. */
  readonly teamRead: readonly ImReading[];
  /** Sessions are not as they were last read: unread, pin, last message, new or gone. */
  readonly sessionsChanged: true;
  /** The account was signed in elsewhere, or signed out by the platform: there is no reconnect. */
  readonly ended: ImError;
}

export const IM_REASONS = [
  'timeout',
  'network',
  'auth',
  'kicked',
  'aborted',
  'denied',
  'blocked',
  'not-in-team',
  'full',
  'improper',
  'too-often',
  'late',
  'muted',
  'limit',
] as const;
export type ImReason = (typeof IM_REASONS)[number];

/** The only error that the methods of `Im` reject with. */
export class ImError extends Error {
  override readonly name = 'ImError';
  readonly reason: ImReason;

  constructor(reason: ImReason, detail = '') {
    super(detail === '' ? reason : `${reason}: ${detail}`);
    this.reason = reason;
  }
}
