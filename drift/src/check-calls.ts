import { ENDPOINTS, type Endpoint, normaliseReply } from '@miczero/contracts';
import { ENDPOINT_FIXTURES } from '@miczero/contracts/fixtures';
import { checkEnvelope, checkRefusal, checkStatus } from './check-envelope.ts';
import { compare } from './compare.ts';
import { type Deviation, shown } from './deviation.ts';
import type { SeenCall } from './evidence.ts';
import { valueAt } from './json-path.ts';

/** The evidence about one call of the contract. */
export interface CallFinding {
  readonly endpoint: Endpoint;
  readonly deviations: readonly Deviation[];
  /** The server recognised method and path. */
  readonly isPathKnown: boolean;
  /** At least one reply had code 0, so its shape could be compared. */
  readonly hasShape: boolean;
  /** The server refused the call. */
  readonly isRefused: boolean;
}

/** Methods and paths that replace those of the contract, as in config.json. */
export type PathOverrides = Readonly<Record<string, string>>;

/** The call of the contract that a request made; null for a foreign one. */
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
    isRefused: false,
    ...more,
  });
  const unknown = (expected: string, seen: string) => finding([{ where, path: '$', kind: 'unknown', expected, seen }]);
  if (call.status === 404 || call.status === 405) {
    return { ...unknown('a call that the server knows', `status ${call.status}`), isPathKnown: false };
  }
  if (endpoint.isPage) {
    if (!call.contentType.startsWith('text/html')) return unknown('text/html', call.contentType);
    return finding(checkStatus(call, 200, 0, where), { hasShape: true });
  }
  const body = parseJson(call.answer);
  const reply = normaliseReply(body);
  if (!reply.ok) {
    if (reply.kind === 'unreadable') return unknown('an envelope with code and data', shown(call.answer));
    const deviations = [...checkEnvelope(body, where), ...checkRefusal(endpoint, call, reply, where)];
    return finding(deviations, { isRefused: true });
  }
  const example = ENDPOINT_FIXTURES[endpoint.name][0].data;
  const data = reply.data === undefined ? {} : reply.data;
  const deviations = [
    ...checkStatus(call, 200, 0, where),
    ...checkEnvelope(body, where),
    ...compare(endpoint.data, data, example, where, ['data']),
    ...orderOf(endpoint, data, where),
  ];
  return finding(deviations, { hasShape: true });
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

/** Numeric ids are compared as numbers, in either form. */
export function isAfter(a: unknown, b: unknown): boolean {
  const [x, y] = [Number(a), Number(b)];
  return Number.isNaN(x) || Number.isNaN(y) ? String(a) > String(b) : x > y;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // reported as a malformed envelope
  }
}
