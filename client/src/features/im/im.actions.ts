import { createAction } from '@reduxjs/toolkit';
import type { ImSessionId } from '../../platform/ports/im.ts';
import type { ImLine } from './im.state.ts';

/** What the viewer wants of sessions and their messages: no reducer hears these. */
export const imIntents = {
  /** Intent: connect again after the connection has ended. */
  retryRequested: createAction('im/retryRequested'),
  olderRequested: createAction<ImSessionId>('im/olderRequested'),
  historyRetried: createAction<ImSessionId>('im/historyRetried'),
  /** Intent: a picture into the tray. The file travels outside the state. */
  imageChosen: createAction('im/imageChosen', (session: ImSessionId, file: File) => ({
    payload: { session },
    meta: { file },
  })),
  imageRemoved: createAction<{ readonly session: ImSessionId; readonly id: string }>('im/imageRemoved'),
  /** Intent: send the pictures of the tray, and the text below them. */
  trayRequested: createAction<{ readonly session: ImSessionId; readonly text: string }>('im/trayRequested'),
  resendRequested: createAction<{ readonly session: ImSessionId; readonly line: ImLine }>('im/resendRequested'),
  recallRequested: createAction<{ readonly session: ImSessionId; readonly line: ImLine }>('im/recallRequested'),
  pinRequested: createAction<{ readonly session: ImSessionId; readonly isPinned: boolean }>('im/pinRequested'),
  removeRequested: createAction<ImSessionId>('im/removeRequested'),
  blockRequested: createAction<{ readonly account: string; readonly isBlocked: boolean }>('im/blockRequested'),
};
