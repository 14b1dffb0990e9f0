import { type ClientConfig, clientConfig, describeIssues } from '@miczero/contracts';
import * as z from 'zod/mini';
import { hasWebCrypto } from '../crypto/web-digest.ts';

/** What config.json says and nothing reads: misspelt, most likely. `path: message` lines. */
export type Unread = readonly string[];

export type ConfigResult =
  | { readonly ok: true; readonly config: ClientConfig; readonly unread: Unread }
  /** `issues` are `path: message` lines. */
  | {
      readonly ok: false;
      readonly reason: 'insecure' | 'missing' | 'unreachable' | 'notJson' | 'invalid';
      readonly issues: readonly string[];
    };

/** Reads /config.json once at start. Without a good one the client does not start: it says which part is wrong. */
export async function loadConfig(url = '/config.json', load: typeof fetch = fetch): Promise<ConfigResult> {
  // Nothing can be signed without WebCrypto, which pages have over https or from localhost only.
  if (!hasWebCrypto()) return { ok: false, reason: 'insecure', issues: ['this page: https or localhost is needed'] };
  let response: Response;
  try {
    response = await load(url, { cache: 'no-store' });
  } catch {
    return { ok: false, reason: 'unreachable', issues: [`${url}: no answer`] };
  }
  if (!response.ok) return { ok: false, reason: 'missing', issues: [`${url}: HTTP ${response.status}`] };
  let json: unknown;
  try {
    json = await response.json();
  } catch {
    return { ok: false, reason: 'notJson', issues: [`${url}: not JSON`] };
  }
  const parsed = z.safeParse(clientConfig, json);
  return parsed.success
    ? { ok: true, config: parsed.data, unread: unreadFields(json, parsed.data, '') }
    : { ok: false, reason: 'invalid', issues: describeIssues(parsed.error) };
}

/** The fields of what was given that are in nothing that was read, at any depth. */
function unreadFields(given: unknown, read: unknown, path: string): Unread {
  if (!isObject(given) || !isObject(read)) return [];
  return Object.entries(given).flatMap(([name, value]) =>
    name in read ? unreadFields(value, read[name], `${path}${name}.`) : [`${path}${name}: no such field`],
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
