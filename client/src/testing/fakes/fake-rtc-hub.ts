import { type AnyRtcFrame, ERRORS, type RefusalName, type RtcFrameOf, type UserNo } from '@miczero/contracts';
import type { VideoRooms } from '@miczero/mock-platform/video-rooms';
import type { SignedSocketListeners } from '../../platform/sockets/signed-web-socket.ts';

interface Member {
  readonly no: UserNo;
  readonly listeners: SignedSocketListeners;
  /** null before a join and after its end. */
  speaks: boolean | null;
  standsBy: boolean;
}

type Media = Pick<VideoRooms<Member>, 'enter' | 'exit' | 'mute' | 'standBy' | 'take'>;

/** `uid:send` or `uid:listen`: what a ticket of this hub lets its holder do. */
export const hubToken = (uid: string, maySend: boolean) => `${uid}:${maySend ? 'send' : 'listen'}`;

/**
 * The audio signalling of the platform with one place, in memory: joins, lists of people, frames from one to another, as
 * mock-platform/src/realtime/audio has them.
 */
export class FakeRtcHub {
  readonly #members = new Set<Member>();
  readonly #silenced = new Set<string>();
  readonly #media: Media | null;
  #isCut = false;

  /** `serve` makes the media server that carries the sound; absent: browsers send to each other. */
  constructor(serve?: (send: (member: Member, frame: AnyRtcFrame) => void) => Media) {
    this.#media = serve?.(({ listeners }, frame) => listeners.frame(frame)) ?? null;
  }

  /** The socket of a page. */
  socket(uid: UserNo) {
    let member: Member | null = null;
    return {
      connect: (listeners: SignedSocketListeners) => {
        if (this.#isCut) {
          queueMicrotask(() => listeners.closed({ kind: 'lost', detail: 'cut' }));
          return () => {};
        }
        const mine: Member = { no: uid, listeners, speaks: null, standsBy: false };
        member = mine;
        this.#members.add(mine);
        queueMicrotask(() => this.#members.has(mine) && listeners.opened());
        return () => this.#drop(mine);
      },
      send: (frame: AnyRtcFrame) => {
        const from = member;
        if (!from || !this.#members.has(from)) return false;
        // A frame is read by the other side after the sender has done what it was doing.
        queueMicrotask(() => this.#read(from, frame));
        return true;
      },
    };
  }

  kick(uid: string): void {
    this.#expel(uid, 'voiceNeeded');
  }

  /** A manager takes the right to be heard. */
  silence(uid: string): void {
    if (this.#media) this.#moderate(this.#media, uid, false);
    else this.#expel(uid, 'micMuted');
  }

  /** A manager gives it back. */
  hear(uid: string): void {
    if (this.#media) {
      this.#moderate(this.#media, uid, true);
      return;
    }
    this.#silenced.delete(uid);
    for (const member of this.#inside()) if (member.no === uid) member.speaks = true;
    this.#tellPeople();
  }

  /** The person may be given the right soon. */
  standBy(uid: string): void {
    for (const member of this.#inside()) {
      if (member.no !== uid) continue;
      member.standsBy = true;
      this.#media?.standBy(member, true);
    }
    this.#tellPeople();
  }

  cut(): void {
    this.#isCut = true;
    for (const member of [...this.#members]) {
      this.#members.delete(member);
      member.listeners.closed({ kind: 'lost', detail: 'cut' });
    }
  }

  mend(): void {
    this.#isCut = false;
  }

  #read(from: Member, frame: AnyRtcFrame): void {
    if (!this.#members.has(from)) return;
    if (frame.type === 'join') this.#join(from, frame);
    else if (frame.type === 'leave' && frame.leg === undefined) this.#leave(from);
    else if (this.#media) this.#serve(this.#media, from, frame);
    else if (frame.type === 'offer' || frame.type === 'answer' || frame.type === 'candidate') {
      const { to, ...rest } = frame;
      const peer = this.#inside().find(({ no }) => no === to);
      if (!peer || from.speaks === null) this.#complain(from, 'userUnknown');
      else if (!from.speaks && !peer.speaks) this.#complain(from, 'micMuted');
      else peer.listeners.frame({ ...rest, from: from.no });
    }
  }

  #serve(media: Media, from: Member, frame: AnyRtcFrame): void {
    if (from.speaks === null) return;
    if (frame.type === 'offer' && !from.speaks && !from.standsBy) this.#complain(from, 'micMuted');
    else if (isForServer(frame)) media.take(from, frame);
  }

  #join(from: Member, { token, tag }: RtcFrameOf<'join'>): void {
    const rights = [true, false].find((maySend) => token === hubToken(from.no, maySend));
    if (rights === undefined) {
      this.#complain(from, 'voiceNeeded', tag);
      return;
    }
    this.#leave(from);
    from.speaks = rights && !this.#silenced.has(from.no);
    from.standsBy = false;
    this.#media?.enter(from, 'place');
    this.#media?.mute(from, !from.speaks);
    this.#tellPeople({ newcomer: from, tag });
  }

  #moderate(media: Media, uid: string, speaks: boolean): void {
    if (speaks) this.#silenced.delete(uid);
    else this.#silenced.add(uid);
    for (const member of this.#inside()) {
      if (member.no !== uid) continue;
      Object.assign(member, { speaks, standsBy: false });
      media.standBy(member, false);
      media.mute(member, !speaks);
    }
    this.#tellPeople();
  }

  #expel(uid: string, refusal: RefusalName): void {
    const member = this.#inside().find((each) => each.no === uid);
    if (!member) return;
    if (refusal === 'micMuted') this.#silenced.add(uid);
    this.#leave(member);
    this.#complain(member, refusal);
  }

  #drop(member: Member): void {
    this.#leave(member);
    this.#members.delete(member);
  }

  #leave(member: Member): void {
    if (member.speaks === null) return;
    member.speaks = null;
    this.#media?.exit(member);
    for (const { listeners } of this.#inside()) listeners.frame({ type: 'leave', from: member.no });
    this.#tellPeople();
  }

  #inside(): Member[] {
    return [...this.#members].filter(({ speaks }) => speaks !== null);
  }

  /** `entry`: whose join the list answers. */
  #tellPeople(entry?: { readonly newcomer: Member; readonly tag: string | undefined }): void {
    const server = this.#media !== null;
    const people = this.#inside().map(({ no, speaks }) => ({ id: no, nick: no, speaks: speaks === true }));
    const listed = people.filter(({ speaks }) => speaks || !server);
    for (const member of this.#inside()) {
      const { no, speaks, standsBy, listeners } = member;
      const tag = entry?.newcomer === member ? entry.tag : undefined;
      const list = listed.filter(({ id }) => id !== no);
      const own = { speaks: speaks === true, ...(standsBy && { stands_by: true }) };
      listeners.frame({ type: 'peers', list, ...own, ...(server && { server }), ...(tag !== undefined && { tag }) });
    }
  }

  #complain({ listeners }: Member, refusal: RefusalName, tag?: string): void {
    listeners.frame({ type: 'error', ...ERRORS[refusal], ...(tag !== undefined && { tag }) });
  }
}

function isForServer(frame: AnyRtcFrame): frame is Parameters<Media['take']>[1] {
  return ['offer', 'answer', 'candidate', 'leave'].includes(frame.type);
}
