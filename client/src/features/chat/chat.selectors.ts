import { type ChannelId, MESSAGE_MAX_CHARS } from '@miczero/contracts';
import { createSelector } from '@reduxjs/toolkit';
import { type ChannelRoot, isSilenced, selectShownChannel } from '../channel/index.ts';
import { type ConnectionRoot, selectResolveFile, selectResolvePicture } from '../connection/index.ts';
import { type HallsRoot, selectOpenHall } from '../halls/index.ts';
import { type SessionRoot, selectMe, selectViewer } from '../session/index.ts';
import type { ChatRoot } from './chat.state.ts';
import type { ComposerModel, DraftModel, MessageListModel, NewMessageTipModel } from './message-row.ts';
import { createRowBuilder, type RowContext } from './message-rows.ts';
import { canQueue } from './outbox.model.ts';

type Root = ChannelRoot & ChatRoot & ConnectionRoot & HallsRoot & SessionRoot;

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
    ({ chat }: Root) => chat.room,
    ({ chat }: Root) => chat.paging.gap,
    selectRowContext,
  ],
  (timeline, outbox, room, isGapLoading, context) => buildRows(timeline, outbox, room, isGapLoading, context),
);

export const selectMessageList = createSelector(
  [
    selectRows,
    ({ chat }: Root) => chat.load,
    ({ chat }: Root) => chat.paging,
    ({ chat }: Root) => chat.timeline.hasOlder,
    ({ chat }: Root) => chat.timeline.hasNewer,
    ({ chat }: Root) => chat.timeline.unreadAbove > 0,
    ({ chat }: Root) => chat.unreadToTell,
  ],
  (rows, load, paging, hasOlder, hasNewer, isUnreadAbove, unreadToTell): MessageListModel => ({
    load: load.status,
    error: load.status === 'failed' ? load.error : null,
    rows,
    hasOlder,
    hasNewer,
    isLoadingOlder: paging.older,
    isLoadingNewer: paging.newer,
    isUnreadAbove,
    unreadToTell,
  }),
);

/** null when there is nothing to tell. */
export const selectNewMessageTip = createSelector(
  [
    ({ chat }: Root) => chat.tipCount,
    ({ chat }: Root) => chat.mentionCue,
    ({ chat }: Root) => chat.timeline.hasNewer,
    ({ chat }: Root) => chat.isAtBottom,
  ],
  (count, cue, canJump, isAtBottom): NewMessageTipModel | null =>
    isAtBottom && !canJump ? null : { count, mentionKey: cue === null ? null : `m${cue}`, canJump },
);

const NO_DRAFT: DraftModel = { text: '', mentions: {} };

export const selectComposer = createSelector(
  [
    (state: Root) => selectShownChannel(state),
    (state: Root) => selectOpenHall(state),
    ({ chat }: Root) => chat.drafts,
    ({ chat }: Root) => chat.tray,
    ({ chat }: Root) => !canQueue(chat.outbox),
  ],
  (shown, hall, drafts, tray, isFull): ComposerModel => {
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
      draft: (shown && drafts[shown.channel_id]) ?? NO_DRAFT,
      tray,
      maxChars: MESSAGE_MAX_CHARS,
      isFull,
    };
  },
);

/** For the tag in the channel tree. */
export const selectHasDraft = ({ chat }: ChatRoot, channel_id: ChannelId): boolean =>
  chat.drafts[channel_id] !== undefined && chat.room?.channel_id !== channel_id;
