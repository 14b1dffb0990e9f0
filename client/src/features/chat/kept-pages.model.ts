import { CHANNEL_HISTORY_PAGE_SIZE, type ChannelId, type HallId } from '@miczero/contracts';
import type { Target } from '../channel/index.ts';
import { isMessage, type MessageLine } from './line.ts';
import { type KeptPage, ownHeld, type Timeline } from './timeline.ts';

/** The newest page of channels that were open, the one that was left last at the end. */
export type KeptPages = Readonly<Record<ChannelId, KeptPage & { readonly hall_id: HallId }>>;

/** Channels whose page is kept; the one that was left first goes first. */
export const KEPT_PAGES_MAX = 30;

export const noPages: KeptPages = {};

/**
 * Keeps the end of a timeline that is left; one that does not reach the newest line, or never had any, is not kept. Own lines
 * that waited for a page wait on: what is between them and the end of the page is not known.
 */
export function withPageKept(pages: KeptPages, { hall_id, channel_id }: Target, timeline: Timeline): KeptPages {
  if (timeline.phase === 'loading' || timeline.hasNewer || timeline.gapAfter !== null) return pages;
  const messages = timeline.lines.filter(isMessage);
  const lines = messages.slice(-CHANNEL_HISTORY_PAGE_SIZE);
  const hasOlder = timeline.hasOlder || lines.length < messages.length;
  const { [channel_id]: _before, ...others } = pages;
  const kept = [
    ...Object.entries(others),
    [channel_id, { hall_id, lines, hasOlder, held: ownHeld(timeline) }] as const,
  ];
  return Object.fromEntries(kept.slice(-KEPT_PAGES_MAX));
}

/** An own line that the server stored after its channel was left follows the page of it. */
export function withLineKept(pages: KeptPages, channel_id: ChannelId, line: MessageLine): KeptPages {
  const page = pages[channel_id];
  if (!page) return pages;
  const held = ownHeld({ lines: page.lines, held: [...page.held, line] }).slice(-CHANNEL_HISTORY_PAGE_SIZE);
  return { ...pages, [channel_id]: { ...page, held } };
}

/** Without what the viewer may not read any more: one channel, or a whole hall. */
export function withoutPages(
  pages: KeptPages,
  gone: { readonly [Field in keyof Target]?: Target[Field] | undefined },
): KeptPages {
  const stays = ([channel_id, { hall_id }]: [string, KeptPages[ChannelId]]) =>
    channel_id !== gone.channel_id && hall_id !== gone.hall_id;
  const entries = Object.entries(pages);
  const kept = entries.filter(stays);
  return kept.length === entries.length ? pages : Object.fromEntries(kept);
}
