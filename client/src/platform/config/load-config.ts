import { type ClientConfig, clientConfig, describeIssues } from '@miczero/contracts';
import * as z from 'zod/mini';
import { hasWebCrypto } from '../crypto/web-digest.ts';

/** Settings of config.json that nothing reads, most likely misspelt. `path: message` lines. */
export type Unread = readonly string[];

export type ConfigResult =
  | { readonly ok: true; readonly config: ClientConfig; readonly unread: Unread }
  /** `issues` are `path: message` lines. */
  | {
      readonly ok: false;
      readonly reason: 'insecure' | 'missing' | 'unreachable' | 'notJson' | 'invalid';
      readonly issues: readonly string[];
    };

/** A server that has not answered within this time counts as unreachable: the page says so and offers a retry. */
export const CONFIG_TIMEOUT_MS = 8000;

/** Reads /config.json once at start. Without a good one the client does not start: it says which part is wrong. */
export async function loadConfig(url = '/config.json', load: typeof fetch = fetch): Promise<ConfigResult> {
  // Nothing can be signed without WebCrypto, which pages have over https or from localhost only.
  if (!hasWebCrypto()) return { ok: false, reason: 'insecure', issues: ['this page: https or localhost is needed'] };
  // Also bounds the body: a server may begin an answer and never end it.
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), CONFIG_TIMEOUT_MS);
  let response: Response;
  let text: string;
  try {
    response = await load(url, { cache: 'no-store', signal: deadline.signal });
    text = await response.text();
  } catch {
    const issue = deadline.signal.aborted ? `no answer within ${CONFIG_TIMEOUT_MS / 1000} s` : 'no answer';
    return { ok: false, reason: 'unreachable', issues: [`${url}: ${issue}`] };
  } finally {
    clearTimeout(timer);
  }
  if (!response.ok) return { ok: false, reason: 'missing', issues: [`${url}: HTTP ${response.status}`] };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, reason: 'notJson', issues: [`${url}: not JSON`] };
  }
  const parsed = z.safeParse(clientConfig, json);
  return parsed.success
    ? { ok: true, config: parsed.data, unread: unreadFields(json, parsed.data, '') }
    : { ok: false, reason: 'invalid', issues: describeIssues(parsed.error) };
}

/** The fields of the input that the schema did not read, at any depth. */
function unreadFields(given: unknown, read: unknown, path: string): Unread {
  if (!isObject(given) || !isObject(read)) return [];
  return Object.entries(given).flatMap(([name, value]) =>
    name in read ? unreadFields(value, read[name], `${path}${name}.`) : [`${path}${name}: no such field`],
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
