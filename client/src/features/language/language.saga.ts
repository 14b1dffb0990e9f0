import type { SagaGenerator } from '../../lib/effects.ts';
import { put } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { watching } from '../feedback/index.ts';
import { languageActions } from './language.slice.ts';

type LanguagePorts = Pick<Ports, 'storage' | 'telemetry'>;

/** Restores the chosen language, and keeps every choice (session.storage.language). */
export function* languageSaga(ports: LanguagePorts): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'language');
  yield* put(languageActions.restored(ports.storage.read('language')));
  yield* watch.latest(languageActions.chooseRequested, onChooseRequested, ports);
}

// biome-ignore lint/correctness/useYield: a worker that only writes is still a saga
function* onChooseRequested(
  { storage }: LanguagePorts,
  { payload }: ReturnType<typeof languageActions.chooseRequested>,
): SagaGenerator<void> {
  storage.write('language', payload);
}
