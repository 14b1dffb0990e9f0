import type { UserNo, VoiceSettings } from '@miczero/contracts';

/** Voice channels beyond the channels themselves. */
export interface Voice {
  /** Moment since which the session behind a place in a voice channel has no connection. */
  vanished: Map<UserNo, number>;
  voice_settings: Map<UserNo, VoiceSettings>;
}

/** A person's place in a voice channel. */
export interface Mic {
  open: boolean;
  /** The session that holds it; empty for people of the seeds. */
  sid: string;
  /** The audio token of the latest join; absent for people of the seeds. */
  token?: string;
  /** When the person asked to be heard again; absent without an application. */
  applied?: number;
}

export function emptyVoice(): Voice {
  return { vanished: new Map(), voice_settings: new Map() };
}
