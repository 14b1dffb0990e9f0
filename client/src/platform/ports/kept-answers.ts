import type { EndpointName, UserNo } from '@miczero/contracts';
import type { SessionKeys } from './storage.ts';

/** A call as it was made. */
export interface AskedCall {
  /** Of the session; null for a visitor's call. */
  readonly keys: Pick<SessionKeys, 'no'> | null;
  readonly name: EndpointName;
  /** The request as the wire has it. */
  readonly wire: object;
}

/** A text of a feature, with the time when it was kept in epoch milliseconds. */
export interface KeptText {
  readonly text: string;
  readonly keptAt: number;
}

/**
 * The last good answers of a few read calls, and texts of features, on this device for the signed-in user. They stand in while the
 * network fails. Everything is bounded, belongs to one user, and goes with the session.
 */
export interface KeptAnswers {
  /**
   * Keeps the answer when the call is one of them, the answer a good one, and the user still signed in; a refusal ends what was
   * kept of the call. Once the user has signed out, it deletes what is theirs.
   */
  keep(asked: AskedCall, answer: Response): Promise<void>;
  /**
   * What was kept of a call that found no network while the link is not open, which the listeners are told. Rejects with `error`
   * otherwise.
   */
  standIn(asked: AskedCall, error: unknown): Promise<Response>;
  /**
   * Keeps a text of a feature under its name: what `next` makes of the one that is there, of whichever page it is. Null stands for
   * no text, and leaves it as it is.
   */
  change(no: UserNo, name: string, next: (former: string | null) => string | null): Promise<void>;
  /** A text of a feature; null without one. */
  read(no: UserNo, name: string): Promise<KeptText | null>;
  /** Tells the listeners that a stored text is used, while the link is not open. */
  shown(text: KeptText): void;
  /** No stored answer is used while the link of this page is open: a call that fails then is a failure. Closed at the start. */
  linkMoved(isOpen: boolean): void;
  /** Deletes what belongs to other users; null deletes everything. */
  keepOnly(no: UserNo | null): Promise<void>;
  /**
   * Calls back with the time of each answer that stands in, in epoch milliseconds, also of those before the call. Returns the
   * unsubscriber.
   */
  onStandIn(listener: (keptAt: number) => void): () => void;
}
