import type { UserNo } from '@miczero/contracts';
import { type MicrophoneOptions, RtcError, type RtcQuality, type RtcReason, type RtcTicket } from '../../ports/rtc.ts';
import { type OwnSound, PageRtc, type PageRtcOptions } from '../sound/page-rtc.ts';
import { createQuality } from '../sound/quality.ts';
import { Mesh } from './mesh.ts';
import type { RtcSocket } from './signalling.ts';
import { Visit } from './visit.ts';

/** A mesh carries no more: each speaker sends to every other person. */
export const MESH_SPEAKERS_MAX = 6;
export const MESH_LISTENERS_MAX = 10;

export interface LocalRtcOptions extends PageRtcOptions {
  readonly socket: RtcSocket;
  readonly iceServers: readonly RTCIceServer[];
}

/** Sound from browser to browser, signalled by the platform at /ws/rtc (decision 0029). */
export class LocalRtc extends PageRtc {
  readonly #options: LocalRtcOptions;
  #visit: Visit | null = null;
  #mesh: Mesh | null = null;
  #quality = createQuality();
  #entries: { resolve: () => void; reject: (error: RtcError) => void }[] = [];

  constructor(options: LocalRtcOptions) {
    super(options);
    this.#options = options;
  }

  override async join(ticket: RtcTicket, timeoutMs: number): Promise<void> {
    this.begin(ticket);
    const { socket, clock, iceServers } = this.#options;
    const { playback } = this.sound;
    const visit = new Visit(socket, clock, ticket, {
      entered: ({ list, speaks }) => {
        const maySend = speaks === true;
        const alike = list.filter((person) => (person.speaks === true) === maySend).length;
        if (alike >= (maySend ? MESH_SPEAKERS_MAX : MESH_LISTENERS_MAX)) {
          visit.leave();
          this.#end('full');
          return;
        }
        this.setRights(maySend);
        this.#mesh?.begin(list, maySend);
        this.move('joined');
        for (const { resolve } of this.#entries.splice(0)) resolve();
      },
      changed: ({ list, speaks }) => {
        if (speaks === true && !this.maySend) this.#enterAgain(visit);
        else this.#mesh?.update(list);
      },
      link: (frame) => this.#mesh?.take(frame),
      gone: (uid) => this.#mesh?.drop(uid),
      lost: () => {
        this.#mesh?.close();
        this.move('reconnecting');
      },
      silenced: () => {
        if (!this.maySend) return;
        this.setRights(false);
        this.#enterAgain(visit);
      },
      ended: (reason) => this.#end(reason),
    });
    this.#visit = visit;
    this.#quality = createQuality();
    this.#mesh = new Mesh({
      // The uid of a ticket is the user number that the platform gave.
      me: ticket.uid as UserNo,
      iceServers,
      send: (frame) => visit.send(frame),
      onTrack: (uid, track) => playback.play(uid, track),
      onPerson: (event) => {
        if (event.is === 'gone') playback.stop(event.uid);
        this.events.emit('person', event);
      },
    });
    const entry = this.#entry();
    visit.start(timeoutMs);
    await entry;
  }

  override async renew(token: string): Promise<void> {
    this.#visit?.renew(token);
  }

  override async leave(): Promise<void> {
    if (this.state === 'idle') return;
    this.#visit?.leave();
    this.#stop(null);
    this.#fail('aborted');
  }

  override async publish(options: MicrophoneOptions): Promise<void> {
    const visit = this.#visit;
    if (!visit) throw new RtcError('aborted');
    if (!this.maySend) {
      // The right may have come since the join: only another join tells.
      const entry = this.#entry();
      this.#enterAgain(visit);
      await entry;
    }
    if (!this.maySend) throw new RtcError('auth');
    await this.openMicrophone(options);
    if (this.#visit !== visit) {
      this.closeMicrophone();
      throw new RtcError('aborted');
    }
    this.isPublished = true;
    this.apply();
  }

  protected override send(own: OwnSound): void {
    this.#mesh?.setOwn(own);
  }

  protected override levelsOfOthers(): Map<string, number> {
    return this.#mesh?.levels(now()) ?? new Map<string, number>();
  }

  protected override async measure(): Promise<RtcQuality | null> {
    return this.#quality((await this.#mesh?.statistics()) ?? []);
  }

  /** Rights are looked at when a page enters, and links begin anew with them. */
  #enterAgain(visit: Visit): void {
    this.#mesh?.close();
    visit.enterAgain();
  }

  /** Resolves with the next entry, rejects with the end of the visit. */
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
    this.#visit = null;
    const mesh = this.#mesh;
    mesh?.setOwn({ isPublished: false, track: null });
    mesh?.close();
    this.#mesh = null;
    this.finish(ended);
  }
}

/** Statistics of WebRTC carry the time of the system. */
const now = () => performance.timeOrigin + performance.now();
