import { type ClientConfig, clientConfig, describeIssues } from '@miczero/contracts';
import * as z from 'zod/mini';

export type ConfigResult =
  | { readonly ok: true; readonly config: ClientConfig }
  /** `issues` are `path: message` lines. */
  | {
      readonly ok: false;
      readonly reason: 'missing' | 'unreachable' | 'notJson' | 'invalid';
      readonly issues: readonly string[];
    };

/** Reads /config.json once at start. Without a good one the client does not start: it says which part is wrong. */
export async function loadConfig(url = '/config.json', load: typeof fetch = fetch): Promise<ConfigResult> {
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
    ? { ok: true, config: parsed.data }
    : { ok: false, reason: 'invalid', issues: describeIssues(parsed.error) };
}
