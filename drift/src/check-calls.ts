import { ENDPOINTS, type Endpoint, errorByCode, isSessionCode, normaliseReply } from '@miczero/contracts';
import { ENDPOINT_FIXTURES } from '@miczero/contracts/fixtures';
import { compare } from './compare.ts';
import { type Deviation, shown } from './deviation.ts';
import type { SeenCall } from './evidence.ts';
import { isRecord, valueAt } from './json-path.ts';

/** What the evidence says of one call of the contract. */
export interface CallFinding {
  readonly endpoint: Endpoint;
  readonly deviations: readonly Deviation[];
  /** The server knew method and path. */
  readonly isPathKnown: boolean;
  /** A reply with code 0 was seen, so that its shape could be looked at. */
  readonly hasShape: boolean;
}

/** Methods and paths that replace those of the contract, as in config.json. */
export type PathOverrides = Readonly<Record<string, string>>;

/** The call of the contract that was made; null when it is none of ours. */
export function endpointOf(call: SeenCall, paths: PathOverrides = {}): Endpoint | null {
  const all: readonly Endpoint[] = Object.values(ENDPOINTS);
  return all.find(({ name, method, path }) => method === call.method && (paths[name] ?? path) === call.path) ?? null;
}

export function checkCall(endpoint: Endpoint, call: SeenCall): CallFinding {
  const where = `${endpoint.name} (${call.method} ${call.path})`;
  const finding = (deviations: readonly Deviation[], more: Partial<CallFinding> = {}): CallFinding => ({
    endpoint,
    deviations,
    isPathKnown: true,
    hasShape: false,
    ...more,
  });
  const unknown = (expected: string, seen: string) => finding([{ where, path: '$', kind: 'unknown', expected, seen }]);
  if (call.status === 404 || call.status === 405) {
    return { ...unknown('a call that the server knows', `status ${call.status}`), isPathKnown: false };
  }
  if (endpoint.isPage) {
    const isPage = call.contentType.startsWith('text/html');
    return isPage ? finding([], { hasShape: true }) : unknown('text/html', call.contentType);
  }
  const body = parseJson(call.answer);
  const reply = normaliseReply(body);
  if (!reply.ok) {
    if (reply.kind === 'unreadable') return unknown('an envelope with code and data', shown(call.answer));
    const isKnown = isSessionCode(reply.code) || errorByCode(reply.code) !== undefined;
    return isKnown ? finding([]) : unknown('a code of the catalogue', `${reply.code} ${reply.message}`);
  }
  const example = ENDPOINT_FIXTURES[endpoint.name][0].data;
  const data = reply.data ?? {};
  const deviations = [...envelopeOf(body, where), ...compare(endpoint.data, data, example, where, ['data'])];
  return finding([...deviations, ...orderOf(endpoint, data, where)], { hasShape: true });
}

/** api.response-envelope: code, message and data, and nothing beside. */
function envelopeOf(body: unknown, where: string): Deviation[] {
  if (!isRecord(body) || 'success' in body) return [];
  const wanted = ['code', 'message', 'data'];
  const missing = wanted.filter((key) => !(key in body) && !(key === 'message' && 'msg' in body));
  const extra = Object.keys(body).filter((key) => ![...wanted, 'msg'].includes(key));
  return [
    ...missing.map((key): Deviation => ({ where, path: `$.${key}`, kind: 'missing', expected: key, seen: 'nothing' })),
    ...extra.map(
      (key): Deviation => ({ where, path: `$.${key}`, kind: 'extra', expected: 'nothing', seen: shown(body[key]) }),
    ),
  ];
}

function orderOf(endpoint: Endpoint, data: unknown, where: string): Deviation[] {
  return (endpoint.orders ?? []).flatMap(({ list, by, direction }): Deviation[] => {
    const items = valueAt(data, [list]);
    if (!Array.isArray(items)) return [];
    const keys = items.map((item) => valueAt(item, [by]));
    const wrong = keys.findIndex((key, index) => {
      const before = keys[index - 1];
      return index > 0 && (direction === 'up' ? isAfter(before, key) : isAfter(key, before));
    });
    if (wrong < 0) return [];
    const seen = `${shown(keys[wrong - 1])} before ${shown(keys[wrong])}`;
    return [{ where, path: `$.data.${list}[${wrong}].${by}`, kind: 'order', expected: `sorted ${direction}`, seen }];
  });
}

/** Ids that are numbers are compared as numbers, however they travel. */
export function isAfter(a: unknown, b: unknown): boolean {
  const [x, y] = [Number(a), Number(b)];
  return Number.isNaN(x) || Number.isNaN(y) ? String(a) > String(b) : x > y;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // told as an envelope that is none
  }
}
