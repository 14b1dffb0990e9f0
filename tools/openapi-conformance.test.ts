import {
  ENDPOINTS,
  type Endpoint,
  type EndpointName,
  FORM_FIELD_MAX_BYTES,
  FORM_MAX_FIELDS,
  isSessionCode,
} from '@miczero/contracts';
import { createNode, type PlatformNode } from '@miczero/mock-platform';
import { fittingDocument } from '@miczero/mock-platform/fitting-values';
import { mutated } from '@miczero/mock-platform/hostile-values';
import { runs } from '@miczero/mock-platform/run-size';
import { isCut, send, sentFields } from '@miczero/mock-platform/send-call';
import type { RawAnswer } from '@miczero/mock-platform/testing';
import { Sandbox } from '@miczero/mock-platform/walks';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApiDocument } from './documents/openapi.ts';

/**
 * The OpenAPI document against the platform, over HTTP: an independent validator judges what is sent and what is answered, and
 * neither may know more than the other.
 */

/** Requests that fit the document, and changed ones, for each call. */
const RUNS = runs(20);
const IDS = ['10001', '10002', '8001', '9002', '600001', '99999999', 'rose'];
const FILE = new Blob([Uint8Array.from(Buffer.from('iVBORw0KGgo=', 'base64'))]);

/** What no schema says: the platform says it of every call. */
const OF_ALL_CALLS = [
  /the keys "__proto__" and "constructor" are reserved$/,
  /^prototype property is not allowed as field name$/,
  /^\(root\): nested too deeply$/,
];

/** What depends on the world, the caller, the day or on two fields together: of calls whose refusals include it. */
const OF_THE_WORLD = [
  /^not a picture that may be shown/,
  /^images: not pictures that may be shown/,
  /^birth: not a possible birthday/,
  /^medal: not a medal/,
  /^user_no: not the caller/,
  /^id: not a greeting/,
  /^room_class: not a category/,
  /^expired: in the past/,
  /^time_len: shorter than/,
  /^type: a group has neither a parent nor a password/,
  /^parent_id: a group has no parent/,
  /^(client_order_id|req_id|key|c_mid): already used/,
];

type Schema = Readonly<Record<string, unknown>>;

/** One call, as the document has it. */
interface Documented {
  readonly request: Schema;
  readonly fits: ValidateFunction;
  /** By status and type of content. */
  readonly responses: Readonly<Record<string, Readonly<Record<string, ValidateFunction>>>>;
}

interface Operation {
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Partial<Content>>>;
}

interface Content {
  readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
}

const document = openApiDocument('0.0.0');
const NAMES = (Object.keys(ENDPOINTS) as EndpointName[]).sort();

/** A validator that also reads the JSON inside of text. */
function validator(): Ajv2020 {
  // JSON has numbers, as 1e309, that arrive as no number.
  const ajv = new Ajv2020({ strict: false, strictNumbers: true });
  ajv.removeKeyword('contentSchema');
  ajv.addKeyword({
    keyword: 'contentSchema',
    type: 'string',
    compile: (content: Schema) => {
      const fits = ajv.compile({ ...content, components: document.components });
      return (text: string) => {
        try {
          return fits(JSON.parse(text));
        } catch {
          return false;
        }
      };
    },
  });
  return ajv;
}

const ajv = validator();
const compiled = (schema: Schema) => ajv.compile({ ...schema, components: document.components });

function documented(name: EndpointName): Documented {
  const { method, path }: Endpoint = ENDPOINTS[name];
  const operation = document.paths[path]?.[method.toLowerCase()] as Operation;
  const [body] = Object.values(operation.requestBody?.content ?? {});
  const fields = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  const request = body?.schema ?? {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name: field, schema }) => [field, schema])),
    required: fields.flatMap((field) => (field.required ? [field.name] : [])),
  };
  const responses = Object.entries(operation.responses).map(([status, { content = {} }]) => [
    status,
    Object.fromEntries(Object.entries(content).map(([type, { schema }]) => [type, compiled(schema)])),
  ]);
  return {
    request,
    fits: compiled(request),
    responses: Object.fromEntries(responses),
  };
}

let node: PlatformNode;
let origin: string;
let sandbox: Sandbox;
let worlds = 0;

beforeAll(async () => {
  node = await createNode({ control: { token: 'conformance' } });
  origin = await node.listen();
  await begin();
});
afterAll(() => node.close());

/** A world in which nothing is said too often. */
async function begin(): Promise<void> {
  worlds += 1;
  sandbox = await Sandbox.open(origin, `conformance-${worlds}`);
  await sandbox.control('worlds.reset', { limits: { burst: 1e6, per_second: 1e6 } });
}

/** The answer of the platform; in another world where a former request has ended the session or used up a limit. */
async function answerTo(name: EndpointName, value: unknown): Promise<RawAnswer> {
  const file = ENDPOINTS[name].encoding === 'multipart' ? FILE : undefined;
  const first = await send(await sandbox.as('owner'), name, value, file);
  if (!isSessionCode(first.body.code) && first.status !== 429) return first;
  await sandbox.close();
  await begin();
  return send(await sandbox.as('owner'), name, value, file);
}

