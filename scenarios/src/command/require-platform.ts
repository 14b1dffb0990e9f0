import { CONTROL_TOKEN_HEADER } from '@miczero/contracts/control';
import type { StepLanguage } from '../format/step-language.ts';
import { fetchCause } from '../runtimes/fetch-cause.ts';
import { Unusable } from '../runtimes/unusable.ts';
import { RUN_WORDS } from '../words/run-words.ts';

/** Characters of an answer that are quoted. */
const QUOTED_MAX = 200;
/** Of a path that no route serves. */
const NOT_FOUND = 404;
const FORBIDDEN = 403;

/** Throws `Unusable` with the reason, unless a platform with an open control API answers. */
export async function requirePlatform(origin: string, token: string, language: StepLanguage = 'en'): Promise<void> {
  const words = RUN_WORDS[language];
  const headers = token === '' ? {} : { [CONTROL_TOKEN_HEADER]: token };
  const answer = await fetch(`${origin}/__mock/worlds`, { headers }).catch((error: unknown) => {
    throw new Unusable(words.noPlatform(origin, fetchCause(error)));
  });
  if (answer.ok) return;
  if (answer.status === FORBIDDEN) throw new Unusable(words.needsToken(origin));
  if (answer.status === NOT_FOUND) throw new Unusable(words.noControl(origin));
  const text = (await answer.text()).replaceAll(/\s+/g, ' ').slice(0, QUOTED_MAX);
  throw new Unusable(words.answers(origin, answer.status, text));
}
