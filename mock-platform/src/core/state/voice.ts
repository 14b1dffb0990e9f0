import type { ChannelId, UserNo, VoiceSettings } from '@miczero/contracts';

/** Voice channels beyond the channels themselves. */
export interface Voice {
  /** Moment since which the session behind a place in a voice channel has no connection. */
  vanished: Map<UserNo, number>;
  /** Audio sockets in the audio of a voice channel, each entry of one a link of its own. */
  audio_links: Map<string, AudioLink>;
  /** Moment since which a place in a voice channel has no audio link any more; absent for a place that never had one. */
  unlinked: Map<UserNo, number>;
  voice_settings: Map<UserNo, VoiceSettings>;
}

/** What carries the sound of a session in a voice channel. */
export interface AudioLink {
  readonly no: UserNo;
  readonly sid: string;
  readonly channel: ChannelId;
  /** The lease of the node that holds the socket (cluster/membership.ts): the link ends with the lease. */
  readonly node: string;
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
  return { vanished: new Map(), audio_links: new Map(), unlinked: new Map(), voice_settings: new Map() };
}
