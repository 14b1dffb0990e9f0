/** A member of a channel that is not the viewer. */
export interface AgoraUser {
  readonly uid: number | string;
}

export type AgoraConnection = 'DISCONNECTED' | 'CONNECTING' | 'RECONNECTING' | 'CONNECTED' | 'DISCONNECTING';

export interface AgoraEvents {
  'user-joined'(user: AgoraUser): void;
  'user-left'(user: AgoraUser): void;
  'user-published'(user: AgoraUser, kind: string): void;
  'user-unpublished'(user: AgoraUser, kind: string): void;
  'connection-state-change'(now: AgoraConnection, before: AgoraConnection, reason?: string): void;
  'token-privilege-will-expire'(): void;
  'token-privilege-did-expire'(): void;
}

/**
 * What the adapter uses of a client of the SDK, which takes part in one channel once. The names and shapes are the SDK's: the
 * compiler checks its client against this one (agora-sdk.ts), and so is the stand-in of the contract suite.
 */
export interface AgoraClient<Track> {
  on<Name extends keyof AgoraEvents>(event: Name, listener: AgoraEvents[Name]): void;
  join(appId: string, channel: string, token: string | null, uid: number | string): Promise<unknown>;
  leave(): Promise<void>;
  publish(track: Track): Promise<unknown>;
  unpublish(track: Track): Promise<void>;
  subscribe(user: AgoraUser['uid'], kind: 'audio'): Promise<{ getMediaStreamTrack(): MediaStreamTrack }>;
  renewToken(token: string): Promise<void>;
  getRTCStats(): { readonly RTT: number };
  getRemoteAudioStats(): Readonly<Record<string, { readonly currentPacketLossRate: number }>>;
}

/** What the adapter uses of the SDK. */
export interface AgoraSdk<Track> {
  createClient(): AgoraClient<Track>;
  /** A track of ours as the SDK sends it. Devices stay with us: the SDK never opens one. */
  createTrack(track: MediaStreamTrack): Track;
}
