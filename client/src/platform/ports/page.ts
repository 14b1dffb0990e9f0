/** The page in its window. */
export interface Page {
  /** Visible and focused. */
  isWatched(): boolean;
  /** Visible, perhaps without the focus. */
  isShown(): boolean;
  onWatchedChange(listener: (isWatched: boolean) => void): () => void;
  isOnline(): boolean;
  onOnlineChange(listener: (isOnline: boolean) => void): () => void;
  /** The page is about to go; only synchronous work survives. */
  onLeave(listener: () => void): () => void;
  /**
   * Calls back before the next painted frame, or a quarter of a second later when none is painted; on a page that is not
   * shown, whenever the browser runs that timer.
   */
  onFrame(callback: (isShown: boolean) => void): () => void;
  /** Resolves after the frame of `onFrame`: for work that the frame need not wait for. */
  painted(): Promise<void>;
  /** Calls back once the first screen has had its time: what the user cannot see yet must not compete with it. */
  onFirstScreenDone(callback: () => void): () => void;
}

/** Where the page is. The router listens to it. */
export interface Navigation {
  /** Path, query and fragment. */
  path(): string;
  go(path: string, options?: { readonly replace?: boolean }): void;
  /** Loads the page anew at a path. */
  reload(path: string): void;
}
