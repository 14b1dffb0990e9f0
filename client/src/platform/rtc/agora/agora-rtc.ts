import { within } from '../../clock/within.ts';
import { type MicrophoneOptions, RtcError, type RtcQuality, type RtcReason, type RtcTicket } from '../../ports/rtc.ts';
import { type OwnSound, PageRtc, type PageRtcOptions, RECONNECT_DEADLINE_MS } from '../sound/page-rtc.ts';
import type { AgoraClient, AgoraConnection, AgoraSdk, AgoraUser } from './agora-client.ts';
import { isRefusal, reasonOfEnd, reasonOfError } from './reasons.ts';

/** A call of the SDK during a participation that takes longer has failed. */
const CALL_TIMEOUT_MS = 8000;
const UID_NUMBER_MAX = 2 ** 32 - 1;
const timeout = () => new RtcError('timeout');

export interface AgoraRtcOptions<Track> extends PageRtcOptions {
  readonly sdk: AgoraSdk<Track>;
  /** The id of the app at the provider (api.rtc.config); '' when there is none. */
  readonly appId: () => Promise<string>;
  /** What the provider calls a place: the `channel` of a ticket as the provider knows it. */
  readonly nameOf: (channel: string) => Promise<string>;
}

interface Participation<Track> {
  readonly client: AgoraClient<Track>;
  /** Rejects when the participation has ended. */
  readonly over: Promise<never>;
  readonly end: (reason: RtcReason) => void;
  cancelDeadline: () => void;
}

/**
 * Sound over the servers of Agora (decision 0070). The SDK carries tracks; microphone, gains, threshold and playback are those of
 * every provider, so that intent holds before the SDK receives a track.
 */
export class AgoraRtc<Track> extends PageRtc {
  readonly #options: AgoraRtcOptions<Track>;
  #participation: Participation<Track> | null = null;
  /** One for the life of the page: the microphone's track outlives devices and participations. */
  #track: Track | null = null;
  /** The client to which the track was published. */
  #publishedTo: AgoraClient<Track> | null = null;

  constructor(options: AgoraRtcOptions<Track>) {
    super(options);
    this.#options = options;
  }

