import type { WireObject } from '../events/events.ts';
import type { Emission } from './scenario-step.ts';

/** Events that are chat lines: pages take two of them with one id in the body for the same. */
const LINES: ReadonlySet<string> = new Set(['chatMessage', 'roomChat']);

/** Whether the platform may give its lines ids of their own: not where a mid was chosen, or the body goes as it is. */
export const mayHaveOwnIds = ({ name, content, mid }: Pick<Emission, 'name' | 'content' | 'mid'>): boolean =>
  LINES.has(name) && mid === '' && 'body' in content;

/** A line that is sent again gets ids of its own, or nothing would show. */
export const repeated = <Sent extends Emission>(sent: Sent): Sent =>
  mayHaveOwnIds(sent) ? { ...sent, ownIds: true } : sent;

/**
 * A line whose ids are still those that the form has given gets ids of its own: lines that are said afterwards stand below it. Ids by
 * hand go as they are written.
 */
export function withFreshIds<Sent extends Emission>(sent: Sent, givenIds: string | null): Sent {
  const ids = idsOf(sent);
  return ids !== null && ids === givenIds ? repeated(sent) : sent;
}

/** The ids of the lines of an emission, as one text; null where the platform gives none of its own. */
function idsOf(sent: Emission): string | null {
  return mayHaveOwnIds(sent) && 'body' in sent.content ? idsIn(sent.content.body) : null;
}

/** The ids of the lines in a body, as one text. */
export function idsIn({ msg_id, list }: WireObject): string {
  const lines: readonly unknown[] = Array.isArray(list) ? list : [];
  const mids = lines.map((line) => (typeof line === 'object' && line !== null && 'mid' in line ? line.mid : null));
  return JSON.stringify([msg_id, ...mids]);
}
