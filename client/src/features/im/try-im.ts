import type { SagaGenerator } from '../../lib/effects.ts';
import { call } from '../../lib/effects.ts';
import { type Im, ImError, type ImReason } from '../../platform/ports/im.ts';
import type { Ports } from '../../platform/ports.ts';

/** What instant messaging needs beside the other ports. */
export interface ImPorts extends Ports {
  readonly im: Im;
}

export type ImResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: ImReason };

/** Runs a call of the provider; its failure is a value. */
export function* tryIm<Value>(run: () => Promise<Value>): SagaGenerator<ImResult<Value>> {
  try {
    const value = yield* call(run);
    return { ok: true, value: value as Value }; // `call` has awaited it
  } catch (error) {
    if (!(error instanceof ImError)) throw error;
    return { ok: false, reason: error.reason };
  }
}
