import type { LoginInfo, UserNo } from '@miczero/contracts';

/**
 * Text by key that outlives the page: for all tabs of the browser, or for one tab and its reloads (`isOfTab`). Keys carry the product
 * prefix inside the adapter only.
 */
export interface Storage {
  read(key: StorageKey): string | null;
  /** False when it could not be kept (full, forbidden); the adapter has reported it. */
  write(key: StorageKey, value: string): boolean;
  remove(key: StorageKey): void;
  /** Removes every key of the product except these. */
  clearExcept(kept: readonly StorageKey[]): void;
  /**
   * Calls back when another tab changes the key, which none does with one of this tab, and when the page comes back from the browser's
   * cache. Returns the unsubscriber.
   */
  watch(key: StorageKey, listener: (value: string | null) => void): () => void;
}
export type StorageKey =
  | 'login'
  | 'user_info'
  | 'uid'
  /** The account that the stored data belong to, also after its session. */
  | 'owner'
  | 'device_uuid'
  | 'language'
  | 'preferences'
  | 'drafts'
  | 'outbox'
  /** Mentions of the user that were not seen, by channel. */
  | 'mentions'
  /** The method of the last login here. */
  | 'login_tab'
  /** Drafts to people and groups, and messages that were not sent. */
  | 'im_drafts'
  /** Voice messages that were played here. */
  | 'im_played'
  /** The viewer's order of coins that is not over, and the ids of those that are. */
  | 'orders'
  /** Message to show after a reload by the client. */
  | 'after_reload'
  /** The identity at the chat app while a phone is asked for. */
  | 'third_party'
  /** State of the answer of the chat app that this browser waits for. */
  | 'chat_binding'
  /** Which notices of halls were put away, and until when. */
  | 'hall_notices'
  /** Until when an activity of operations was put away. */
  | 'activity_70003'
  /** Recent searches, newest first. */
  | 'recent_searches'
  /** session.storage.guide-*: a guide that was shown. */
  | `guide_${'piazza' | 'more' | 'create_room' | 'setting' | 'invite' | 'voice' | 'kh' | 'notice'}`
  /** The first steps of new halls that are left, by account and hall. */
  | 'first_steps'
  /** Of one tab: the call that its page took along as it went. */
  | 'left_call'
  /** Volumes, devices and threshold of this device's sound. */
  | 'voice';

/** A fact of one tab: no other tab reads it, and it ends with its tab. */
export const isOfTab = (key: StorageKey): boolean => key === 'left_call';

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