/** Why the document does not have this answer; null when it has. */
function undocumented({ responses }: Documented, { status, headers, body, text }: RawAnswer): string | null {
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  const fits = responses[status]?.[type];
  if (!fits) return `status ${status} with ${type}`;
  if (fits(type === 'application/json' ? body : text)) return null;
  return `status ${status} with another body: ${ajv.errorsText(fits.errors)}`;
}

/** What arrives of a request, as the document describes it: with the integers of queries and forms, and the file of a form. */
function arriving(name: EndpointName, value: unknown, { request }: Documented): unknown {
  const sent = sentFields(name, value);
  if (ENDPOINTS[name].encoding === 'json' || typeof sent !== 'object' || sent === null) return sent;
  const fields = Object.entries(sent).map(([field, text]) => [
    field,
    isInteger(request, field) ? numberOf(text) : text,
  ]);
  return { ...Object.fromEntries(fields), ...('file' in ENDPOINTS[name] && { file: 'x' }) };
}

/** Whether a field of a query or form is an integer, which travels there as its decimal text. */
function isInteger({ properties }: Schema, field: string): boolean {
  return new Map(Object.entries((properties ?? {}) as Record<string, Schema>)).get(field)?.['type'] === 'integer';
}

const numberOf = (text: unknown) => (typeof text === 'string' && /^-?\d+$/.test(text) ? Number(text) : text);

/** Whether the document allows a request with ids as numbers, or integers as text: it says that some fields may be sent so. */
function isNearlyAllowed({ fits }: Documented, sent: unknown): boolean {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return fits(sent);
  const fields = new Map(Object.entries(sent));
  // Each field once.
  for (let left = fields.size; left >= 0; left -= 1) {
    if (fits(Object.fromEntries(fields))) return true;
    const [, field = '', ...inner] = fits.errors?.[0]?.instancePath.split('/') ?? [];
    const other = inner.length === 0 ? otherForm(fields.get(field)) : undefined;
    if (other === undefined) return false;
    fields.set(field, other);
  }
  return false;
}

function otherForm(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && /^-?\d{1,16}$/.test(value) ? Number(value) : undefined;
}

/** Whether the platform takes the request for one that fits, whatever it says to it. */
const isTaken = ({ status }: RawAnswer) => status !== 400 && status !== 413;

/** Whether the platform refuses the request for its form. */
function isMisfit(name: EndpointName, sent: unknown, { status, body }: RawAnswer): boolean {
  if (status === 413) return !isLargeForm(name, sent);
  const { refusals }: Endpoint = ENDPOINTS[name];
  const known = [...OF_ALL_CALLS, ...(refusals.includes('requestInvalid') ? OF_THE_WORLD : [])];
  return status === 400 && !(body.issues ?? []).every((issue) => known.some((beyond) => beyond.test(issue)));
}

/** Whether a form is larger than its 413 allows. */
function isLargeForm(name: EndpointName, sent: unknown): boolean {
  if (ENDPOINTS[name].encoding !== 'multipart' || typeof sent !== 'object' || sent === null) return false;
  const fields = Object.values(sent).flat();
  return (
    fields.length - Number('file' in sent) > FORM_MAX_FIELDS ||
    fields.some((text) => Buffer.byteLength(String(text)) > FORM_FIELD_MAX_BYTES)
  );
}

/** Where the answer and the document contradict each other. */
async function contradictions(name: EndpointName, call: Documented, value: unknown): Promise<string[]> {
  const found: string[] = [];
  const answer = await answerTo(name, value);
  const surplus = undocumented(call, answer);
  if (surplus !== null) found.push(`${name} answers ${JSON.stringify(value)} by ${surplus}`);
  const sent = arriving(name, value, call);
  const isFit = call.fits(sent);
  const why = ajv.errorsText(call.fits.errors);
  if (isFit && isMisfit(name, sent, answer)) found.push(`${name} refuses ${JSON.stringify(sent)}: ${answer.text}`);
  if (!isFit && isTaken(answer) && !isNearlyAllowed(call, sent))
    found.push(`${name} takes ${JSON.stringify(sent)}, but ${why}`);
  return found;
}

const samples = (values: fc.Arbitrary<unknown>) => fc.sample(values, RUNS);

test('the platform takes every request that the document allows, and answers only as the document says', async () => {
  const found: string[] = [];
  for (const name of NAMES) {
    const call = documented(name);
    for (const value of samples(fittingDocument(call.request, document.components.schemas))) {
      if (isCut(name, value)) continue;
      expect(call.fits(arriving(name, value, call)), `${name}: ${JSON.stringify(value)} fits`).toBe(true);
      found.push(...(await contradictions(name, call, value)));
    }
  }
  expect(found).toEqual([]);
});

test('the document allows every request that the platform takes, and no other', async () => {
  const found: string[] = [];
  for (const name of NAMES) {
    const call = documented(name);
    const values = fittingDocument(call.request, document.components.schemas).chain((value) => mutated(value, IDS));
    for (const value of samples(values)) {
      if (!isCut(name, value)) found.push(...(await contradictions(name, call, value)));
    }
  }
  expect(found).toEqual([]);
});
