import { isRecord } from '@miczero/drift/json-path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { exampleOf, fits, type Template } from '../template/template.ts';
import { callInteractions } from './interactions.ts';
import { messageInteractions } from './messages.ts';

/** One variant of an event or a call: its template, and the literals that its example chooses. */
interface Variant {
  readonly description: string;
  readonly template: Template;
  readonly choices: ReadonlyMap<string, unknown>;
}

const WRAPPERS = [z.core.$ZodOptional, z.core.$ZodNullable, z.core.$ZodCatch, z.core.$ZodDefault] as const;

/**
 * Every literal of the decoded value by its path, except inside lists, which hold several. Reads the contract itself,
 * because the schema behind the templates may lose what it does not show.
 */
function choicesOf(schema: z.core.$ZodType, value: unknown, place = '$'): [string, unknown][] {
  if (value === undefined || value === null) return [];
  if (
    schema instanceof z.core.$ZodLiteral ||
    schema instanceof z.core.$ZodEnum ||
    schema instanceof z.core.$ZodBoolean
  ) {
    return [[place, value]];
  }
  if (schema instanceof z.core.$ZodPipe) {
    // JSON text inside a field has no path of its own.
    if (isRecord(value) && typeof z.encode(schema, value as never) === 'string') return [];
    return choicesOf(schema._zod.def.out, value, place);
  }
  if (WRAPPERS.some((Wrapper) => schema instanceof Wrapper)) {
    const { innerType } = (schema as z.core.$ZodOptional)._zod.def; // all of them have one
    return choicesOf(innerType, value, place);
  }
  if (schema instanceof z.core.$ZodUnion) {
    const arm = schema._zod.def.options.find((option) => z.safeEncode(option, value as never).success);
    return arm ? choicesOf(arm, value, place) : [];
  }
  if (!(schema instanceof z.core.$ZodObject)) return [];
  return Object.entries(schema._zod.def.shape).flatMap(([key, field]) =>
    choicesOf(field, isRecord(value) ? value[key] : undefined, `${place}.${key}`),
  );
}

/** Pairs with different choices at a shared path. */
function differingPairs(variants: readonly Variant[]) {
  return variants.flatMap((one, index) =>
    variants
      .slice(index + 1)
      .filter(({ choices }) =>
        [...one.choices].some(([place, value]) => choices.has(place) && choices.get(place) !== value),
      )
      .map((other) => [one, other] as const),
  );
}

/** Pairs in which the example of one matches the template of the other. */
const confused = (pairs: ReturnType<typeof differingPairs>) =>
  pairs.flatMap(([one, other]) =>
    fits(one.template, exampleOf(other.template)) || fits(other.template, exampleOf(one.template))
      ? [`${one.description} and ${other.description}`]
      : [],
  );

function byThing<Item>(items: readonly Item[], thingOf: (item: Item) => string): [string, Item[]][] {
  const things = new Map<string, Item[]>();
  for (const item of items) things.set(thingOf(item), [...(things.get(thingOf(item)) ?? []), item]);
  return [...things];
}

describe('variants whose examples differ in a literal have mutually exclusive templates', () => {
  const events = byThing(messageInteractions(), ({ event }) => event.name).map(([name, interactions]) => {
    const variants = interactions.map(
      ({ description, bodyTemplate, event, frame }): Variant => ({
        description,
        template: bodyTemplate,
        choices: new Map(choicesOf(event.body, z.parse(event.body, JSON.parse(frame.body)))),
      }),
    );
    return { name, pairs: differingPairs(variants) };
  });

  test('the variants of every event exclude each other', () => {
    const different = events.filter(({ pairs }) => pairs.length > 0).map(({ name }) => name);
    // The minimum number of pairs, which guards against an empty comparison.
    expect(different).toEqual(
      expect.arrayContaining(['membershipChanged', 'micListChanged', 'presenceChanged', 'sendForbidden', 'roomKicked']),
    );
    expect(events.flatMap(({ pairs }) => confused(pairs))).toEqual([]);
  });

  const calls = byThing(callInteractions(), ({ endpoint }) => endpoint.name).map(([name, interactions]) => {
    const variants = interactions.map(
      ({ description, dataTemplate, endpoint, data }): Variant => ({
        description,
        template: dataTemplate,
        choices: new Map(choicesOf(endpoint.data, z.parse(endpoint.data, data))),
      }),
    );
    return { name, pairs: differingPairs(variants) };
  });

  test('the variants of every call exclude each other', () => {
    const different = calls.filter(({ pairs }) => pairs.length > 0).map(({ name }) => name);
    expect(different).toEqual(
      expect.arrayContaining(['payment.checkPCPayStatus', 'account.login', 'room.heart_op', 'room.add']),
    );
    expect(calls.flatMap(({ pairs }) => confused(pairs))).toEqual([]);
  });
});
