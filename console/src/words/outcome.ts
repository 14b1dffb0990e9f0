/** What became of a message: what is told of its copies, and beside them of the answers to its sender. */
export interface Outcome {
  /** Copies that came to connections. */
  readonly arrived: number;
  /** Those of them that pages drop, because they had the message before. */
  readonly dropped: number;
  /** Pages may drop so many more. */
  readonly unknown: number;
  /** Copies that did not come, or came unreadable. */
  readonly lost: number;
  /** How often its sender got an acknowledgement or a refusal. */
  readonly acknowledged: number;
  readonly refused: number;
}
