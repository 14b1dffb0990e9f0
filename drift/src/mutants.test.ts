import {
  ENDPOINTS,
  type Endpoint,
  type EndpointName,
  envelope,
  HALL_EVENTS,
  loginInfo,
  type RealtimeEvent,
  ROOM_EVENTS,
  room,
  roomMember,
  roomSeat,
} from '@miczero/contracts';
import { ENDPOINT_FIXTURES, HALL_EVENT_FIXTURES, ROOM_EVENT_FIXTURES } from '@miczero/contracts/fixtures';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { type Mutant, type Mutation, mutantsOf } from '../testing/mutants.ts';
import { checkCall } from './check-calls.ts';
import { checkFrame } from './check-frames.ts';
import { pathText } from './deviation.ts';
import { valueAt } from './json-path.ts';
import { fieldOf, itemOf, layersOf } from './schema-parts.ts';

type Schema = z.core.$ZodType;

/** What the contract requires where a mutant differs. */
interface Requirement {
  readonly wrappers: readonly string[];
  /** The schema without its wrappers; undefined where the contract requires nothing. */
  readonly core: Schema | undefined;
  /** The nearest schema that the contract defines: the core itself, or an enclosing one. */
  readonly known: Schema | undefined;
  /** The same for the enclosing value. */
  readonly outer: Schema | undefined;
}

interface Exemption {
  readonly mutation: Mutation | 'any';
  readonly reason: string;
  readonly holds: (requirement: Requirement) => boolean;
}

/** The test reads some twenty thousand replies. */
const SPOILING_TIMEOUT_MS = 180_000;

const WRAPPERS = ['optional', 'nullable', 'default', 'catch'];
const defOf = (schema: Schema | undefined) => (schema as z.core.$ZodTypes | undefined)?._zod.def;
const typeOf = (schema: Schema | undefined) => defOf(schema)?.type ?? 'unknown';

/** Codecs of the contracts, each identified by a field that uses it. */
const { platform: text, type: looseInt, ver: counter } = envelope.shape;
const FROM_BELOW = [
  room.shape.mic_num,
  roomSeat.shape.mic_number,
  roomMember.shape.mic_number,
  loginInfo.shape.expires_in,
];

/** The codec itself, also with additional checks. */
function isCodec(schema: Schema | undefined, codec: Schema): boolean {
  const [own, wanted] = [defOf(schema), defOf(codec)];
  return own?.type === 'pipe' && wanted?.type === 'pipe' && own.in === wanted.in && own.out === wanted.out;
}

const isFromBelow = (schema: Schema | undefined) => FROM_BELOW.some((one) => schema === coreOf(one));

const isList = (schema: Schema | undefined) => {
  const def = defOf(schema);
  return def?.type === 'array' || (def?.type === 'pipe' && typeOf(def.out) === 'array');
};

/**
 * Deviations that Drift cannot see, because the contract accepts them. The test requires every line: remove unused
 * ones, and add only what a contract accepts on purpose.
 */
const EXEMPTIONS: readonly Exemption[] = [
  {
    mutation: 'text',
    reason: 'text accepts any text',
    holds: ({ core }) => isCodec(core, text) || typeOf(core) === 'string',
  },
  { mutation: 'list', reason: 'a list may be empty', holds: ({ core }) => isList(core) },
  { mutation: 'object', reason: 'a map may be empty', holds: ({ core }) => typeOf(core) === 'record' },
  { mutation: 'removed', reason: 'a map may lack an entry', holds: ({ outer }) => typeOf(outer) === 'record' },
  { mutation: 'removed', reason: 'an optional field', holds: ({ wrappers }) => wrappers.includes('optional') },
  { mutation: 'null', reason: 'a field that may be null', holds: ({ wrappers }) => wrappers.includes('nullable') },
  { mutation: 'negative', reason: 'looseInt accepts any integer', holds: ({ core }) => isCodec(core, looseInt) },
  { mutation: 'stranger', reason: 'looseInt accepts any integer', holds: ({ core }) => isCodec(core, looseInt) },
  { mutation: 'stranger', reason: 'a counter accepts any amount', holds: ({ core }) => isCodec(core, counter) },
  {
    mutation: 'stranger',
    reason: 'numbers of seats and seconds have only a lower bound',
    holds: ({ core }) => isFromBelow(core),
  },
  {
    mutation: 'any',
    reason: 'text that holds JSON outside any contract',
    holds: ({ core, known }) => !core && isCodec(known, text),
  },
];

