import { ENDPOINTS, type Endpoint, strangeFields } from '@miczero/contracts';
import { escaped } from '../format/placeholders.ts';
import type { HarWords } from '../words/har-words.ts';
import { type IdMap, withIds } from './capture-ids.ts';
import type { HarCall } from './har-frames.ts';

/** A call that a scenario can make: with the fields that the contract knows, and still with the ids of the capture. */
export interface CapturedCall {
  readonly name: HarCall['name'];
  readonly request: Readonly<Record<string, unknown>>;
}
type Checked<Value> = Value | { readonly reason: string };

/** Whether an event tells of a call, and its session is known: pages make the others by themselves, in great number. */
export function isHeardOf(name: HarCall['name']): boolean {
  const { signed, causes }: Endpoint = ENDPOINTS[name];
  return signed && causes.length > 0;
}

/** Fields with which another person could sign in. */
const SECRET = /passw|pass$|token|smscode/i;
/** Names the browser of the capture. */
const DEVICE = 'device';
/** Fields that name what the other servers have: people, places and what belongs to them. */
const NAMES_SOMETHING = /(?:^|_)(?:id|uid|no)$|^to$/;
/** Gifts are named alike everywhere, and a request names itself. */
const NAMES_NOTHING_OTHER: ReadonlySet<string> = new Set(['gift_id', 'req_id']);

/**
 * A call of the page as one of the scenario, or why it is none. A call that holds a password tells what a file should not have.
 */
export function capturedCall({ name, request, code }: HarCall, words: HarWords): Checked<CapturedCall> {
  const endpoint: Endpoint = ENDPOINTS[name];
  if (request === null) return { reason: words.noRequest(name) };
  if (code !== null && code !== 0) return { reason: words.callRefused(name, code) };
  const strange = new Set(strangeFields(endpoint.request, request).map(({ path: [field] }) => field));
  const fields = Object.entries(request).filter(
    ([field, value]) => field !== DEVICE && !strange.has(field) && value !== '',
  );
  const secret = fields.find(([field]) => SECRET.test(field));
  if (secret) return { reason: words.secret(name, secret[0]) };
  return { name, request: Object.fromEntries(fields) };
}

/** Who does what a step says, and what the seed has for it. */
export interface StepPlace {
  readonly as: string;
  readonly ids: IdMap;
  readonly has: (id: string) => boolean;
  readonly words: HarWords;
}

/** The step of a call, with the ids of the seed; the reason when the seed lacks one of them. */
export function callStep(
  { name, request }: CapturedCall,
  { as, ids, has, words }: StepPlace,
): Checked<{ readonly step: object }> {
  const mapped = withIds(request, ids) as Record<string, unknown>;
  // Calls name people in a list with commas.
  const people = (list: unknown) =>
    String(list)
      .split(',')
      .map((no) => ids.user.get(no) ?? no)
      .join(',');
  const fields = Object.entries(mapped).map(
    ([field, value]) => [field, field === 'to' ? people(value) : value] as const,
  );
  for (const [field, value] of fields) {
    if (!NAMES_SOMETHING.test(field) || NAMES_NOTHING_OTHER.has(field)) continue;
    const lacking = String(value)
      .split(',')
      .find((id) => id !== '0' && !has(id));
    if (lacking === undefined) continue;
    return { reason: words.callLacks(name, field, lacking) };
  }
  return { step: { call: name, as, with: escaped(Object.fromEntries(fields)) } };
}
