import type { RefusalName, UserNo } from '@miczero/contracts';

/** Signed-in devices. */
export interface Sessions {
  sessions: Map<string, Session>;
  /** Ids of each person's sessions, oldest first. */
  session_ids: Map<UserNo, string[]>;
  /** Recently ended sessions with the reason that their owner is shown. Bounded. */
  ended: Map<string, RefusalName>;
  /** The session in use of each person and platform (rights/devices.ts). */
  in_use: Map<UserNo, Map<string, string>>;
  /** Names of the devices on which each person has signed in, least recently used first. Bounded. */
  known_devices: Map<UserNo, string[]>;
}

export interface Session {
  readonly sid: string;
  readonly no: UserNo;
  readonly secret_key: string;
  readonly access_token: string;
  /** The name that the device gives itself; a second login of the same device takes the session over. */
  readonly device: string;
  /** Platform of the device's name, `web` for a browser; empty for a device without such a name. */
  readonly platform: string;
  readonly since: number;
}

export function emptySessions(): Sessions {
  return { sessions: new Map(), session_ids: new Map(), ended: new Map(), in_use: new Map(), known_devices: new Map() };
}
