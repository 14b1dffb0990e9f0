import type { ClientMid, MsgId, UserNo } from '@miczero/contracts';
import { createAction } from '@reduxjs/toolkit';

/** Actions of the viewer. */
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
  /** `spare` counts the rows at the other end that are well out of view: a page displaces no others. */
  olderRequested: createAction<{ readonly spare: number }>('chat/olderRequested'),
  newerRequested: createAction<{ readonly spare: number }>('chat/newerRequested'),
  /** Show the newest page and follow again. */
  latestRequested: createAction('chat/latestRequested'),
  gapRequested: createAction('chat/gapRequested'),
  /** Try again after the first page could not be loaded. */
  historyRetryRequested: createAction('chat/historyRetryRequested'),
  /** The list reached, or left, its end. */
  viewportMoved: createAction<{ readonly isAtBottom: boolean }>('chat/viewportMoved'),
  /** How many rows fill the view, at least. */
  viewSized: createAction<{ readonly rows: number }>('chat/viewSized'),
  /** Show the first unread line, however many pages back. */
  firstUnreadRequested: createAction('chat/firstUnreadRequested'),
  /** The first unread line was seen. */
  unreadSeen: createAction('chat/unreadSeen'),
  /** Show the oldest message that mentions the viewer and was not seen. */
  mentionRequested: createAction('chat/mentionRequested'),
  /** Show a message of the open channel, however many pages back. */
  lineRequested: createAction<{ readonly msg_id: MsgId }>('chat/lineRequested'),
  /** The viewer saw a message that mentions them. */
  mentionSeen: createAction<{ readonly msg_id: MsgId }>('chat/mentionSeen'),
  /** The list shows the line that it was asked to show, or cannot. */
  aimReached: createAction('chat/aimReached'),
};
