/** The installation on this device: worker, caches, and the entry among the applications. */
export interface Installation {
  /**
   * Keeps a copy that opens without the network where the configuration asks for it, else removes the workers and caches that
   * earlier pages left. Calls back each time a newer version has arrived and waits.
   */
  keep(onNewVersion: () => void): Promise<void>;
  /** Asks the server for a newer version. */
  check(): Promise<void>;
  /** Lets the version that waits take over; resolves once it answers for this page, at once when none waits. */
  activate(): Promise<void>;
  /** Deletes all stored data except the files that the active version installed. */
  clearCaches(): Promise<void>;
  /** Whether the browser offers to install the client as an application. */
  canInstall(): boolean;
  onCanInstallChange(listener: (canInstall: boolean) => void): () => void;
  /** Asks the user; whether they agreed. An offer can be used once. */
  install(): Promise<boolean>;
}
