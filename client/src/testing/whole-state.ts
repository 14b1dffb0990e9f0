import { combineReducers, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { APP_UPDATE_REDUCERS, type AppUpdatePartState } from '../app/late/app-update.ts';
import { CHAT_GIFTS_REDUCERS, type ChatGiftsPartState } from '../app/late/chat-gifts.ts';
import { CLIPS_REDUCERS, type ClipsPartState } from '../app/late/clips.ts';
import { CONTACTS_REDUCERS, type ContactsPartState } from '../app/late/contacts.ts';
import { EXPLORE_REDUCERS, type ExplorePartState } from '../app/late/explore.ts';
import { GALLERY_REDUCERS, type GalleryPartState } from '../app/late/gallery.ts';
import { GROUPS_REDUCERS, type GroupsPartState } from '../app/late/groups.ts';
import { GUIDES_REDUCERS, type GuidesPartState } from '../app/late/guides.ts';
import { HALL_REDUCERS, type HallPartState } from '../app/late/hall.ts';
import { HALL_MANAGEMENT_REDUCERS, type HallManagementPartState } from '../app/late/hall-management.ts';
import { IM_REDUCERS, type ImPartState } from '../app/late/im.ts';
import { INVITATION_REDUCERS, type InvitationPartState } from '../app/late/invitation.ts';
import { PEOPLE_REDUCERS, type PeoplePartState } from '../app/late/people.ts';
import { ROOM_REDUCERS, type RoomPartState } from '../app/late/room.ts';
import { ROOMS_REDUCERS, type RoomsPartState } from '../app/late/rooms.ts';
import { SEARCH_REDUCERS, type SearchPartState } from '../app/late/search.ts';
import { TEAM_SQUARE_REDUCERS, type TeamSquarePartState } from '../app/late/team-square.ts';
import { VOICE_REDUCERS, type VoicePartState } from '../app/late/voice.ts';
import { WALLET_REDUCERS, type WalletPartState } from '../app/late/wallet.ts';
import { type AppState, ROOT_REDUCERS } from '../app/root-reducer.ts';
import type { Client } from '../app/store.ts';

/** The state of a client that has taken in the hall part; the type of its store tells only what every page has. */
export type HallState = AppState & HallPartState & VoicePartState;
/** The state of a client that has taken in every part. */
export type WholeState = HallState &
  ExplorePartState &
  TeamSquarePartState &
  GalleryPartState &
  GroupsPartState &
  GuidesPartState &
  ImPartState &
  ClipsPartState &
  ChatGiftsPartState &
  InvitationPartState &
  HallManagementPartState &
  PeoplePartState &
  SearchPartState &
  RoomPartState &
  ContactsPartState &
  AppUpdatePartState &
  WalletPartState &
  RoomsPartState;

/** The reducer of a client that has taken in every part. */
export const wholeReducer = combineReducers({
  ...ROOT_REDUCERS,
  ...HALL_REDUCERS,
  ...VOICE_REDUCERS,
  ...EXPLORE_REDUCERS,
  ...TEAM_SQUARE_REDUCERS,
  ...GALLERY_REDUCERS,
  ...GROUPS_REDUCERS,
  ...GUIDES_REDUCERS,
  ...IM_REDUCERS,
  ...CLIPS_REDUCERS,
  ...CHAT_GIFTS_REDUCERS,
  ...INVITATION_REDUCERS,
  ...HALL_MANAGEMENT_REDUCERS,
  ...PEOPLE_REDUCERS,
  ...SEARCH_REDUCERS,
  ...ROOM_REDUCERS,
  ...CONTACTS_REDUCERS,
  ...APP_UPDATE_REDUCERS,
  ...WALLET_REDUCERS,
  ...ROOMS_REDUCERS,
});

/** Calls back with every action that reaches the reducers of a client. */
export function listenTo({ store }: Client, hear: (action: UnknownAction) => void): void {
  const reducer = (state: WholeState | undefined, action: UnknownAction) => {
    hear(action);
    return wholeReducer(state, action);
  };
  // The type of a store tells only what every page has.
  store.replaceReducer(reducer as unknown as Reducer<AppState>);
}
