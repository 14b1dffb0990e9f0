import type { UserNo } from '@miczero/contracts';
import { type MicrophoneOptions, RtcError, type RtcQuality, type RtcReason, type RtcTicket } from '../../ports/rtc.ts';
import { type OwnSound, PageRtc, type PageRtcOptions } from '../sound/page-rtc.ts';
import { createQuality } from '../sound/quality.ts';
import { type Links, type LinksOptions, Mesh } from './mesh.ts';
import { Participation } from './participation.ts';
import type { RtcSocket } from './signalling.ts';

/** A mesh carries no more: each speaker sends to every other person. */
export const MESH_SPEAKERS_MAX = 6;
export const MESH_LISTENERS_MAX = 10;

export interface LocalRtcOptions extends PageRtcOptions {
  readonly socket: RtcSocket;
  readonly iceServers: readonly RTCIceServer[];
  /** Makes the connections to a media server; absent: browsers send to each other. */
  readonly serve?: (options: LinksOptions) => Links;
}

/**
 * Sound that the platform signals at /ws/rtc: from browser to browser (decision 0029), or over a media server behind the same
 * socket (decision 0110).
 */
export class LocalRtc extends PageRtc {
  readonly #options: LocalRtcOptions;
  #participation: Participation | null = null;
  #links: Links | null = null;
  #quality = createQuality();
  #entries: { resolve: () => void; reject: (error: RtcError) => void }[] = [];

  constructor(options: LocalRtcOptions) {
    super(options);
    this.#options = options;
  }

  override async join(ticket: RtcTicket, timeoutMs: number): Promise<void> {
    this.begin(ticket);
    const { socket, clock, iceServers, serve } = this.#options;
    const { playback } = this.sound;
    const participation = new Participation(socket, clock, ticket, {
      entered: ({ list, speaks, stands_by, server }) => {
        const maySend = speaks === true;
        const alike = list.filter((person) => (person.speaks === true) === maySend).length;
        const isFull = !serve && alike >= (maySend ? MESH_SPEAKERS_MAX : MESH_LISTENERS_MAX);
        // The platform and the configuration name different providers: no sound would travel.
        const isForeign = (server === true) !== (serve !== undefined);
        if (isFull || isForeign) {
          participation.leave();
          this.#end(isFull ? 'full' : 'network');
          return;
        }
        this.setRights(maySend);
        this.#links?.begin(list, maySend);
        this.#links?.standBy(stands_by === true);
        this.move('joined');
        for (const { resolve } of this.#entries.splice(0)) resolve();
      },
      changed: ({ list, speaks, stands_by }) => {
        const maySend = speaks === true;
        // A media server keeps its connections when rights change: it drops what may not be heard (decision 0120).
        if (serve && maySend !== this.maySend) this.setRights(maySend);
        if (!serve && maySend && !this.maySend) this.#enterAgain(participation);
        else this.#links?.update(list);
        this.#links?.standBy(stands_by === true);
      },
      link: (frame) => this.#links?.take(frame),
      gone: (uid) => this.#links?.drop(uid),
      lost: () => {
        this.#links?.close();
        this.move('reconnecting');
      },
      silenced: () => {
        if (!this.maySend) return;
        this.setRights(false);
        this.#enterAgain(participation);
      },
      ended: (reason) => this.#end(reason),
    });
    this.#participation = participation;
    this.#quality = createQuality();
    const options: LinksOptions = {
      clock,
      // The uid of a ticket is the user number that the platform gave.
      me: ticket.uid as UserNo,
      iceServers,
      send: (frame) => participation.send(frame),
      onTrack: (uid, track) => playback.play(uid, track),
      onTrackEnded: (uid) => playback.stop(uid),
      onPerson: (event) => {
        if (event.is === 'gone') playback.stop(event.uid);
        this.events.emit('person', event);
      },
      onBroken: () => {
        this.move('reconnecting');
        this.#enterAgain(participation);
      },
    };
    this.#links = serve?.(options) ?? new Mesh(options);
    const entry = this.#entry();
    participation.start(timeoutMs);
    await entry;
  }

  override async renew(token: string): Promise<void> {
    this.#participation?.renew(token);
  }

  override async leave(): Promise<void> {
    if (this.state === 'idle') return;
    this.#participation?.leave();
    this.#stop(null);
    this.#fail('aborted');
  }

  override async publish(options: MicrophoneOptions): Promise<void> {
    const participation = this.#participation;
    if (!participation) throw new RtcError('aborted');
    if (!this.maySend) {
      // The right may have come since the join: only another join tells.
      const entry = this.#entry();
      this.#enterAgain(participation);
      await entry;
    }
    if (!this.maySend) throw new RtcError('auth');
    await this.openMicrophone(options);
    if (this.#participation !== participation) throw new RtcError('aborted');
    this.isPublished = true;
    this.apply();
  }

  protected override send(own: OwnSound): void {
    this.#links?.setOwn(own);
  }

  protected override levelsOfOthers(): Map<string, number> {
    return this.#links?.levels(now()) ?? new Map<string, number>();
  }

  protected override async measure(): Promise<RtcQuality | null> {
    return this.#quality((await this.#links?.statistics()) ?? []);
  }

  /** Rights are checked when a page enters, and links are rebuilt with them. */
  #enterAgain(participation: Participation): void {
    this.#links?.close();
    participation.enterAgain();
  }

  /** Resolves with the next entry, rejects with the end of the participation. */
  #entry(): Promise<void> {
    return new Promise((resolve, reject) => this.#entries.push({ resolve, reject }));
  }

  #end(reason: RtcReason): void {
    this.#stop(reason);
    this.#fail(reason);
  }

  #fail(reason: RtcReason): void {
    for (const { reject } of this.#entries.splice(0)) reject(new RtcError(reason));
  }

  #stop(ended: RtcReason | null): void {
    this.#participation = null;
    const links = this.#links;
    links?.setOwn({ isPublished: false, maySend: true, track: null });
    links?.close();
    this.#links = null;
    this.finish(ended);
  }
}

/** Statistics of WebRTC carry the time of the system. */
const now = () => performance.timeOrigin + performance.now();
