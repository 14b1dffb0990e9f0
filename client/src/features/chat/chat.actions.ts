import type { ClientMid, UserNo } from '@miczero/contracts';
import { createAction } from '@reduxjs/toolkit';

/** What a person does. */
export const chatIntents = {
  /** Send the text and everything in the tray. `mentions` maps user numbers to the names that stand in the text. */
  sendRequested: createAction<{ readonly text: string; readonly mentions: Readonly<Record<UserNo, string>> }>(
    'chat/sendRequested',
  ),
  /** Send a line again, with the same client id. */
  retryRequested: createAction<{ readonly c_mid: ClientMid }>('chat/retryRequested'),
  /** Remove an own line that did not arrive; also cancels a running upload. */
  discardRequested: createAction<{ readonly c_mid: ClientMid }>('chat/discardRequested'),
  /** The composer was typed in; kept per channel. */
  draftChanged: createAction<{ readonly text: string; readonly mentions: Readonly<Record<string, string>> }>(
    'chat/draftChanged',
  ),
  /** An image was chosen, pasted or dropped. The file travels in `meta` and is never stored in the state. */
  imageChosen: createAction('chat/imageChosen', (file: File) => ({ payload: { name: file.name }, meta: { file } })),
  imageRemoved: createAction<{ readonly id: string }>('chat/imageRemoved'),
  olderRequested: createAction('chat/olderRequested'),
  newerRequested: createAction('chat/newerRequested'),
  /** Show the newest page and follow again. */
  latestRequested: createAction('chat/latestRequested'),
  gapRequested: createAction('chat/gapRequested'),
  /** Try again after the first page could not be loaded. */
  historyRetryRequested: createAction('chat/historyRetryRequested'),
  /** The list reached, or left, its end. */
  viewportMoved: createAction<{ readonly isAtBottom: boolean }>('chat/viewportMoved'),
  /** The first unread line was looked at, or jumped to. */
  unreadSeen: createAction('chat/unreadSeen'),
  /** The viewer looked at the mention that the cue pointed to. */
  mentionSeen: createAction('chat/mentionSeen'),
};
