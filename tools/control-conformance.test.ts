import { CONTROL, CONTROL_TOKEN_HEADER, type ControlName } from '@miczero/contracts/control';
import { controlRequest } from '@miczero/contracts/control-call';
import { createNode, type PlatformNode } from '@miczero/mock-platform';
import { fittingDocument } from '@miczero/mock-platform/fitting-values';
import { mutated } from '@miczero/mock-platform/hostile-values';
import { runs } from '@miczero/mock-platform/run-size';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { controlDocument } from './documents/control-openapi.ts';

/** The OpenAPI document of the control API against the platform, over HTTP, as `openapi-conformance.test.ts` does it for the product. */

const RUNS = runs(12);
const TOKEN = 'conformance';
const IDS = ['10001', '10002', '8001', '9002', '600001', '*', 'rose'];
const NAMES = (Object.keys(CONTROL) as ControlName[]).sort();

/** What no schema says: names that must exist, what depends on the world, and on two fields together. */
const BEYOND = [
  /the keys "__proto__" and "constructor" are reserved$/,
  /^prototype property is not allowed as field name$/,
  /^\(root\): nested too deeply$/,
  /^world: /,
  /^to: exactly one of/,
  /^body: exactly one of/,
  // The body of an event has the schema of its name: /asyncapi.json has them as x-body.
  /^body\./,
  /^channel: needed with banned/,
  /^calls: \S+ is no call$/,
  /^list\.\d+\.(?:kind|events|socket): (?:from a client|requests have the direction) /,
  // A fault that can never strike.
  /^list\.\d+\.events: the socket does not carry /,
  /^list\.\d+\.delay_ms: it has to say how late$/,
  /^list\.\d+\.socket: only the heartbeats of room sockets /,
  /^list\.\d+\.user: the handshake of an im socket /,
  /^advance_ms: at most /,
  /^at: /,
  /^recording: /,
  /^name: /,
  /^line \d+/,
  /^list: unknown games$/,
  /would (?:not )?be sent/,
];

type Schema = Readonly<Record<string, unknown>>;
interface Content {
  readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
}
interface Operation {
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

const document = controlDocument();
// JSON has numbers, as 1e309, that arrive as no number.
const ajv = new Ajv2020({ strict: false, strictNumbers: true });

function documented(name: ControlName) {
  const { method, path } = CONTROL[name];
  const operation = document.paths[path.replace(':world', '{world}')]?.[method.toLowerCase()] as Operation;
  const fields = operation.parameters.filter((parameter) => parameter.in === 'query');
  const request = operation.requestBody?.content['application/json']?.schema ?? {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name: field, schema }) => [field, schema])),
    required: fields.flatMap((field) => (field.required ? [field.name] : [])),
    additionalProperties: false,
  };
  const responses = Object.entries(operation.responses).map(([status, { content }]) => {
    return [status, ajv.compile(content['application/json']?.schema ?? {})] as const;
  });
  return { request, fits: ajv.compile(request), responses: new Map<string, ValidateFunction>(responses) };
}

let node: PlatformNode;
let origin = '';
let made = 0;
/** The calls that were answered with 200 at least once. */
const accepted = new Set<ControlName>();

beforeAll(async () => {
  node = await createNode({ control: { token: TOKEN } });
  origin = await node.listen();
});
afterAll(() => node.close());

interface Answer {
  readonly status: number;
  readonly body: { readonly code: number; readonly issues?: readonly string[] };
}

async function ask(name: ControlName, world: string, input: object): Promise<Answer> {
  const { path, init } = controlRequest(name, world, input, TOKEN);
  const response = await fetch(`${origin}${path}`, init);
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

/** The answer in a world that is as its seed made it, or in none where the call makes it. */
async function answerTo(name: ControlName, input: object): Promise<Answer> {
  made += 1;
  const world = `w${made}`;
  const makes = name === 'worlds.create' || name === 'worlds.import';
  if (!makes) expect(await ask('worlds.create', world, { seed_world: 'every-role' })).toMatchObject({ status: 200 });
  const answer = await ask(name, world, input);
  const { list } = (await ask('worlds.list', '', {})).body as unknown as {
    readonly list?: readonly { name: string }[];
  };
  await ask('worlds.delete', world, {});
  for (const { name: other } of list ?? []) if (other !== 'main') await ask('worlds.delete', other, {});
  return answer;
}

async function contradictions(
  name: ControlName,
  call: ReturnType<typeof documented>,
  input: unknown,
): Promise<string[]> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return [];
  // A query has texts only, and an absent field is none.
  const sent = JSON.parse(JSON.stringify(input)) as Record<string, unknown>;
  if (CONTROL[name].method === 'GET') for (const [field, value] of Object.entries(sent)) sent[field] = String(value);
  const { status, body } = await answerTo(name, sent);
  const found: string[] = [];
  const told = JSON.stringify(sent);
  const response = call.responses.get(String(status));
  if (!response?.(body)) found.push(`${name} answers ${told} by ${status} ${JSON.stringify(body)}`);
  const isFit = call.fits(sent);
  const why = ajv.errorsText(call.fits.errors);
  if (status === 200) accepted.add(name);
  const issues = body.issues ?? [];
  const isMisfit =
    status === 400 && !(issues.length > 0 && issues.every((issue) => BEYOND.some((beyond) => beyond.test(issue))));
  if (isFit && isMisfit) found.push(`${name} refuses ${told}: ${JSON.stringify(body)}`);
  if (!isFit && status === 200) found.push(`${name} takes ${told}, but ${why}`);
  return found;
}

/** A world of twenty thousand people takes its time, and says no more than one of fifty. */
const small = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'people' in value && Number(value.people) > 50
    ? { ...value, people: 50 }
    : value;

test('the platform takes every request that the document allows, and answers only as the document says', async () => {
  const found: string[] = [];
  for (const name of NAMES) {
    const call = documented(name);
    for (const value of fc.sample(fittingDocument(call.request, {}), RUNS)) {
      found.push(...(await contradictions(name, call, small(value))));
    }
  }
  expect(found).toEqual([]);
  // A body of these has a schema of its own, that of its event or that of a recording: chance finds one rarely.
  const rare: readonly ControlName[] = ['events.emit', 'worlds.import'];
  expect(NAMES.filter((name) => !accepted.has(name) && !rare.includes(name))).toEqual([]);
});

test('the document allows every request that the platform takes, and no other', async () => {
  const found: string[] = [];
  for (const name of NAMES) {
    const call = documented(name);
    const values = fittingDocument(call.request, {}).chain((value) => mutated(value, IDS));
    for (const value of fc.sample(values, RUNS)) found.push(...(await contradictions(name, call, small(value))));
  }
  expect(found).toEqual([]);
});

test('without the token, another page is refused as the document says', async () => {
  const response = await fetch(`${origin}/__mock/worlds`, {
    headers: { origin: 'https://elsewhere.example', [CONTROL_TOKEN_HEADER]: 'wrong' },
  });
  expect([response.status, documented('worlds.list').responses.get('403')?.(await response.json())]).toEqual([
    403,
    true,
  ]);
});
