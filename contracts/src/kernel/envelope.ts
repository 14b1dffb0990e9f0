import * as z from 'zod/mini';
import { counter, epochSeconds, looseInt, text } from './codecs.ts';

/**
 * The envelope of every realtime message (entity.realtime-envelope). `body` stays text here, because its content
 * depends on `type`; see `codec.ts` of each socket.
 */
export const envelope = z
  .object({
    /** The realtime type, for example 1001. */
    type: looseInt,
    /** Sender's platform: `web`, `ios`, `android`, or `server`. */
    platform: text,
    /** Message id; together with `type` it is the key of deduplication. */
    mid: text,
    /** Protocol version, 1. */
    ver: counter,
    /** Gate of the sender: `pc`. */
    gate: text,
    /** Time of sending; epoch seconds on the wire, milliseconds once decoded. */
    time: epochSeconds,
    /** The sender's user number; empty when the platform is the sender. */
    from: text,
    /** Addressee: a hall id, a user number, or a comma list of hall ids (type 1012). */
    to: text,
    /** A channel id, a comma list of channel ids (type 1013), or empty. */
    channel: text,
    /** JSON text. */
    body: z.string(),
  })
  .register(z.globalRegistry, { id: 'RealtimeEnvelope' });

export type Envelope = z.output<typeof envelope>;
export type WireEnvelope = z.input<typeof envelope>;
