import type { RtcFrameOf, UserNo } from '@miczero/contracts';
import { type HeardFrame, levelOf } from '../local/link.ts';
import type { Links, LinksOptions } from '../local/mesh.ts';
import { tuned } from '../local/tuned-sdp.ts';
import type { OwnSound } from '../sound/page-rtc.ts';

type Person = Parameters<Links['begin']>[0][number];

/** A page that may send again publishes within this time, or its idle connection ends: listeners keep a medium for each. */
const IDLE_MS = 10_000;

/** The connection that carries the microphone. */
interface Up {
  readonly connection: RTCPeerConnection;
  readonly sender: RTCRtpSender;
  readonly tag: string;
}

/**
 * The two connections between a page and a media server: one carries the microphone, one everyone who is heard (decision
 * 0110). The server describes what it sends, and the page what it sends itself.
 */
export class ServerLinks implements Links {
  readonly #options: LinksOptions;
  readonly #people = new Set<UserNo>();
  /** Who is heard, by the medium of the description. */
  #streams = new Map<string, UserNo>();
  #sending = new Set<UserNo>();
  #own: OwnSound = { isPublished: false, maySend: false, track: null };
  #standsBy = false;
  #up: Up | null = null;
  /** The end of a connection that nothing is published to is ahead. */
  #cancelIdle: (() => void) | null = null;
  /** Offers that this page has made: their number is their tag. */
  #offers = 0;
  #down: RTCPeerConnection | null = null;
  /** Times that the connections have begun anew: frames of former ones that still wait are dropped. */
  #begun = 0;
  #turn: Promise<void> = Promise.resolve();

  constructor(options: LinksOptions) {
    this.#options = options;
  }

