/** One call that somebody saw: what was asked and what came back. */
export interface SeenCall {
  readonly method: string;
  /** Path without origin and query. */
  readonly path: string;
  readonly status: number;
  /** The answer's text. */
  readonly answer: string;
  readonly contentType: string;
  /** Everything was prepared for it to be answered: a refusal is a deviation. */
  readonly mustSucceed?: true;
}

/** One frame that somebody saw. */
export interface SeenFrame {
  readonly socket: 'hall' | 'room' | 'audio';
  /** Tells the connections apart: order means something within one. */
  readonly connection: string;
  readonly direction: 'sent' | 'received';
  readonly frame: unknown;
}

/** What a running server, or a capture of one, was seen to do. In the order of time. */
export interface Evidence {
  readonly calls: readonly SeenCall[];
  readonly frames: readonly SeenFrame[];
  /** Addresses of sockets that are none of the contract's, one for each connection. */
  readonly foreignSockets?: readonly string[];
  /** What should have been seen and could not be: the name of a call or scene, and why. */
  readonly failures: readonly { readonly what: string; readonly reason: string }[];
}
