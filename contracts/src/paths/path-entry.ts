export type Method = 'GET' | 'POST';

/** Method and path of one call, below the origin of its host. */
export interface PathEntry {
  readonly method: Method;
  readonly path: string;
  /** The reason for our choice, when the specification does not show the path or the method. */
  readonly provisional?: string;
}

export const NO_PATH = 'the specification names the operation only (open point C1)';
export const BY_NAME = 'the named operation matches this listed path (open points C2 to C4)';
export const METHOD = 'the specification shows the path but not the method (open point C7)';
