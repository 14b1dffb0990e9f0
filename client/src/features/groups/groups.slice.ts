import type { UserBrief } from '@miczero/contracts';
import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import { type FeedbackText, failedLoad, IDLE, LOADING, type Load, READY } from '../feedback/index.ts';
import { groupPickModal, type ImLine, type ImSessionId, readersModal } from '../im/index.ts';
import { sessionActions } from '../session/index.ts';

export type Friend = Pick<UserBrief, 'no' | 'nick' | 'avatar' | 'online'>;

/** Who comes into a group: a new one with a name, or an existing one. */
export interface Picked {
  /** Null for a new group. */
  readonly id: string | null;
  readonly name: string;
  readonly accounts: readonly string[];
}

interface GroupsState {
  readonly friends: { readonly load: Load; readonly people: readonly Friend[] };
  readonly isBusy: boolean;
  /** Why the last try did not succeed. */
  readonly error: FeedbackText | null;
  readonly readers: {
    /** Id of the message that they read; null before the first one. */
    readonly of: string | null;
    readonly load: Load;
    readonly read: readonly string[];
    readonly unread: readonly string[];
  };
}
export interface GroupsRoot {
  readonly groups: GroupsState;
}

const NO_READERS: GroupsState['readers'] = { of: null, load: IDLE, read: [], unread: [] };
const initialGroups: GroupsState = {
  friends: { load: IDLE, people: [] },
  isBusy: false,
  error: null,
  readers: NO_READERS,
};

const intents = {
  friendsRequested: createAction('groups/friendsRequested'),
  /** Intent: load friends that failed; what the dialog says of it stays until there is an answer. */
  friendsTriedAgain: createAction('groups/friendsTriedAgain'),
  /** Intent: make the group, or add the people to it. */
  pickedRequested: createAction<Picked>('groups/pickedRequested'),
  readersRequested: createAction<{ readonly session: ImSessionId; readonly line: ImLine }>('groups/readersRequested'),
};

const slice = defineSlice({
  name: 'groups',
  initialState: initialGroups,
  reducers: {
    friendsLoaded: (state: GroupsState, { payload }: PayloadAction<readonly Friend[]>): GroupsState => ({
      ...state,
      friends: { load: READY, people: payload },
    }),
    friendsFailed: (state: GroupsState, { payload }: PayloadAction<FeedbackText>): GroupsState => ({
      ...state,
      friends: { ...state.friends, load: failedLoad(payload) },
    }),
    pickedDone: (state: GroupsState): GroupsState => ({ ...state, isBusy: false, error: null }),
    pickedFailed: (state: GroupsState, { payload }: PayloadAction<FeedbackText>): GroupsState => ({
      ...state,
      isBusy: false,
      error: payload,
    }),
    readersLoaded: (
      state: GroupsState,
      { payload }: PayloadAction<{ readonly read: readonly string[]; readonly unread: readonly string[] }>,
    ): GroupsState => ({ ...state, readers: { ...state.readers, load: READY, ...payload } }),
    readersFailed: (state: GroupsState, { payload }: PayloadAction<FeedbackText>): GroupsState => ({
      ...state,
      // Lists that could not be loaded again stand: the dialog would lose its place otherwise.
      readers: state.readers.load.status === 'ready' ? state.readers : { ...state.readers, load: failedLoad(payload) },
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(intents.friendsRequested, (state) => ({ ...state, friends: { ...state.friends, load: LOADING } }))
      .addCase(intents.pickedRequested, (state) => ({ ...state, isBusy: true, error: null }))
      .addCase(intents.readersRequested, (state, { payload: { line } }) =>
        state.readers.of === line.id && state.readers.load.status === 'ready'
          ? state
          : { ...state, readers: { ...NO_READERS, of: line.id, load: LOADING } },
      )
      .addCase(sessionActions.signedOut, () => initialGroups)
      .addMatcher(groupPickModal.isClosedBy, (state) => ({ ...state, error: null }))
      .addMatcher(readersModal.isClosedBy, (state) => ({ ...state, readers: NO_READERS }));
  },
});

export const groupsReducer = slice.reducer;
export const groupsActions = { ...slice.actions, ...intents };
export const selectGroups = ({ groups }: GroupsRoot) => groups;
