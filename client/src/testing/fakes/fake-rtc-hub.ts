import { type AnyRtcFrame, ERRORS, type RefusalName, type RtcFrameOf, type UserNo } from '@miczero/contracts';
import type { SignedSocketListeners } from '../../platform/sockets/signed-web-socket.ts';

interface Member {
  readonly uid: UserNo;
  readonly listeners: SignedSocketListeners;
  /** null before a join and after its end. */
  speaks: boolean | null;
}

/** `uid:send` or `uid:listen`: what a ticket of this hub lets its holder do. */
export const hubToken = (uid: string, maySend: boolean) => `${uid}:${maySend ? 'send' : 'listen'}`;

/**
 * The audio signalling of the platform with one place, in memory: joins, lists of people, frames from one to another, as
 * mock-platform/src/realtime/audio has them.
 */
export class FakeRtcHub {
  readonly #members = new Set<Member>();
  readonly #silenced = new Set<string>();
  #isCut = false;

  /** The socket of a page. */
  socket(uid: UserNo) {
    let member: Member | null = null;
    return {
      connect: (listeners: SignedSocketListeners) => {
        if (this.#isCut) {
          queueMicrotask(() => listeners.closed({ kind: 'lost', detail: 'cut' }));
          return () => {};
        }
        const mine: Member = { uid, listeners, speaks: null };
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
    this.#expel(uid, 'micMuted');
  }

  /** A manager gives it back. */
  hear(uid: string): void {
    this.#silenced.delete(uid);
    for (const member of this.#inside()) if (member.uid === uid) member.speaks = true;
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
    else if (frame.type === 'leave') this.#leave(from);
    else if (frame.type === 'offer' || frame.type === 'answer' || frame.type === 'candidate') {
      const { to, ...rest } = frame;
      const peer = this.#inside().find(({ uid }) => uid === to);
      if (!peer || from.speaks === null) this.#complain(from, 'userUnknown');
      else if (!from.speaks && !peer.speaks) this.#complain(from, 'micMuted');
      else peer.listeners.frame({ ...rest, from: from.uid });
    }
  }

  #join(from: Member, { token }: RtcFrameOf<'join'>): void {
    const rights = [true, false].find((maySend) => token === hubToken(from.uid, maySend));
    if (rights === undefined) {
      this.#complain(from, 'voiceNeeded');
      return;
    }
    this.#leave(from);
    from.speaks = rights && !this.#silenced.has(from.uid);
    this.#tellPeople();
  }

  #expel(uid: string, refusal: RefusalName): void {
    const member = this.#inside().find((each) => each.uid === uid);
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
    for (const { listeners } of this.#inside()) listeners.frame({ type: 'leave', from: member.uid });
    this.#tellPeople();
  }

  #inside(): Member[] {
    return [...this.#members].filter(({ speaks }) => speaks !== null);
  }

  #tellPeople(): void {
    const people = this.#inside().map(({ uid, speaks }) => ({ id: uid, nick: uid, speaks: speaks === true }));
    for (const { uid, speaks, listeners } of this.#inside()) {
      listeners.frame({ type: 'peers', list: people.filter(({ id }) => id !== uid), speaks: speaks === true });
    }
  }

  #complain({ listeners }: Member, refusal: RefusalName): void {
    listeners.frame({ type: 'error', ...ERRORS[refusal] });
  }
}
