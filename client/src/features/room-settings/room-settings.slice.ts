import type { DataOf, Endpoints, RoomMember, UserNo } from '@miczero/contracts';
import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import { type FeedbackText, failedLoad, IDLE, LOADING, type Load, READY } from '../feedback/index.ts';
import type { FormOf, FormState } from '../forms/index.ts';
import { sessionActions } from '../session/index.ts';

/** The switches of a room. */
export type RoomSwitches = DataOf<Endpoints['room.setting']>;
/** Lists of `room.members`: 2 staff, 3 banned, 4 muted. */
export const PEOPLE_LISTS = { staff: 2, banned: 3, muted: 4 } as const;
export type PeopleList = keyof typeof PEOPLE_LISTS;

export interface RoomSettingsState extends FormState {
  readonly load: Load;
  readonly switches: RoomSwitches | null;
  /** A background that was uploaded and is not saved yet; null for none, '' takes the present one away. */
  readonly background: string | null;
  /** null until a list is loaded. */
  readonly people: Readonly<Record<PeopleList, readonly RoomMember[] | null>>;
  /** Why a list did not come the last time; what it had stays. */
  readonly peopleFailed: Readonly<Partial<Record<PeopleList, FeedbackText | undefined>>>;
}
export interface RoomSettingsRoot {
  readonly roomSettings: RoomSettingsState;
}

/** Fields to save; absent ones are unchanged. */
export interface RoomEdit {
  readonly name?: string;
  readonly room_class?: string;
  readonly s_room_notice?: string;
  readonly background_web?: string;
  /** Empty unlocks the room. */
  readonly lock_pass?: string;
  readonly mic_num?: number;
  readonly mic_free?: boolean;
}

const initialState: RoomSettingsState = {
  form: 0,
  load: IDLE,
  switches: null,
  isSending: false,
  error: null,
  background: null,
  people: { staff: null, banned: null, muted: null },
  peopleFailed: {},
};

const slice = defineSlice({
  name: 'roomSettings',
  initialState,
  reducers: {
    /** The dialog is open, or its loading is tried again. */
    opened: ({ form }): RoomSettingsState => ({ ...initialState, form: form + 1, load: LOADING }),
    switchesLoaded: (state, { payload }: PayloadAction<RoomSwitches>): RoomSettingsState => ({
      ...state,
      load: READY,
      switches: payload,
    }),
    loadFailed: (state, { payload }: PayloadAction<FeedbackText>): RoomSettingsState => ({
      ...state,
      load: failedLoad(payload),
    }),
    sending: (state): RoomSettingsState => ({ ...state, isSending: true, error: null }),
    saved: (state): RoomSettingsState => ({ ...state, isSending: false, background: null }),
    failed: (state, { payload }: PayloadAction<FeedbackText>): RoomSettingsState => ({
      ...state,
      isSending: false,
      error: payload,
    }),
    backgroundChosen: (state, { payload }: PayloadAction<string>): RoomSettingsState => ({
      ...state,
      isSending: false,
      background: payload,
    }),
    heartsSwitched: (state, { payload }: PayloadAction<boolean>): RoomSettingsState => ({
      ...state,
      switches: state.switches && { ...state.switches, heart_on: payload },
    }),
    peopleLoaded: (
      state,
      { payload }: PayloadAction<{ readonly of: PeopleList; readonly list: readonly RoomMember[] }>,
    ): RoomSettingsState => ({
      ...state,
      people: { ...state.people, [payload.of]: payload.list },
      peopleFailed: { ...state.peopleFailed, [payload.of]: undefined },
    }),
    peopleFailed: (
      state,
      { payload: { of, error } }: PayloadAction<{ readonly of: PeopleList; readonly error: FeedbackText }>,
    ): RoomSettingsState => ({ ...state, peopleFailed: { ...state.peopleFailed, [of]: error } }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionActions.signedOut, ({ form }) => ({ ...initialState, form: form + 1 }));
  },
});

export const roomSettingsReducer = slice.reducer;
export const roomSettingsActions = {
  ...slice.actions,
  editRequested: createAction<RoomEdit>('roomSettings/editRequested'),
  /** 1 on, 2 off, 3 begin anew. */
  heartsRequested: createAction<{ readonly op: 1 | 2 | 3 }>('roomSettings/heartsRequested'),
  peopleRequested: createAction<{ readonly of: PeopleList }>('roomSettings/peopleRequested'),
  /** Lets a banned user in again. */
  forgiveRequested: createAction<{ readonly to: UserNo }>('roomSettings/forgiveRequested'),
  /** The file stays beside the payload, because it is not plain data. */
  pictureChosen: createAction('roomSettings/pictureChosen', (file: File) => ({
    payload: { name: file.name },
    meta: { file },
  })),
};

/** The form of the dialog. */
export const SETTINGS_FORM: FormOf<RoomSettingsRoot> = {
  select: ({ roomSettings }) => roomSettings,
  sending: roomSettingsActions.sending,
  failed: roomSettingsActions.failed,
  sent: roomSettingsActions.saved,
};

export const selectRoomSettings = ({ roomSettings }: RoomSettingsRoot): RoomSettingsState => roomSettings;
