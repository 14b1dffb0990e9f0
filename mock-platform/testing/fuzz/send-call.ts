import { ENDPOINTS, type Endpoint, type EndpointName } from '@miczero/contracts';
import type { RawAnswer, TestCaller } from '../kit/test-caller.ts';
import { jsonOf } from './hostile-values.ts';

const QUERY_MAX_CHARS = 12_000;

/** Sends what the type of a call would not allow. */
export function send(caller: TestCaller, name: EndpointName, request: unknown, file?: Blob): Promise<RawAnswer> {
  const { method, path, encoding }: Endpoint = ENDPOINTS[name];
  const headers = caller.headers();
  if (encoding === 'json') {
    const body = jsonOf(request);
    return caller.fetch(path, { method, headers: { ...headers, 'content-type': 'application/json' }, body });
  }
  const fields = fieldsOf(request);
  if (encoding === 'query') {
    return caller.fetch(`${path}?${queryOf(fields).slice(0, QUERY_MAX_CHARS)}`, { method, headers });
  }
  const form = new FormData();
  for (const [field, value] of fields) form.append(field, value);
  if (file) form.set('file', file, 'file');
  return caller.fetch(path, { method, headers, body: form });
}

const queryOf = (fields: [string, string][]) => new URLSearchParams(fields).toString();

/** Whether only the beginning of a query would be sent: Node answers a longer address before the platform sees it. */
export function isCut(name: EndpointName, request: unknown): boolean {
  return ENDPOINTS[name].encoding === 'query' && queryOf(fieldsOf(request)).length > QUERY_MAX_CHARS;
}

/** Fields of a query or form: a list is the same field several times. */
function fieldsOf(request: unknown): [string, string][] {
  if (typeof request !== 'object' || request === null) return [['value', String(request)]];
  return Object.entries(request).flatMap(([key, value]): [string, string][] => {
    if (value === undefined) return [];
    if (Array.isArray(value)) return value.slice(0, 20).map((item) => [key, jsonOf(item)]);
    return [[key, typeof value === 'object' ? jsonOf(value) : String(value)]];
  });
}

/** The fields as they arrive: parsed JSON, or the text of each field. */
export function sentFields(name: EndpointName, request: unknown): unknown {
  if (ENDPOINTS[name].encoding === 'json') return JSON.parse(jsonOf(request));
  const fields = new Map<string, string | string[]>();
  for (const [field, value] of fieldsOf(request)) {
    const before = fields.get(field);
    fields.set(field, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(fields);
}
