import type { Session } from '@miczero/scenarios/player';

/** The people that a run needs; their phones follow one another in this order. */
export interface People {
  /** Signed in, with the channel of the hall on screen. */
  readonly inHall: number;
  /** Signed in for a voice room. */
  readonly inRoom: number;
  /** Away: they sign in during the run. */
  readonly arriving: number;
}

/** The world that a run plays in, with its people. */
export interface LoadPlace {
  /** `http://host:port`. */
  readonly origin: string;
  readonly world: string;
  /** Of the control API; empty where it asks for none. */
  readonly token: string;
  readonly hall: string;
  readonly channel: string;
  /** Of the people in the hall. */
  readonly sessions: readonly Session[];
  /** Empty without a room. */
  readonly room: string;
  readonly roomSessions: readonly Session[];
}

/** A platform that is ready for a run. */
export interface PlatformUnderLoad {
  readonly place: LoadPlace;
  /** Resolves with the reason when the platform ends during the run. */
  readonly broken: Promise<string>;
  /** Leaves nothing of the run behind. It never rejects: the verdict of the run counts. */
  readonly end: () => Promise<void>;
}

/** A platform that runs already, and which a run enters. */
export interface RunningPlatform {
  /** `http://host:port`, of a node or of a balancer before several. */
  readonly origin: string;
  /** Of the control API; empty where it asks for none. */
  readonly token: string;
}
