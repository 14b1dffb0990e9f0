export interface Ids {
  /** A client message id: unique, also across tabs and reloads. */
  clientMid(): string;
  /** The id of this device, made once and kept. */
  deviceId(): string;
  /** 2 to 19 characters for one signature. */
  random(): string;
  /** 0 to 1, for jitter. */
  chance(): number;
}

/** Hashes of the login protocol. */
export interface Digest {
  /** Lower-case hex SHA-256 of the UTF-8 text. */
  sha256(text: string): Promise<string>;
}
