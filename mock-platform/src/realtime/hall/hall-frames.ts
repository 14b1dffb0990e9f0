import {
  CLIENT_GATE,
  CLIENT_PLATFORM,
  CLIENT_VER,
  createCodec,
  encoderOf,
  HALL_EVENTS,
  type WireEnvelope,
} from '@miczero/contracts';
import type { HallEventOut } from '../../core/kernel/events.ts';

/** Name of the socket.io event that carries every envelope, both ways. */
export const FRAME_EVENT = 'message';

const { encode } = createCodec(HALL_EVENTS, encoderOf);

/** Encodes an event of the core as the contract's envelope. */
export function envelopeOf(event: HallEventOut): WireEnvelope {
  const addressing = {
    platform: event.from === '' ? 'server' : CLIENT_PLATFORM,
    mid: event.mid,
    ver: CLIENT_VER,
    gate: CLIENT_GATE,
    time: event.at,
    from: event.from,
    to: 'no' in event.audience ? event.audience.no : event.audience.hall_id,
    channel: event.channel,
  };
  // name and body belong together in each member of the union, which a generic call cannot see
  return encode(event.name, addressing, event.body as never);
}

/**
 * The bytes of an envelope on a WebSocket: the socket.io packet `42["message",{…}]` in one unmasked, uncompressed text
 * frame. Made once for all receivers; the system call per socket is what a delivery costs, not this.
 */
export function prepareFrame(envelope: WireEnvelope): Buffer {
  return textFrame(`42${JSON.stringify([FRAME_EVENT, envelope])}`);
}

/** One unmasked, uncompressed text frame with this text, ready for any number of sockets. */
export function textFrame(text: string): Buffer {
  const payload = Buffer.from(text, 'utf8');
  const head = headOf(payload.length);
  return Buffer.concat([head, payload], head.length + payload.length);
}

/** FIN and opcode 1 (text), then the length in 7, 16 or 64 bits (RFC 6455, 5.2). */
function headOf(length: number): Buffer {
  if (length < 126) return Buffer.from([0x81, length]);
  if (length < 65_536) {
    const head = Buffer.from([0x81, 126, 0, 0]);
    head.writeUInt16BE(length, 2);
    return head;
  }
  const head = Buffer.alloc(10);
  head[0] = 0x81;
  head[1] = 127;
  head.writeBigUInt64BE(BigInt(length), 2);
  return head;
}
