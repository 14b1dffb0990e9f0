import type { DataOf, Endpoint, LoginInfo, RequestOf, UserNo, WireEnvelope } from '@miczero/contracts';

import type { CloseReason } from '../lib/close-reason.ts';

/**
 * Everything that the client needs from outside itself. Sagas get these as an argument; a real adapter stands in this
 * folder, a fake one in testing/fakes. Nothing else may touch fetch, sockets, storage, Date, timers or crypto.
 */
export interface Ports {
  readonly http: Http;
  readonly hallSocket: HallSocket;
  readonly storage: Storage;
  readonly vault: Vault;
  readonly keyRing: KeyRing;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly digest: Digest;
  readonly page: Page;
  readonly navigation: Navigation;
  readonly attachments: Attachments;
  readonly telemetry: Telemetry;
  /** Ports of features that are loaded late. */
  readonly late: LatePorts;
  /** Origins that relative addresses belong to; '' is the page's own. */
  readonly origins: { readonly files: string; readonly pictures: string };
}

/**
 * The calls of the contract. A promise rejects with an `ApiFailure` and nothing else; cancelling the saga that waits
 * for it aborts the request.
 */
export interface Http {
  call<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<DataOf<E>>;
  /** A multipart call with a file; `onProgress` gets 0 to 1. */
  upload<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    file: Blob,
    onProgress: (part: number) => void,
  ): Promise<DataOf<E>>;
}

/** One hall connection at a time; connecting again is the caller's decision, so that each attempt is signed afresh. */
export interface HallSocket {
  /**
   * Starts one attempt. Of the listeners `opened` is called at most once, `closed` exactly once unless the caller
   * closes first, nothing after either. With `isClaim` the account moves here from another device. Returns the closer.
   */
  connect(listeners: HallSocketListeners, how?: { readonly isClaim: boolean }): () => void;
  /** False when there is no open connection: nothing was sent. */
  send(frame: WireEnvelope): boolean;
}
export interface HallSocketListeners {
  opened(): void;
  /** A frame as it came: not decoded, not checked. */
  frame(frame: unknown): void;
  closed(reason: CloseReason): void;
}

/** Ports whose adapters come in chunks of their own, with the features that need them; each is made once. */
export interface LatePorts {
  /** Rejects when the adapter cannot be loaded; the next call tries again. */
  roomSocket(): Promise<RoomSocket>;
}

/** What the voice rooms need beside the other ports. */
export interface RoomPorts extends Ports {
  readonly roomSocket: RoomSocket;
}

/** One room connection at a time; connecting again is the caller's decision, so that each attempt is signed afresh. */
export interface RoomSocket {
  /**
   * Starts one attempt. Of the listeners `opened` is called at most once, `closed` exactly once unless the caller
   * closes first, nothing after either. Returns the closer.
   */
  connect(listeners: RoomSocketListeners): () => void;
  /** False when there is no open connection: nothing was sent. */
  send(frame: WireEnvelope): boolean;
}
export type RoomSocketListeners = HallSocketListeners;

/** Text by key that outlives the page. Keys carry the product prefix inside the adapter only. */
export interface Storage {
  read(key: StorageKey): string | null;
  /** False when it could not be kept (full, forbidden); the adapter has reported it. */
  write(key: StorageKey, value: string): boolean;
  remove(key: StorageKey): void;
  /** Removes every key of the product except these. */
  clearExcept(kept: readonly StorageKey[]): void;
  /** Calls back when another tab changes the key. Returns the unsubscriber. */
  watch(key: StorageKey, listener: (value: string | null) => void): () => void;
}
export type StorageKey =
  | 'login'
  | 'user_info'
  | 'uid'
  | 'device_uuid'
  | 'language'
  | 'preferences'
  | 'drafts'
  | 'outbox'
  /** What to say after a reload that the client itself asked for. */
  | 'after_reload'
  /** Who somebody is at the chat app while a phone is asked for. */
  | 'third_party'
  /** Which notices of halls were put away, and until when. */
  | 'hall_notices';

/** The login info in storage, encrypted. What cannot be read counts as absent. */
export interface Vault {
  read(): Promise<LoginInfo | null>;
  write(login: LoginInfo): Promise<void>;
  clear(): void;
}

/** The keys of the running session, in memory only: http and sockets sign with them, the state never sees them. */
export interface KeyRing {
  current(): SessionKeys | null;
  keep(keys: SessionKeys): void;
  forget(): void;
}
export interface SessionKeys {
  readonly no: UserNo;
  readonly sid: string;
  readonly secret_key: string;
}

export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Resolves after `ms`; cancelling the saga that waits for it clears the timer. */
  sleep(ms: number): Promise<void>;
  /** Calls back once after `ms`. Returns the canceller. */
  after(ms: number, callback: () => void): () => void;
}

export interface Ids {
  /** A client message id: unique, also across tabs and reloads. */
  clientMid(): string;
  /** The id of this device, made once and kept. */
  deviceId(): string;
  /** 2 to 19 characters for one signature. */
  random(): string;
  /** 0 to 1, for jitter. */
  chance(): number;
}

/** Hashes of the login protocol. */
export interface Digest {
  /** Lower-case hex SHA-256 of the UTF-8 text. */
  sha256(text: string): Promise<string>;
}

/** The page in its window. */
export interface Page {
  /** Visible and focused: somebody is looking. */
  isWatched(): boolean;
  onWatchedChange(listener: (isWatched: boolean) => void): () => void;
  isOnline(): boolean;
  onOnlineChange(listener: (isOnline: boolean) => void): () => void;
  /** The page is about to go; only synchronous work survives. */
  onLeave(listener: () => void): () => void;
  /** Calls back before the next painted frame, or a quarter of a second later when none is painted. */
  onFrame(callback: () => void): () => void;
}

/** Where the page is. The router listens to it. */
export interface Navigation {
  /** Path, query and fragment. */
  path(): string;
  go(path: string, options?: { readonly replace?: boolean }): void;
  /** Loads the page anew at a path. */
  reload(path: string): void;
}

/** Files that a person chose. They stay outside the state; the state holds their id. */
export interface Attachments {
  /** Reads an image's size and makes a preview; null when it is no readable image. */
  add(
    file: Blob,
  ): Promise<{ readonly id: string; readonly preview: string; readonly w: number; readonly h: number } | null>;
  file(id: string): Blob | null;
  release(id: string): void;
}

/** Four levels: error = gave up, warn = recovered, info = one per lifecycle step, debug = the rest. No payloads. */
export interface Telemetry {
  log(level: 'error' | 'warn' | 'info' | 'debug', event: string, context?: Readonly<Record<string, unknown>>): void;
  /** Something that whoever runs the client wants to know of: also sent to the error-reporting service. */
  report(event: string, context: Readonly<Record<string, unknown>>): void;
  /** A bug: something that must never happen. */
  bug(error: unknown, area: string): void;
}
