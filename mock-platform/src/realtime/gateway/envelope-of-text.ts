import { type Addressing, envelope, type WireEnvelope } from '@miczero/contracts';
import * as z from 'zod/mini';

/** The envelope of a body that is written already, and may fit no schema. */
export function envelopeOfText(code: number, addressing: Addressing, text: string): WireEnvelope {
  return z.encode(envelope, { ...addressing, type: code, body: text });
}
