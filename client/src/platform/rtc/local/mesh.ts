import type { RtcFrameOf, UserNo } from '@miczero/contracts';
import type { Clock } from '../../ports/clock.ts';
import type { RtcEvents } from '../../ports/rtc.ts';
import type { OwnSound } from '../sound/page-rtc.ts';
import { type HeardFrame, Link, type SentFrame } from './link.ts';

type Person = RtcFrameOf<'peers'>['list'][number];

export interface LinksOptions {
  readonly clock: Clock;
  readonly me: UserNo;
  readonly iceServers: readonly RTCIceServer[];
  readonly send: (frame: SentFrame) => void;
  readonly onTrack: (uid: UserNo, track: MediaStreamTrack) => void;
  /** The track of this person carries their sound no more. */
  readonly onTrackEnded: (uid: UserNo) => void;
  readonly onPerson: (event: RtcEvents['person']) => void;
  /** The way to a media server is lost: all connections begin anew. Links between browsers mend themselves. */
  readonly onBroken: () => void;
}

/** The connections of one participation, over which sound travels. */
export interface Links {
  /** The first list after a join: the newcomer makes its connections. */
  begin(list: readonly Person[], isSpeaker: boolean): void;
  /** A later list. */
  update(list: readonly Person[]): void;
  take(frame: HeardFrame): void;
  /** A person has left. */
  drop(id: UserNo): void;
  setOwn(own: OwnSound): void;
  /** The viewer may be heard soon, or may not any more. */
  standBy(standsBy: boolean): void;
  /** Sound levels of the people that are heard. */
  levels(now: number): Map<string, number>;
  statistics(): Promise<readonly RTCStatsReport[]>;
  /** Nothing is heard or sent any more. */
  close(): void;
}

const SILENT: OwnSound = { isPublished: false, maySend: false, track: null };

/** The links of one participation: a speaker has one to each person, a listener one to each speaker. */
export class Mesh implements Links {
  readonly #options: LinksOptions;
  readonly #people = new Map<UserNo, Person>();
  readonly #links = new Map<UserNo, Link>();
  readonly #sending = new Set<UserNo>();
  #own = SILENT;

  constructor(options: LinksOptions) {
    this.#options = options;
  }

  get people(): readonly Person[] {
    return [...this.#people.values()];
  }

  /** The first list after a join: the newcomer offers a link to each person with whom sound is exchanged. */
  begin(list: readonly Person[], isSpeaker: boolean): void {
    this.#note(list);
    for (const { id, speaks } of list) if (isSpeaker || speaks === true) this.#link(id, true);
  }

  /** A later list: newcomers will offer. */
  update(list: readonly Person[]): void {
    for (const id of this.#people.keys()) if (!list.some((person) => person.id === id)) this.drop(id);
    this.#note(list);
  }

  take(frame: HeardFrame): void {
    // Only a media server announces streams.
    if (frame.type === 'streams' || frame.type === 'leave' || frame.from === undefined) return;
    const { from } = frame;
    // A frame of a departed person may still arrive; only an offer begins a link.
    const link = this.#links.get(from) ?? (frame.type === 'offer' ? this.#link(from, false) : null);
    link?.take(frame);
  }

  /** A person has left. */
  drop(id: UserNo): void {
    this.#unlink(id);
    if (!this.#people.delete(id)) return;
    this.#options.onPerson({ uid: id, is: 'gone' });
  }

  setOwn(own: OwnSound): void {
    this.#own = own;
    for (const link of this.#links.values()) link.setOwn(own);
  }

  /** Speakers have no link between them and a listener that could be made in advance. */
  standBy(): void {}

  /** Sound levels of the people that are heard. */
  levels(now: number): Map<string, number> {
    const levels = new Map<string, number>();
    for (const id of this.#sending) {
      const level = this.#links.get(id)?.level(now) ?? 0;
      if (level > 0) levels.set(id, level);
    }
    return levels;
  }

  async statistics(): Promise<readonly RTCStatsReport[]> {
    return Promise.all([...this.#links.values()].map((link) => link.statistics()));
  }

  /** Ends every link; nothing is heard or sent any more. */
  close(): void {
    for (const id of [...this.#people.keys(), ...this.#links.keys()]) this.drop(id);
    for (const id of this.#links.keys()) this.#unlink(id);
  }

  #note(list: readonly Person[]): void {
    for (const person of list) {
      const isNew = !this.#people.has(person.id);
      this.#people.set(person.id, person);
      if (isNew) this.#options.onPerson({ uid: person.id, is: 'here' });
    }
  }

  #link(peer: UserNo, begins: boolean): Link {
    this.#unlink(peer);
    const { me, iceServers, send, onTrack, onPerson } = this.#options;
    const link = new Link(
      {
        peer,
        isPolite: me < peer,
        iceServers,
        send,
        onTrack: (track) => onTrack(peer, track),
        onSending: (isSending) => {
          if (isSending) this.#sending.add(peer);
          else this.#sending.delete(peer);
          onPerson({ uid: peer, is: isSending ? 'sending' : 'silent' });
        },
      },
      this.#own,
      begins,
    );
    this.#links.set(peer, link);
    return link;
  }

  #unlink(id: UserNo): void {
    this.#sending.delete(id);
    this.#links.get(id)?.close();
    this.#links.delete(id);
  }
}
