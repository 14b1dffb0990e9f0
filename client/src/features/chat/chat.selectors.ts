import { type ChannelId, MESSAGE_MAX_CHARS } from '@miczero/contracts';
import { createSelector } from '@reduxjs/toolkit';
import { type ChannelRoot, isSilenced, selectShownChannel } from '../channel/index.ts';
import { type ConnectionRoot, selectResolveFile, selectResolvePicture } from '../connection/index.ts';
import { type HallsRoot, selectOpenHall } from '../halls/index.ts';
import type { PreferencesRoot } from '../preferences/index.ts';
import { type SessionRoot, selectMe, selectViewer } from '../session/index.ts';
import type { ChatRoot } from './chat.state.ts';
import { isFirstUnreadAbove } from './first-unread.model.ts';
import type { ComposerModel, DraftModel, MessageListModel, NewMessageTipModel } from './message-row.ts';
import { createRowBuilder, type RowContext } from './message-rows.ts';
import { canQueue } from './outbox.model.ts';

type Root = ChannelRoot & ChatRoot & ConnectionRoot & HallsRoot & PreferencesRoot & SessionRoot;

const selectRowContext = createSelector(
  [
    (state: Root) => selectViewer(state),
    (state: Root) => selectMe(state),
    (state: Root) => selectResolveFile(state),
    (state: Root) => selectResolvePicture(state),
  ],
  (viewer, me, files, pictures): RowContext => ({ viewer, me, files, pictures }),
);

const buildRows = createRowBuilder();

const selectRows = createSelector(
  [
    ({ chat }: Root) => chat.timeline,
    ({ chat }: Root) => chat.outbox,
    ({ chat }: Root) => chat.channel,
    ({ chat }: Root) => chat.paging.gap,
    selectRowContext,
  ],
  (timeline, outbox, channel, isGapLoading, context) => buildRows(timeline, outbox, channel, isGapLoading, context),
);

export const selectMessageList = createSelector(
  [
    selectRows,
    ({ chat }: Root) => chat.timeline.lines.length,
    ({ chat }: Root) => chat.load,
    ({ chat }: Root) => chat.paging,
    ({ chat }: Root) => chat.timeline.hasOlder,
    ({ chat }: Root) => chat.timeline.hasNewer,
    ({ chat }: Root) => isFirstUnreadAbove(chat.timeline),
    ({ chat }: Root) => chat.unreadToTell,
    ({ chat }: Root) => chat.aim,
    ({ chat }: Root) => chat.mentionCues,
  ],
  (rows, held, load, paging, hasOlder, hasNewer, isUnreadAbove, unreadToTell, aim, mentionCues): MessageListModel => ({
    load: load.status,
    error: load.status === 'failed' ? load.error : null,
    rows,
    held,
    hasOlder,
    hasNewer,
    isLoadingOlder: paging.older,
    isLoadingNewer: paging.newer,
    isUnreadAbove,
    unreadToTell,
    aim,
    mentionCues,
  }),
);

export const selectNewMessageTip = createSelector(
  [
    ({ chat }: Root) => chat.tipCount,
    ({ chat }: Root) => chat.mentionCues.length,
    ({ chat }: Root) => chat.timeline.hasNewer,
    ({ chat }: Root) => chat.isAtBottom,
  ],
  (count, mentions, canJump, isAtBottom): NewMessageTipModel => ({
    isShown: canJump || !isAtBottom,
    count,
    mentions,
  }),
);

const NO_DRAFT: DraftModel = { text: '', mentions: {} };

export const selectComposer = createSelector(
  [
    (state: Root) => selectShownChannel(state),
    (state: Root) => selectOpenHall(state),
    ({ chat }: Root) => chat.drafts,
    ({ chat }: Root) => chat.draftsReturned,
    ({ chat }: Root) => chat.tray,
    ({ chat }: Root) => !canQueue(chat.outbox),
  ],
  (shown, hall, drafts, draftsReturned, tray, isFull): ComposerModel => {
    const block = () => {
      // role.hall-not-in-hall
      if (hall && hall.load.status === 'ready' && !hall.in_hall) return 'notInHall';
      if (!shown) return 'noChannel';
      if (shown.kind === 'voice') return 'voiceChannel';
      return shown.current && isSilenced(shown.current) ? 'muted' : null;
    };
    return {
      block: block(),
      channelKey: shown?.channel_id ?? null,
      channelName: shown?.name ?? '',
      isEntering: shown !== null && shown.phase !== 'current',
      isUnreached: shown?.phase === 'unreached',
      draft: (shown && drafts[shown.channel_id]) ?? NO_DRAFT,
      draftsReturned,
      tray,
      maxChars: MESSAGE_MAX_CHARS,
      isFull,
    };
  },
);

/** For the tag in the channel tree. */
export const selectHasDraft = ({ chat }: ChatRoot, channel_id: ChannelId): boolean =>
  chat.drafts[channel_id] !== undefined && chat.channel?.channel_id !== channel_id;
