import { lostValues, strangeFields } from '@miczero/contracts';
import { READ_TEXTS, readScenario } from '@miczero/scenarios/player';
import * as z from 'zod/mini';
import type { EmittableEvent, WireObject } from '../events/events.ts';
import type { Language } from '../words/words.ts';

export interface BodyProblem {
  /** Path in the body, `list.0.uid`; empty for the whole. */
  readonly at: string;
  readonly message: string;
}

export type CheckedBody =
  | { readonly ok: true; readonly body: WireObject }
  | { readonly ok: false; readonly problems: readonly BodyProblem[] };

const PROBLEMS_MAX = 8;

/**
 * Whether a text is a body of an event in wire form: JSON, with fields and values of the event's schema only, all of which arrive.
 * Problems are told in `language`.
 */
export function checkBody({ event }: Pick<EmittableEvent, 'event'>, text: string, language: Language): CheckedBody {
  const texts = READ_TEXTS[language];
  const read = readJson(text, language);
  if ('message' in read) return { ok: false, problems: [{ at: '', message: read.message }] };
  const parsed = z.safeParse(event.body, read.value, { error: texts.misfit });
  const { misfit, noField, notJsonText: notJson, changed } = texts;
  const problems = [
    ...strangeFields(event.body, read.value, [], noField),
    ...(parsed.success
      ? lostValues(event.body, read.value, [], { misfit, noField, notJson, changed })
      : parsed.error.issues),
  ];
  if (problems.length === 0) return { ok: true, body: read.value };
  return {
    ok: false,
    problems: problems.slice(0, PROBLEMS_MAX).map(({ path, message }) => ({ at: path.map(String).join('.'), message })),
  };
}

function readJson(text: string, language: Language): { readonly value: WireObject } | { readonly message: string } {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { value: value as WireObject };
    return { message: '{ … }' };
  } catch {
    // What a browser says about it is in its own language; the parser of scenarios says the same in both.
    const read = readScenario(text, language);
    const [first] = read.ok ? [] : read.problems;
    return { message: first?.message ?? READ_TEXTS[language].notJson('') };
  }
}
