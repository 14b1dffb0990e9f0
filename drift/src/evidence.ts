/** One observed call: the request and the reply. */
export interface SeenCall {
  readonly method: string;
  /** Path without origin and query. */
  readonly path: string;
  readonly status: number;
  /** Text of the reply. */
  readonly answer: string;
  readonly contentType: string;
  /** The request was prepared to succeed: a refusal is a deviation. */
  readonly mustSucceed?: true;
}

/** One observed frame. */
export interface SeenFrame {
  readonly socket: 'hall' | 'room' | 'audio';
  /** Identifies the connection: order is meaningful within one connection only. */
  readonly connection: string;
  readonly direction: 'sent' | 'received';
  readonly frame: unknown;
}

/** Observations of a running server or a capture, in the order of time. */
export interface Evidence {
  readonly calls: readonly SeenCall[];
  readonly frames: readonly SeenFrame[];
  /** Addresses of foreign sockets, one per connection. */
  readonly foreignSockets?: readonly string[];
  /** Observations that failed: the name of the call or scene, and the reason. */
  readonly failures: readonly { readonly what: string; readonly reason: string }[];
}