function requirementOf(schema: Schema, root: unknown, path: Mutant['path']): Requirement {
  const chain: (Schema | undefined)[] = [schema];
  for (const [index, key] of path.entries()) {
    const within = chain[index];
    chain.push(typeof key === 'number' ? itemOf(within) : fieldOf(within, valueAt(root, path.slice(0, index)), key));
  }
  const layers = layersIn(chain.at(-1));
  const wrappers = layers.filter((_, index) => layers.slice(0, index + 1).every(isWrapper)).map(typeOf);
  return { wrappers, core: coreOf(chain.at(-1)), known: coreOf(chain.findLast(Boolean)), outer: coreOf(chain.at(-2)) };
}

const layersIn = (schema: Schema | undefined) => (schema ? layersOf(schema) : []);
const isWrapper = (layer: Schema) => WRAPPERS.includes(typeOf(layer));
const coreOf = (schema: Schema | undefined) => layersIn(schema).find((layer) => !isWrapper(layer));

/** Mutates everything in `root`. Returns the mutants that were neither found nor exempt, and the exemptions used. */
function unnoticed(of: string, schema: Schema, root: unknown, isNoticed: (spoilt: unknown) => boolean) {
  const mutants = mutantsOf(root);
  const missed = mutants.filter(({ value }) => !isNoticed(value));
  const used = new Set<Exemption>();
  const left = missed.filter(({ path, mutation }) => {
    const requirement = requirementOf(schema, root, path);
    const exemption = EXEMPTIONS.find((one) => [mutation, 'any'].includes(one.mutation) && one.holds(requirement));
    if (exemption) used.add(exemption);
    return !exemption;
  });
  return {
    used,
    counts: { all: mutants.length, exempt: missed.length - left.length },
    left: left.map(({ path, mutation }) => `${of} ${pathText(path)} ${mutation}`),
  };
}

function allCalls() {
  return (Object.keys(ENDPOINT_FIXTURES) as EndpointName[]).flatMap((name) => {
    const endpoint: Endpoint = ENDPOINTS[name];
    if (endpoint.isPage) return []; // its data is the page
    const { method, path, data: schema } = endpoint;
    const seen = { method, path, status: 200, contentType: 'application/json' };
    return ENDPOINT_FIXTURES[name].map(({ data: example }) =>
      unnoticed(name, schema, example, (data) => {
        const answer = JSON.stringify({ code: 0, message: '', data });
        return checkCall(endpoint, { ...seen, answer }).deviations.length > 0;
      }),
    );
  });
}

function allBodies() {
  const events: Readonly<Record<string, RealtimeEvent>> = { ...HALL_EVENTS, ...ROOM_EVENTS };
  const received = { connection: '1', direction: 'received' } as const;
  return (['hall', 'room'] as const).flatMap((socket) =>
    Object.entries(socket === 'hall' ? HALL_EVENT_FIXTURES : ROOM_EVENT_FIXTURES).flatMap(([name, frames]) =>
      frames.map((frame) =>
        unnoticed(name, events[name]?.body as Schema, JSON.parse(frame.body), (body) => {
          const spoilt = { ...frame, body: JSON.stringify(body) };
          return checkFrame({ ...received, socket, frame: spoilt }).deviations.length > 0;
        }),
      ),
    ),
  );
}

/** The addressing of an event: another addressing may mean another event, which must be valid as well. */
function allHeads() {
  const received = { connection: '1', direction: 'received', socket: 'hall' } as const;
  return Object.entries(HALL_EVENT_FIXTURES).flatMap(([name, [frame]]) => {
    const { body, ...head } = frame;
    return unnoticed(
      name,
      envelope,
      head,
      (spoilt) => checkFrame({ ...received, frame: { ...(spoilt as object), body } }).deviations.length > 0,
    );
  });
}

describe('finds every mutation of an example, unless the contract accepts the result', () => {
  const used = new Set<Exemption>();
  const parts = { 'the data of calls': allCalls, 'the bodies of events': allBodies, 'the heads of frames': allHeads };
  for (const [title, look] of Object.entries(parts)) {
    test(title, { timeout: SPOILING_TIMEOUT_MS }, () => {
      const results = look();
      expect(results.flatMap(({ left }) => left)).toEqual([]);
      const sum = (key: 'all' | 'exempt') => results.reduce((total, { counts }) => total + counts[key], 0);
      expect(sum('all')).toBeGreaterThan(1000);
      process.stdout.write(`${title}: ${sum('all')} mutants, ${sum('exempt')} of them accepted by the contract\n`);
      for (const one of results.flatMap((result) => [...result.used])) used.add(one);
    });
  }

  test('every exemption is in use', () => {
    expect(EXEMPTIONS.filter((one) => !used.has(one))).toEqual([]);
  });
});
