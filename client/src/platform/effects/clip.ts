/** An animation that is ready to be played once. */
export interface Clip {
  /** What it draws into. */
  readonly element: HTMLElement;
  /** Resolves at its end. */
  play(): Promise<void>;
  /** Ends it at once and gives back its memory. */
  close(): void;
}

/** Opens a file of one format; rejects when it is not such a file, and may reject once the signal gives the play up. */
export type OpenClip = (file: Blob, signal: AbortSignal) => Promise<Clip>;
