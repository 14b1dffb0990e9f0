import type { RtcFrameOf, UserNo } from '@miczero/contracts';
import type { OwnSound } from '../sound/page-rtc.ts';
import { tuned } from './tuned-sdp.ts';

export type LinkFrame = RtcFrameOf<'offer'> | RtcFrameOf<'answer'> | RtcFrameOf<'candidate'>;
/** What a page sends about its links: to a media server also that it stops sending. */
export type SentFrame = LinkFrame | RtcFrameOf<'leave'>;
/** Events of a page's links: from a media server also who is heard, and that its own stream has ended. */
export type HeardFrame = LinkFrame | RtcFrameOf<'streams'> | RtcFrameOf<'leave'>;

export interface LinkOptions {
  readonly peer: UserNo;
  /** Gives way when both sides offer at once. */
  readonly isPolite: boolean;
  readonly iceServers: readonly RTCIceServer[];
  readonly send: (frame: LinkFrame) => void;
  readonly onTrack: (track: MediaStreamTrack) => void;
  /** The peer began or stopped to publish. */
  readonly onSending: (isSending: boolean) => void;
}

/** A level of the latest packets counts for this long: while silent, Opus sends a packet in 400 ms. */
const FRESH_MS = 200;

/** One connection to one person. Both sides may offer at any time; the polite one takes its offer back. */
export class Link {
  readonly #options: LinkOptions;
  readonly #connection: RTCPeerConnection;
  #own: OwnSound;
  #transceiver: RTCRtpTransceiver | null = null;
  #isOffering = false;
  #ignoresOffer = false;
  #isSending = false;
  #turn: Promise<void> = Promise.resolve();

  constructor(options: LinkOptions, own: OwnSound, begins: boolean) {
    this.#options = options;
    this.#own = own;
    this.#connection = new RTCPeerConnection({ iceServers: [...options.iceServers], bundlePolicy: 'max-bundle' });
    this.#connection.addEventListener('icecandidate', ({ candidate }) => {
      const { peer, send } = options;
      send({
        type: 'candidate',
        to: peer,
        candidate: candidate?.candidate ?? '',
        sdp_mid: candidate?.sdpMid ?? '',
      });
    });
    this.#connection.addEventListener('track', ({ track }) => options.onTrack(track));
    this.#connection.addEventListener('negotiationneeded', () => void this.#offer());
    this.#connection.addEventListener('signalingstatechange', () => this.#noteDirection());
    this.#connection.addEventListener('connectionstatechange', () => {
      if (this.#connection.connectionState === 'failed') this.#connection.restartIce();
    });
    if (begins) {
      this.#transceiver = this.#connection.addTransceiver('audio', { direction: directionOf(own) });
      this.#sendTrack();
    }
  }

  /** Sends another track, or none. The peer is told whether a microphone is published. */
  setOwn(own: OwnSound): void {
    this.#own = own;
    if (!this.#transceiver || this.#connection.signalingState === 'closed') return;
    this.#sendTrack();
    this.#transceiver.direction = directionOf(own);
  }

  /** Takes a frame of the peer; one after the other. */
  take(frame: LinkFrame): void {
    this.#turn = this.#turn.then(() => this.#take(frame)).catch(() => {});
  }

  /** How loud the peer is, 0 to 1. */
  level(now: number): number {
    return this.#transceiver ? levelOf(this.#transceiver.receiver, now) : 0;
  }

  statistics(): Promise<RTCStatsReport> {
    return this.#connection.getStats();
  }

  close(): void {
    this.#connection.close();
  }

  async #take(frame: LinkFrame): Promise<void> {
    const connection = this.#connection;
    if (connection.signalingState === 'closed') return;
    if (frame.type === 'candidate') {
      const { candidate, sdp_mid } = frame;
      // Candidates of an offer that was ignored belong to nothing.
      await connection.addIceCandidate({ candidate, sdpMid: sdp_mid }).catch(() => {});
      return;
    }
    const isCollision = frame.type === 'offer' && (this.#isOffering || connection.signalingState !== 'stable');
    this.#ignoresOffer = isCollision && !this.#options.isPolite;
    if (this.#ignoresOffer) return;
    await connection.setRemoteDescription({ type: frame.type, sdp: frame.sdp });
    if (frame.type !== 'offer') return;
    if (!this.#transceiver) {
      this.#transceiver = connection.getTransceivers()[0] ?? null;
      this.setOwn(this.#own);
    }
    await connection.setLocalDescription();
    this.#describe('answer');
  }

  async #offer(): Promise<void> {
    this.#isOffering = true;
    try {
      await this.#connection.setLocalDescription();
      if (this.#connection.localDescription?.type === 'offer') this.#describe('offer');
    } catch {
      // The link was closed, or the peer's offer came first: its answer carries what ours would have said.
    } finally {
      this.#isOffering = false;
    }
  }

  #describe(type: 'offer' | 'answer'): void {
    const { sdp } = this.#connection.localDescription ?? { sdp: '' };
    this.#options.send({ type, to: this.#options.peer, sdp: tuned(sdp) });
  }

  #sendTrack(): void {
    // Calls are worked off in their order: the last one holds.
    this.#transceiver?.sender.replaceTrack(this.#own.track).catch(() => {});
  }

  #noteDirection(): void {
    if (this.#connection.signalingState !== 'stable') return;
    const direction = this.#transceiver?.currentDirection;
    const isSending = direction === 'sendrecv' || direction === 'recvonly';
    if (isSending === this.#isSending) return;
    this.#isSending = isSending;
    this.#options.onSending(isSending);
  }
}

/** How loud a receiver is, 0 to 1, by the latest packets. */
export function levelOf(receiver: RTCRtpReceiver, now: number): number {
  const [source] = receiver.getSynchronizationSources();
  return source && now - source.timestamp <= FRESH_MS ? (source.audioLevel ?? 0) : 0;
}

function directionOf({ isPublished }: OwnSound): RTCRtpTransceiverDirection {
  return isPublished ? 'sendrecv' : 'recvonly';
}
