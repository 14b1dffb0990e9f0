import type { AgoraClient, AgoraEvents, AgoraSdk, AgoraUser } from '../platform/rtc/agora/agora-client.ts';
import { AgoraRtc } from '../platform/rtc/agora/agora-rtc.ts';
import type { PageRtcOptions } from '../platform/rtc/sound/page-rtc.ts';
import type { RtcWorld } from './contracts/rtc-contract.ts';
import { createSoundPages } from './sound-pages.ts';

/** Levels without news for so long: sound has travelled. */
const CALM_METERS = 8;

const refusal = (code: string) => Object.assign(new Error(code), { code });
const tokenOf = (uid: string, maySend: boolean) => `${uid}:${maySend ? 'send' : 'listen'}`;

/**
 * Pages with the adapter of Agora. Real: the adapter, its microphone and playback, Web Audio, tracks, WebRTC between the
 * pages, and time. Stand-in: the SDK's client, whose channel connects the members that subscribe. The SDK itself runs in agora-signalling.browser.test.ts.
 */
export function createAgoraRtcWorld(): RtcWorld {
  const channel = new FakeChannel();
  const sdk: AgoraSdk<MediaStreamTrack> = {
    createTrack: (track) => track,
    createClient: () => new FakeAgoraClient(channel),
  };
  const open = (_uid: string, options: PageRtcOptions) =>
    new AgoraRtc({ ...options, sdk, appId: async () => 'app', nameOf: async (name) => name });
  return {
    ...createSoundPages(open, CALM_METERS),
    ticket: (uid, { maySend } = { maySend: true }) => ({ channel: 'channel:9003', uid, token: tokenOf(uid, maySend) }),
    kick: (uid) => channel.kick(uid),
    cut: () => channel.cut(),
    mend: () => channel.mend(),
  };
}

/** One channel of the provider. */
class FakeChannel {
  readonly members = new Set<FakeAgoraClient>();
  isCut = false;

  others(self: FakeAgoraClient): FakeAgoraClient[] {
    return [...this.members].filter((member) => member !== self);
  }

  kick(uid: string): void {
    for (const member of [...this.members]) if (`${member.uid}` === uid) member.disconnect('UID_BANNED');
  }

  cut(): void {
    this.isCut = true;
    for (const member of this.members) member.lose();
  }

  mend(): void {
    this.isCut = false;
    for (const member of this.members) member.regain();
  }
}

class FakeAgoraClient implements AgoraClient<MediaStreamTrack> {
  uid: AgoraUser['uid'] = '';
  published: MediaStreamTrack | null = null;
  readonly #channel: FakeChannel;
  readonly #listeners = new Map<string, (...args: never[]) => void>();
  readonly #received = new Map<AgoraUser['uid'], Carried>();
  #maySend = false;
  #hasLeft = false;

  constructor(channel: FakeChannel) {
    this.#channel = channel;
  }

  on<Name extends keyof AgoraEvents>(event: Name, listener: AgoraEvents[Name]): void {
    this.#listeners.set(event, listener);
  }

  async join(_appId: string, _channel: string, token: string | null, uid: AgoraUser['uid']): Promise<void> {
    await Promise.resolve();
    if (this.#hasLeft) throw refusal('OPERATION_ABORTED');
    if (this.#channel.isCut) throw refusal('NETWORK_ERROR');
    const rights = [true, false].find((maySend) => token === tokenOf(`${uid}`, maySend));
    if (rights === undefined) throw refusal('CAN_NOT_GET_GATEWAY_SERVER');
    this.#maySend = rights;
    this.uid = uid;
    this.#channel.members.add(this);
    for (const other of this.#channel.others(this)) {
      other.tell('user-joined', { uid });
      this.tell('user-joined', { uid: other.uid });
      if (other.published) this.tell('user-published', { uid: other.uid }, 'audio');
    }
  }

  async leave(): Promise<void> {
    this.#hasLeft = true;
    this.#exit();
  }

  async publish(track: MediaStreamTrack): Promise<void> {
    if (!this.#maySend) throw refusal('UNEXPECTED_RESPONSE');
    this.published = track;
    for (const other of this.#channel.others(this)) other.tell('user-published', { uid: this.uid }, 'audio');
  }

  async unpublish(): Promise<void> {
    if (!this.published) return;
    this.published = null;
    for (const other of this.#channel.others(this)) other.silence(this.uid, 'user-unpublished');
  }

  async subscribe(uid: AgoraUser['uid']) {
    const from = this.#channel.others(this).find((other) => other.uid === uid);
    if (!from?.published) throw refusal('REMOTE_USER_IS_NOT_PUBLISHED');
    const carried = await carry(from.published);
    this.#received.set(uid, carried);
    return { getMediaStreamTrack: () => carried.track };
  }

  async renewToken(token: string): Promise<void> {
    if (!token.startsWith(`${this.uid}:`)) throw refusal('INVALID_PARAMS');
  }

  getRTCStats() {
    return { RTT: 20 };
  }

  getRemoteAudioStats() {
    return Object.fromEntries([...this.#received.keys()].map((uid) => [uid, { currentPacketLossRate: 1 }]));
  }

  tell<Name extends keyof AgoraEvents>(event: Name, ...args: Parameters<AgoraEvents[Name]>): void {
    // Listeners are kept by the name of their event, which TypeScript cannot correlate.
    (this.#listeners.get(event) as ((...args: Parameters<AgoraEvents[Name]>) => void) | undefined)?.(...args);
  }

  silence(uid: AgoraUser['uid'], event: 'user-unpublished' | 'user-left'): void {
    this.#received.get(uid)?.stop();
    this.#received.delete(uid);
    if (event === 'user-left') this.tell(event, { uid });
    else this.tell(event, { uid }, 'audio');
  }

  disconnect(reason: string): void {
    this.#exit();
    this.tell('connection-state-change', 'DISCONNECTED', 'CONNECTED', reason);
  }

  lose(): void {
    for (const carried of this.#received.values()) carried.hold();
    this.tell('connection-state-change', 'RECONNECTING', 'CONNECTED');
  }

  regain(): void {
    for (const carried of this.#received.values()) carried.flow();
    this.tell('connection-state-change', 'CONNECTED', 'RECONNECTING');
  }

  #exit(): void {
    if (!this.#channel.members.delete(this)) return;
    for (const other of this.#channel.members) other.silence(this.uid, 'user-left');
    for (const carried of this.#received.values()) carried.stop();
    this.#received.clear();
  }
}

interface Carried {
  readonly track: MediaStreamTrack;
  hold(): void;
  flow(): void;
  stop(): void;
}

/** Sends a track over a connection of its own, as a server would forward it. */
async function carry(sent: MediaStreamTrack): Promise<Carried> {
  const [from, to] = [new RTCPeerConnection(), new RTCPeerConnection()];
  from.addEventListener('icecandidate', ({ candidate }) => void to.addIceCandidate(candidate ?? undefined));
  to.addEventListener('icecandidate', ({ candidate }) => void from.addIceCandidate(candidate ?? undefined));
  const sender = from.addTrack(sent);
  await from.setLocalDescription();
  await to.setRemoteDescription(from.localDescription as RTCSessionDescription); // set by the line above
  await to.setLocalDescription();
  await from.setRemoteDescription(to.localDescription as RTCSessionDescription);
  const [receiver] = to.getReceivers();
  if (!receiver) throw new Error('a description of one track has one receiver');
  return {
    track: receiver.track,
    hold: () => void sender.replaceTrack(null),
    flow: () => void sender.replaceTrack(sent),
    stop() {
      from.close();
      to.close();
    },
  };
}
