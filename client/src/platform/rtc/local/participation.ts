import { CODES, type RtcFrameOf, type UserNo } from '@miczero/contracts';
import type { Clock } from '../../ports/clock.ts';
import type { RtcReason, RtcTicket } from '../../ports/rtc.ts';
import { RECONNECT_DEADLINE_MS } from '../sound/page-rtc.ts';
import type { HeardFrame, SentFrame } from './link.ts';
import { meaningOf, reasonOfRefusal } from './refusals.ts';
import { connectSignalling, type RtcSocket } from './signalling.ts';

/** Pauses between attempts; the last one repeats. */
const PAUSES_MS = [200, 400, 800, 1500];

type Peers = RtcFrameOf<'peers'>;

export interface ParticipationListeners {
  /** The platform has let the page in, the first time or again. Each time the page begins its links anew. */
  entered(peers: Peers): void;
  changed(peers: Peers): void;
  link(frame: HeardFrame): void;
  gone(uid: UserNo): void;
  /** The connection was lost: no member is heard until `entered`. */
  lost(): void;
  /** The right to be heard is gone: the page enters again as a listener. */
  silenced(): void;
  /** The participation has ended. */
  ended(reason: RtcReason): void;
}

/** One participation of the audio of a place: enters, enters again after losses, and gives up at a deadline. */
export class Participation {
  readonly #socket: RtcSocket;
  readonly #clock: Clock;
  #ticket: RtcTicket;
  readonly #listeners: ParticipationListeners;
  #close: () => void = () => {};
  #cancelPause: () => void = () => {};
  #cancelDeadline: () => void = () => {};
  #isOver = false;
  #isOpen = false;
  #awaitsEntry = true;
  /** Joins that were sent. The number of the latest is its tag. */
  #joins = 0;
  #attempts = 0;

  constructor(socket: RtcSocket, clock: Clock, ticket: RtcTicket, listeners: ParticipationListeners) {
    this.#socket = socket;
    this.#clock = clock;
    this.#ticket = ticket;
    this.#listeners = listeners;
  }

  /** Enters within `timeoutMs`, or ends. */
  start(timeoutMs: number): void {
    this.#setDeadline(timeoutMs);
    this.#connect();
  }

  send(frame: SentFrame): void {
    if (this.#isOpen) this.#socket.send(frame);
  }

  /** Replaces the token of the ticket; admitted connections stay. */
  renew(token: string): void {
    this.#ticket = { ...this.#ticket, token };
  }

  /** Enters again over the same connection: the platform checks the rights again, and the links are rebuilt. */
  enterAgain(): void {
    if (this.#isOver || !this.#isOpen) return;
    this.#setDeadline(RECONNECT_DEADLINE_MS);
    this.#awaitsEntry = true;
    this.#sendJoin();
  }

  /** Leaves; no listener is called any more. */
  leave(): void {
    if (this.#isOpen) this.#socket.send({ type: 'leave' });
    this.#stop();
  }

  #connect(): void {
    this.#awaitsEntry = true;
    this.#close = connectSignalling(this.#socket, {
      opened: () => {
        this.#isOpen = true;
        this.#sendJoin();
      },
      frame: (frame) => {
        if (!this.#isOver) this.#take(frame);
      },
      closed: () => this.#onClosed(),
    });
  }

  #sendJoin(): void {
    const [scope = '', id = ''] = this.#ticket.channel.split(':');
    if (scope !== 'channel' && scope !== 'room') throw new Error(`no place: ${this.#ticket.channel}`);
    this.#joins += 1;
    this.#socket.send({ type: 'join', scope, id, token: this.#ticket.token, tag: String(this.#joins) });
  }

  #take(frame: Parameters<Parameters<typeof connectSignalling>[1]['frame']>[0]): void {
    switch (frame.type) {
      case 'peers':
        this.#onPeers(frame);
        return;
      case 'error':
        this.#onError(frame);
        return;
      case 'leave':
        if (frame.from === undefined) {
          if (!this.#awaitsEntry) this.#listeners.link(frame);
          return;
        }
        // The platform tells a page that another one of the same person has taken its part.
        if (frame.from === this.#ticket.uid) this.#end('kicked');
        else this.#listeners.gone(frame.from);
        return;
      case 'offer':
      case 'answer':
      case 'candidate':
      case 'streams':
        // What still arrives before the entry belongs to links that ended with the former one.
        if (!this.#awaitsEntry) this.#listeners.link(frame);
        return;
      // Only clients send it.
      case 'join':
        return;
    }
  }

  #onPeers(peers: Peers): void {
    if (!this.#awaitsEntry) {
      this.#listeners.changed(peers);
      return;
    }
    // A list of the former participation, sent before the join was read.
    if (!this.#answersJoin(peers)) return;
    this.#awaitsEntry = false;
    this.#attempts = 0;
    this.#cancelPause();
    this.#cancelDeadline();
    this.#listeners.entered(peers);
  }

  #onError(error: RtcFrameOf<'error'>): void {
    const { code } = error;
    if (this.#awaitsEntry) {
      // Joins of a user are counted: the next attempt comes later. A frame that was too much is not read, so its tag is not known.
      if (code === CODES.tooManyRequests) this.#retry();
      // Errors of frames that were on their way when the former participation ended mean nothing now.
      else if (this.#answersJoin(error)) this.#end(reasonOfRefusal(code));
      return;
    }
    const meaning = meaningOf(code);
    if (meaning === 'lost') this.#end('kicked');
    else if (meaning === 'silenced') this.#listeners.silenced();
  }

  #answersJoin({ tag }: Peers | RtcFrameOf<'error'>): boolean {
    return tag === String(this.#joins);
  }

  #onClosed(): void {
    if (this.#isOver) return;
    this.#isOpen = false;
    if (!this.#awaitsEntry) {
      this.#setDeadline(RECONNECT_DEADLINE_MS);
      this.#awaitsEntry = true;
      this.#listeners.lost();
    }
    this.#retry();
  }

  #retry(): void {
    const pause = PAUSES_MS[Math.min(this.#attempts, PAUSES_MS.length - 1)] ?? 0;
    this.#attempts += 1;
    this.#cancelPause();
    this.#cancelPause = this.#clock.after(pause, () => (this.#isOpen ? this.#sendJoin() : this.#connect()));
  }

  #setDeadline(ms: number): void {
    this.#cancelDeadline();
    this.#cancelDeadline = this.#clock.after(ms, () => this.#end(this.#attempts > 0 ? 'network' : 'timeout'));
  }

  #end(reason: RtcReason): void {
    if (this.#isOver) return;
    this.#stop();
    this.#listeners.ended(reason);
  }

  #stop(): void {
    this.#isOver = true;
    this.#isOpen = false;
    this.#cancelPause();
    this.#cancelDeadline();
    this.#close();
  }
}
