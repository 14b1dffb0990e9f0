import type * as z from 'zod/mini';
import { fieldsAt } from './schema-fields.ts';
import { GROUP_STEPS, PLAIN_STEPS, VERBS, type Verb, verbOf } from './steps.ts';

export const schemaOf = (verb: Verb): z.core.$ZodType => ({ ...PLAIN_STEPS, ...GROUP_STEPS })[verb];

/** A step as its author meant it. */
export interface MeantStep {
  readonly verb: Verb;
  /** The fields of the verb, and those that belong to no verb of the step. */
  readonly own: Readonly<Record<string, unknown>>;
  /** The other verbs of the step with their fields: none of them is a slip of its own. */
  readonly foreign: Readonly<Record<string, unknown>>;
  /** The other verbs, without a `type` that names the verb. */
  readonly others: readonly Verb[];
  /** `type` names the verb, as many formats have it. Here it is a verb itself, and types into a page. */
  readonly isNamedByType: boolean;
}

/** The verb of a step, and which of its fields are of another one; undefined for a step without a verb. */
export function meantStep(item: object): MeantStep | undefined {
  const named = namedByType(item);
  const verb = named ?? verbOf(item);
  if (verb === undefined) return undefined;
  const others = VERBS.filter((each) => each !== verb && Object.hasOwn(item, each));
  const known = new Set(fieldsAt(schemaOf(verb), []));
  const strange = new Set([...others, ...others.flatMap((each) => fieldsAt(schemaOf(each), []))]);
  const isForeign = (field: string) => strange.has(field) && !known.has(field);
  const fields = Object.entries(item as Record<string, unknown>);
  return {
    verb,
    own: Object.fromEntries(fields.filter(([field]) => !isForeign(field))),
    foreign: Object.fromEntries(fields.filter(([field]) => isForeign(field))),
    others: others.filter((each) => named === undefined || each !== 'type'),
    isNamedByType: named !== undefined,
  };
}

/** A text is typed into a field, so a step without `into` that types the name of a verb means that verb. */
function namedByType(item: object): Verb | undefined {
  if (!('type' in item) || 'into' in item) return undefined;
  return VERBS.find((verb) => verb !== 'type' && verb === item.type);
}
