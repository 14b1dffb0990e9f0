import type { ChannelId, MsgId } from '@miczero/contracts';
import type { Target } from '../channel/index.ts';
import { IDLE, type Load } from '../feedback/index.ts';
import { type KeptPages, noPages, withPageKept } from './kept-pages.model.ts';
import type { DraftModel, TrayItemModel } from './message-row.ts';
import { emptyOutbox, type Outbox, type OutgoingLine } from './outbox.model.ts';
import { openTimeline, type Timeline } from './timeline.ts';

export interface ChatState {
  /** The text channel on screen; null for none. */
  readonly channel: Target | null;
  readonly load: Load;
  readonly timeline: Timeline;
  readonly paging: { readonly older: boolean; readonly newer: boolean; readonly gap: boolean };
  readonly outbox: Outbox;
  readonly isAtBottom: boolean;
  /** Pages are being fetched up to the line that the person wants to see. */
  readonly isJumping: boolean;
  /** Lines that were unread when the channel was opened, until the reader has been where they begin or at their end. */
  readonly unreadToTell: number;
  /** Lines that came while the person was not at the bottom (chat.new-message-tip). */
  readonly tipCount: number;
  /** Messages that mention the viewer and were not seen, oldest first (chat.mention-cue). */
  readonly mentionCues: readonly MsgId[];
  /** The line that the list is to show; null when it is where the reader left it. */
  readonly aim: Aim | null;
  readonly drafts: Readonly<Record<ChannelId, DraftModel>>;
  /** How often a draft changed otherwise than by typing. */
  readonly draftsReturned: number;
  /** The newest lines of channels that were open: shown at once when one is opened again, and while offline. */
  readonly pages: KeptPages;
  readonly tray: readonly TrayItemModel[];
}
export interface ChatRoot {
  readonly chat: ChatState;
}

/** A line to be shown, and where in the view. */
export interface Aim {
  readonly key: string;
  readonly place: 'start' | 'center';
}

/** Mentions that are kept until they are seen; the oldest goes first. */
export const MENTION_CUES_MAX = 50;
/** Channels whose drafts are kept; the oldest goes first. */
export const DRAFTS_MAX = 100;
/** Images that can be sent together. */
export const TRAY_MAX = 9;

export const initialChat: ChatState = {
  channel: null,
  load: IDLE,
  timeline: openTimeline(0),
  paging: { older: false, newer: false, gap: false },
  outbox: emptyOutbox,
  isAtBottom: true,
  isJumping: false,
  unreadToTell: 0,
  tipCount: 0,
  mentionCues: [],
  aim: null,
  drafts: {},
  draftsReturned: 0,
  pages: noPages,
  tray: [],
};

/** chat.reset: everything of the channel goes. What the viewer wrote and the server has not stored stays. */
export function resetChat(state: ChatState): ChatState {
  const { channel, timeline, outbox, drafts, draftsReturned } = state;
  const { lines, wait, fail } = outbox;
  const pages = channel ? withPageKept(state.pages, channel, timeline) : state.pages;
  return { ...initialChat, outbox: { ...emptyOutbox, lines, wait, fail }, drafts, draftsReturned, pages };
}

export function withDraft(state: ChatState, channel_id: ChannelId, draft: DraftModel): ChatState {
  const { [channel_id]: _before, ...others } = state.drafts;
  if (draft.text === '') return { ...state, drafts: others };
  const entries = [...Object.entries(others), [channel_id, draft] as const];
  return { ...state, drafts: Object.fromEntries(entries.slice(-DRAFTS_MAX)) };
}

/** The words of a line, before those that were typed since. */
export function joined({ body: { content, extra } }: OutgoingLine, now: DraftModel | undefined): DraftModel {
  return { text: now ? `${content}\n${now.text}` : content, mentions: { ...extra.aiteuser, ...now?.mentions } };
}

/** Refused text returns to its composer. */
export function withDraftReturned(state: ChatState, line: OutgoingLine): ChatState {
  const { channel_id } = line;
  const returned = withDraft(state, channel_id, joined(line, state.drafts[channel_id]));
  return { ...returned, draftsReturned: state.draftsReturned + 1 };
}
