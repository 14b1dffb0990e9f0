import type { RoomRole, UserNo } from '@miczero/contracts';
import { createAction } from '@reduxjs/toolkit';

/** Moderation of users in a room. */
export const staffIntents = {
  /** Mutes a user in the chat, or lifts the mute. */
  muteRequested: createAction<{ readonly to: UserNo; readonly muted: boolean }>('room/muteRequested'),
  /** Asks whether a user is muted in the chat, where nothing has told. */
  muteQuestioned: createAction<{ readonly no: UserNo }>('room/muteQuestioned'),
  removeRequested: createAction<{ readonly to: UserNo }>('room/removeRequested'),
  banRequested: createAction<{ readonly to: UserNo }>('room/banRequested'),
  /** Gives a user a role, or takes the one that they have; `from` is the role before. */
  roleRequested: createAction<{ readonly to: UserNo; readonly from: RoomRole; readonly role: RoomRole }>(
    'room/roleRequested',
  ),
  /** Asks first: the chat is cleared for everyone. */
  chatClearAsked: createAction('room/chatClearAsked'),
  chatClearRequested: createAction('room/chatClearRequested'),
};
