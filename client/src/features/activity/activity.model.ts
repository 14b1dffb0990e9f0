import { ACTIVITY, type ActivityConfig, jsonString } from '@miczero/contracts';
import * as z from 'zod/mini';
import { safeHref } from '../../lib/linkify.ts';

/** The activity of the hall lobby. */
export const LOBBY_ACTIVITY = '70003';

/** The specification does not show the entries of an activity: missing ones are left out. */
const entry = z.object({
  title: z.catch(z.string(), ''),
  msg: z.catch(z.string(), ''),
  href_web: z.catch(z.string(), ''),
});
const entries = jsonString(z.array(entry));

export interface ActivityEntry {
  readonly title: string;
  readonly text: string;
  /** http or https, or ''. */
  readonly href: string;
}

/** rule.activity-config-usable: on in both respects, with a list that is not empty; else nothing. */
export function usableEntries({ state, status, sync }: ActivityConfig): readonly ActivityEntry[] {
  if (state !== ACTIVITY.on || status !== ACTIVITY.on) return [];
  const list = z.safeParse(entries, sync).data ?? [];
  return list
    .filter(({ title }) => title !== '')
    .map(({ title, msg, href_web }) => ({ title, text: msg, href: safeHref(href_web) ?? '' }));
}
