import { ERRORS, errorByCode } from '@miczero/contracts';
import type { ServerText, TextEngine } from './text-engine.ts';

/**
 * What a server's refusal says in the language of the page: our own words where its code is known, else its text. A code
 * of the local platform may mean something else elsewhere: it is believed only together with the text of the catalogue.
 */
export function refusalWords(engine: Pick<TextEngine, 'language' | 'template'>, { server, code }: ServerText): string {
  const entry = code === undefined ? undefined : errorByCode(code);
  const isMeant = entry && (!entry.ours || entry.message === server);
  const name = isMeant ? entry.name : nameOfText(server);
  // The texts of the catalogue are Chinese: that table needs no words of its own.
  return (name && engine.template(engine.language, `refusal.${name}`)) ?? server;
}

function nameOfText(text: string): string | undefined {
  return Object.entries(ERRORS).find(([, { message }]) => message === text)?.[0];
}
