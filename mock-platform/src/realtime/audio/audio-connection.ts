import type { AudioPlace } from '../../core/rights/audio.ts';
import { InOrder } from '../gateway/in-order.ts';
import { PlainConnection } from '../gateway/plain-connection.ts';

/** The place in whose audio a connection takes part, and whether its person may be heard there. */
export interface AudioPart {
  readonly place: AudioPlace;
  readonly speaks: boolean;
  /** The page may describe its microphone to a media server, which drops what it sends. */
  readonly standsBy: boolean;
}

/** One open socket of the audio signalling. */
export class AudioConnection extends PlainConnection {
  /** Null until a join was accepted, and after its end. */
  part: AudioPart | null = null;
  /** The work of frames: an offer may follow a join that is still being counted. */
  readonly work = new InOrder();
}
