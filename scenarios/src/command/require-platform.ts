import { CONTROL_TOKEN_HEADER } from '@miczero/contracts/control';
import { fetchCause } from '../runtimes/fetch-cause.ts';
import { Unusable } from './unusable.ts';

/** Characters of an answer that are quoted. */
const QUOTED_MAX = 200;
/** Of a path that no route serves. */
const NOT_FOUND = 404;
const FORBIDDEN = 403;

/** Throws `Unusable` with the reason, unless a platform with an open control API answers. */
export async function requirePlatform(origin: string, token: string): Promise<void> {
  const headers = token === '' ? {} : { [CONTROL_TOKEN_HEADER]: token };
  const answer = await fetch(`${origin}/__mock/worlds`, { headers }).catch((error: unknown) => {
    throw new Unusable(
      `No platform answers at ${origin} (${fetchCause(error)}). Start one with npm start, or name it with --origin.`,
    );
  });
  if (answer.ok) return;
  if (answer.status === FORBIDDEN) throw new Unusable(`The control API at ${origin} needs --token.`);
  if (answer.status === NOT_FOUND) {
    throw new Unusable(`The platform at ${origin} has no control API: start it with CONTROL=1.`);
  }
  const text = (await answer.text()).replaceAll(/\s+/g, ' ').slice(0, QUOTED_MAX);
  throw new Unusable(`The control API at ${origin} answers ${answer.status}: ${text}`);
}