  begin(list: readonly Person[]): void {
    this.update(list);
    this.setOwn(this.#own);
  }

  update(list: readonly Person[]): void {
    for (const id of this.#people) if (!list.some((person) => person.id === id)) this.drop(id);
    for (const { id } of list) {
      if (this.#people.has(id)) continue;
      this.#people.add(id);
      this.#options.onPerson({ uid: id, is: 'here' });
    }
  }

  take(frame: HeardFrame): void {
    const begun = this.#begun;
    this.#turn = this.#turn.then(() => (begun === this.#begun ? this.#take(frame) : undefined)).catch(() => {});
  }

  drop(id: UserNo): void {
    this.#sending.delete(id);
    if (this.#people.delete(id)) this.#options.onPerson({ uid: id, is: 'gone' });
  }

  setOwn(own: OwnSound): void {
    const wasPublished = this.#own.isPublished;
    this.#own = own;
    // Without the right the connection waits, empty, for its return: a new one takes the others long to hear.
    if (own.isPublished) this.#up ??= this.#publish();
    else if (own.maySend && wasPublished) this.#unpublish();
    this.#noteIdle(own.maySend && !own.isPublished && this.#up !== null);
    // Calls are worked off in their order: the last one holds.
    this.#up?.sender.replaceTrack(own.track).catch(() => {});
  }

  /**
   * The connection of the microphone is made before the right to be heard, because it takes longer than the listeners may wait. It
   * carries nothing, and the server would drop it.
   */
  standBy(standsBy: boolean): void {
    if (standsBy === this.#standsBy) return;
    this.#standsBy = standsBy;
    if (standsBy) this.#up ??= this.#publish();
    // The right that has come takes the connection over.
    else if (!this.#own.maySend && this.#up) this.#unpublish();
  }

  levels(now: number): Map<string, number> {
    const levels = new Map<string, number>();
    for (const { mid, receiver } of this.#down?.getTransceivers() ?? []) {
      const uid = this.#streams.get(mid ?? '');
      const level = levelOf(receiver, now);
      if (uid !== undefined && level > 0) levels.set(uid, level);
    }
    return levels;
  }

  async statistics(): Promise<readonly RTCStatsReport[]> {
    const connections = [this.#up?.connection, this.#down].filter((each) => each instanceof RTCPeerConnection);
    return Promise.all(connections.map((connection) => connection.getStats()));
  }

  close(): void {
    this.#standsBy = false;
    this.#closeUp();
    this.#down?.close();
    this.#down = null;
    this.#begun += 1;
    this.#streams = new Map();
    for (const id of [...this.#people]) this.drop(id);
  }

  #connect(leg: 'up' | 'down'): RTCPeerConnection {
    const connection = new RTCPeerConnection({ iceServers: [...this.#options.iceServers], bundlePolicy: 'max-bundle' });
    connection.addEventListener('icecandidate', ({ candidate }) => {
      const found = { candidate: candidate?.candidate ?? '', sdp_mid: candidate?.sdpMid ?? '' };
      this.#options.send({ type: 'candidate', leg, ...found });
    });
    connection.addEventListener('connectionstatechange', () => {
      const isInUse = connection === this.#up?.connection || connection === this.#down;
      if (isInUse && connection.connectionState === 'failed') this.#options.onBroken();
    });
    return connection;
  }

  #publish(): Up {
    const connection = this.#connect('up');
    const { sender } = connection.addTransceiver('audio', { direction: 'sendonly' });
    this.#offers += 1;
    const up = { connection, sender, tag: String(this.#offers) };
    void this.#offer(up);
    return up;
  }

  #unpublish(): void {
    this.#closeUp();
    this.#options.send({ type: 'leave', leg: 'up' });
  }

  #noteIdle(isIdle: boolean): void {
    if (isIdle) this.#cancelIdle ??= this.#options.clock.after(IDLE_MS, () => this.#unpublish());
    else this.#stopIdle();
  }

  #stopIdle(): void {
    this.#cancelIdle?.();
    this.#cancelIdle = null;
  }

  #closeUp(): void {
    this.#stopIdle();
    this.#up?.connection.close();
    this.#up = null;
  }

  async #offer(up: Up): Promise<void> {
    const { connection, tag } = up;
    try {
      await connection.setLocalDescription();
      const { sdp } = connection.localDescription ?? { sdp: '' };
      if (this.#up === up) this.#options.send({ type: 'offer', leg: 'up', tag, sdp });
    } catch {
      // The connection was closed meanwhile.
    }
  }

  async #take(frame: HeardFrame): Promise<void> {
    if (frame.type === 'answer' && frame.leg === 'up') {
      // The answer to a stream that has ended belongs to nothing.
      if (!this.#up || this.#up.tag !== frame.tag) return;
      await this.#up.connection.setRemoteDescription({ type: 'answer', sdp: tuned(frame.sdp) });
    } else if (frame.type === 'offer' && frame.leg === 'down') {
      await this.#receive(frame.sdp, streamsOf(frame.streams));
    } else if (frame.type === 'streams') this.#hear(streamsOf(frame.list));
    else if (frame.type === 'leave') {
      // The platform keeps no more connections of muted people: the next one begins anew.
      this.#closeUp();
      this.setOwn(this.#own);
    }
  }

  async #receive(sdp: string, streams: Map<string, UserNo>): Promise<void> {
    this.#down ??= this.#connect('down');
    const connection = this.#down;
    await connection.setRemoteDescription({ type: 'offer', sdp });
    await connection.setLocalDescription();
    if (this.#down !== connection) return;
    this.#options.send({ type: 'answer', leg: 'down', sdp: connection.localDescription?.sdp ?? '' });
    this.#hear(streams);
  }

  /** The medium of a person who fell silent may carry another one later. */
  #hear(streams: Map<string, UserNo>): void {
    const former = this.#streams;
    this.#streams = streams;
    for (const [mid, id] of former) if (streams.get(mid) !== id) this.#options.onTrackEnded(id);
    for (const { mid, receiver } of this.#down?.getTransceivers() ?? []) {
      const id = streams.get(mid ?? '');
      if (id !== undefined && former.get(mid ?? '') !== id) this.#options.onTrack(id, receiver.track);
    }
    this.#tellSending(new Set(streams.values()));
  }

  #tellSending(now: Set<UserNo>): void {
    const before = this.#sending;
    this.#sending = now;
    for (const uid of now) if (!before.has(uid)) this.#options.onPerson({ uid, is: 'sending' });
    for (const uid of before) if (!now.has(uid)) this.#options.onPerson({ uid, is: 'silent' });
  }
}

function streamsOf(list: RtcFrameOf<'streams'>['list'] = []): Map<string, UserNo> {
  return new Map(list.map(({ mid, id }) => [mid, id]));
}
