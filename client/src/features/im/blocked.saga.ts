import type { SagaGenerator } from '../../lib/effects.ts';
import { put } from '../../lib/effects.ts';
import { personActions } from '../person/index.ts';
import { numberOfAccount } from './sessions.model.ts';
import { type ImPorts, tryIm } from './try-im.ts';

/** The blocklist as the provider has it. Halls and rooms fold the lines of its users. */
export function* loadBlocked({ im }: ImPorts): SagaGenerator<void> {
  const all = yield* tryIm(() => im.blockList.all());
  if (all.ok) yield* put(personActions.blockedKnown(all.value.map(numberOfAccount)));
}
