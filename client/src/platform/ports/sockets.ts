import type { WireEnvelope } from '@miczero/contracts';
import type { CloseReason } from '../../lib/close-reason.ts';

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