  override async join(ticket: RtcTicket, timeoutMs: number): Promise<void> {
    this.begin(ticket);
    const { clock, sdk } = this.#options;
    const participation = this.#open(sdk.createClient());
    try {
      await within(clock, timeoutMs, Promise.race([this.#enter(participation, ticket), participation.over]), timeout);
    } catch (error) {
      const reason = error instanceof RtcError ? error.reason : reasonOfError(error);
      if (this.#participation === participation) void this.#close(participation, null);
      throw new RtcError(reason);
    }
    this.setRights(true);
    this.move('joined');
  }

  override async renew(token: string): Promise<void> {
    const { client } = this.#participation ?? {};
    if (client) await this.#bounded(client.renewToken(token));
  }

  override async leave(): Promise<void> {
    const participation = this.#participation;
    if (!participation) return;
    participation.end('aborted');
    await this.#close(participation, null);
  }

  override async publish(options: MicrophoneOptions): Promise<void> {
    const participation = this.#participation;
    if (!participation) throw new RtcError('aborted');
    await this.openMicrophone(options);
    try {
      if (this.#participation !== participation) throw new RtcError('aborted');
      await Promise.race([this.#publishTo(participation.client), participation.over]);
      // Closed while the provider was asked.
      if (!this.sound.microphone.isOpen) throw new RtcError('aborted');
    } catch (error) {
      // Another participation may have opened it meanwhile.
      if (this.#participation === participation) this.closeMicrophone();
      // An answer that came too late may have been a yes.
      if (this.#track !== null && !this.isPublished) participation.client.unpublish(this.#track).catch(() => {});
      const reason = error instanceof RtcError ? error.reason : isRefusal(error) ? 'auth' : reasonOfError(error);
      if (reason === 'auth' && this.#participation === participation) this.setRights(false);
      throw new RtcError(reason);
    }
    this.isPublished = true;
    this.setRights(true);
  }

  protected override send({ isPublished }: OwnSound): void {
    const client = this.#publishedTo;
    // The track itself is silent already: the SDK need not be waited for.
    if (isPublished || !client || this.#track === null) return;
    this.#publishedTo = null;
    client.unpublish(this.#track).catch(() => {});
  }

  protected override levelsOfOthers(): Map<string, number> {
    return this.state === 'joined' ? this.sound.playback.levels() : new Map<string, number>();
  }

  protected override async measure(): Promise<RtcQuality | null> {
    const { client } = this.#participation ?? {};
    const others = Object.values(client?.getRemoteAudioStats() ?? {});
    if (!client || others.length === 0) return null;
    // The SDK counts in percent.
    const loss = Math.max(...others.map(({ currentPacketLossRate }) => currentPacketLossRate)) / 100;
    return { roundTripMs: client.getRTCStats().RTT, loss };
  }

  async #enter({ client }: Participation<Track>, { channel, token, uid }: RtcTicket): Promise<void> {
    const { appId: askAppId, nameOf } = this.#options;
    const [appId, name] = await Promise.all([askAppId(), nameOf(channel)]);
    if (appId === '') throw new RtcError('auth', 'no app id');
    // A project without certificate takes no token.
    await client.join(appId, name, token === '' ? null : token, uidOf(uid));
  }

  async #publishTo(client: AgoraClient<Track>): Promise<void> {
    if (this.#publishedTo === client) return;
    this.#track ??= this.#options.sdk.createTrack(this.sound.microphone.track);
    await within(this.#options.clock, CALL_TIMEOUT_MS, client.publish(this.#track), timeout);
    this.#publishedTo = client;
  }

  #open(client: AgoraClient<Track>): Participation<Track> {
    let end: (reason: RtcReason) => void = () => {};
    const over = new Promise<never>((_resolve, reject) => {
      end = (reason) => reject(new RtcError(reason));
    });
    // A participation may end while no call waits for it.
    over.catch(() => {});
    const participation = { client, over, end, cancelDeadline: () => {} };
    this.#participation = participation;
    const whileIn =
      <Args extends unknown[]>(act: (...args: Args) => void) =>
      (...args: Args) => {
        if (this.#participation === participation) act(...args);
      };
    client.on(
      'user-joined',
      whileIn(({ uid }) => this.events.emit('person', { uid: `${uid}`, is: 'here' })),
    );
    client.on(
      'user-left',
      whileIn((user) => {
        this.#silence(user);
        this.events.emit('person', { uid: `${user.uid}`, is: 'gone' });
      }),
    );
    client.on(
      'user-published',
      whileIn((user, kind) => {
        if (kind === 'audio') void this.#play(participation, user);
      }),
    );
    client.on(
      'user-unpublished',
      whileIn((user, kind) => {
        if (kind === 'audio') this.#silence(user);
      }),
    );
    client.on(
      'connection-state-change',
      whileIn((now, _before, reason) => this.#onConnection(participation, now, reason)),
    );
    client.on(
      'token-privilege-will-expire',
      whileIn(() => this.events.emit('ticketExpiring', null)),
    );
    client.on(
      'token-privilege-did-expire',
      whileIn(() => this.#end(participation, 'auth')),
    );
    return participation;
  }

  /** A person began to send. Asked for once more, because a lost answer would leave the person unheard. */
  async #play(participation: Participation<Track>, { uid }: AgoraUser): Promise<void> {
    const ask = () => this.#bounded(participation.client.subscribe(uid, 'audio'));
    try {
      const track = await ask().catch(ask);
      if (this.#participation !== participation) return;
      this.sound.playback.play(`${uid}`, track.getMediaStreamTrack());
      this.events.emit('person', { uid: `${uid}`, is: 'sending' });
    } catch {
      // They left or fell silent meanwhile, or the connection is gone: its own events tell.
    }
  }

  #silence({ uid }: AgoraUser): void {
    if (!this.sound.playback.has(`${uid}`)) return;
    this.sound.playback.stop(`${uid}`);
    this.events.emit('person', { uid: `${uid}`, is: 'silent' });
  }

  #onConnection(participation: Participation<Track>, now: AgoraConnection, reason: string | undefined): void {
    if (now === 'RECONNECTING') {
      this.move('reconnecting');
      participation.cancelDeadline();
      participation.cancelDeadline = this.#options.clock.after(RECONNECT_DEADLINE_MS, () =>
        this.#end(participation, 'network'),
      );
    } else if (now === 'CONNECTED' && this.state === 'reconnecting') {
      participation.cancelDeadline();
      this.move('joined');
    } else if (now === 'DISCONNECTED') {
      const why = reasonOfEnd(reason);
      // A join that fails says so itself.
      if (why !== null && this.state !== 'joining') this.#end(participation, why);
    }
  }

  /** The provider ended the participation. */
  #end(participation: Participation<Track>, reason: RtcReason): void {
    participation.end(reason);
    void this.#close(participation, reason);
  }

  /** Resolves when nothing is sent or played; what the SDK still tells its server may take longer. */
  async #close(participation: Participation<Track>, ended: RtcReason | null): Promise<void> {
    if (this.#participation !== participation) return;
    this.#participation = null;
    this.#publishedTo = null;
    participation.cancelDeadline();
    this.sound.playback.stopAll();
    this.finish(ended);
    await this.#bounded(participation.client.leave()).catch(() => {});
  }

  async #bounded<Value>(work: Promise<Value>): Promise<Value> {
    try {
      return await within(this.#options.clock, CALL_TIMEOUT_MS, work, timeout);
    } catch (error) {
      throw error instanceof RtcError ? error : new RtcError(reasonOfError(error));
    }
  }
}

/** User numbers go as numbers, which spares a request of the SDK. */
function uidOf(uid: string): number | string {
  const number = Number(uid);
  return /^[1-9]\d*$/.test(uid) && number <= UID_NUMBER_MAX ? number : uid;
}
