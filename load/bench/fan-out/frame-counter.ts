/**
 * Counts WebSocket frames in a byte stream without parsing them, so that the receiving side costs little and is not
 * what the bench measures. Handles frames split at any byte.
 */
export class FrameCounter {
  /** Number of frames with a payload of at least `least` bytes: the messages. */
  messages = 0;
  private readonly least: number;
  private readonly onSmall: (payloadBytes: number) => void;
  /** Remaining payload bytes of the current frame. */
  private skip = 0;
  private head: number[] = [];

  constructor(least: number, onSmall: (payloadBytes: number) => void = () => {}) {
    this.least = least;
    this.onSmall = onSmall;
  }

  push(chunk: Uint8Array): void {
    let at = 0;
    while (at < chunk.length) {
      if (this.skip > 0) {
        const step = Math.min(this.skip, chunk.length - at);
        this.skip -= step;
        at += step;
        continue;
      }
      this.head.push(chunk[at] ?? 0);
      at += 1;
      const length = payloadLength(this.head);
      if (length === null) continue;
      this.head = [];
      this.skip = length;
      if (length >= this.least) this.messages += 1;
      else this.onSmall(length);
    }
  }
}

/** Payload length once the header of an unmasked server frame is complete, otherwise null. */
function payloadLength(head: readonly number[]): number | null {
  const short = (head[1] ?? 0) & 0x7f;
  if (head.length < 2) return null;
  if (short < 126) return short;
  const extended = short === 126 ? 2 : 8;
  if (head.length < 2 + extended) return null;
  return head.slice(2).reduce((sum, byte) => sum * 256 + byte, 0);
}

/** A masked client frame with a short text, as RFC 6455 requires. */
export function clientFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  if (payload.length > 125) throw new RangeError('only short frames are supported');
  const mask = Buffer.from([1, 2, 3, 4]);
  const masked = payload.map((byte, index) => byte ^ (mask[index % 4] ?? 0));
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length]), mask, masked]);
}
