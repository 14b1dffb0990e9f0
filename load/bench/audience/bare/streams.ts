/** A stream of packets as its headers show it. */
interface Stream {
  packets: number;
  first: number;
  /** Highest number so far, with the turns of its 16 bits. */
  highest: number;
  /** Epoch milliseconds. */
  latestAt: number;
  /** The first packet after the first pause since `note`; null for none. */
  resumedAt: number | null;
}

const HEADER_BYTES = 12;
const TURN = 0x10000;
/** A speaker who keeps sending makes no such pause. */
const PAUSE_MS = 100;

/** Packets of RTP, counted by their headers, which SRTP leaves readable (RFC 3711). */
export class Streams {
  readonly #all = new Map<number, Stream>();

  take(packet: Buffer, now: number): void {
    const type = packet.readUInt8(1) & 0x7f;
    // RTCP shares the port (RFC 5761).
    if (packet.length < HEADER_BYTES || (type >= 64 && type <= 95)) return;
    const [number, ssrc] = [packet.readUInt16BE(2), packet.readUInt32BE(8)];
    const stream = this.#all.get(ssrc);
    if (!stream) {
      this.#all.set(ssrc, { packets: 1, first: number, highest: number, latestAt: now, resumedAt: now });
      return;
    }
    stream.packets += 1;
    // The number nearest to the highest one: packets may overtake each other.
    const ahead = ((number - stream.highest + TURN / 2) & (TURN - 1)) - TURN / 2;
    if (ahead > 0) stream.highest += ahead;
    if (now - stream.latestAt > PAUSE_MS) stream.resumedAt ??= now;
    stream.latestAt = now;
  }

  /** Starts to look for streams that begin, or continue after a pause. */
  note(): void {
    for (const stream of this.#all.values()) stream.resumedAt = null;
  }

  of(ssrc: number): Readonly<Stream> | null {
    return this.#all.get(ssrc) ?? null;
  }

  /** Received packets, packets missing between the first and the highest number, and the streams with a recent packet. */
  sum(now: number, liveMs: number) {
    const all = [...this.#all.values()];
    const packets = all.reduce((sum, stream) => sum + stream.packets, 0);
    const sent = all.reduce((sum, { first, highest }) => sum + highest - first + 1, 0);
    return { packets, lost: sent - packets, live: all.filter(({ latestAt }) => now - latestAt < liveMs).length };
  }
}
