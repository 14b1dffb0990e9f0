import type { Profile, Relation, UserNo } from '@miczero/contracts';
import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import { type FeedbackText, failedLoad, LOADING, READY } from '../feedback/index.ts';
import { peopleActions } from '../people/index.ts';
import { sessionActions } from '../session/index.ts';
import { initialProfile, type OpenProfile, type ProfileDraft, type ProfileState } from './profile.state.ts';

type Slot = NonNullable<ProfileState['uploading']>;

const intents = {
  profileRequested: createAction<UserNo>('profile/profileRequested'),
  /** Intent: load a page that failed; what it says of it stays until there is an answer. */
  triedAgain: createAction<UserNo>('profile/triedAgain'),
  /** Intent: change the own profile, beginning with what it is. */
  editRequested: createAction('profile/editRequested'),
  saveRequested: createAction('profile/saveRequested'),
  /** Intent: upload a picture and put it into its place. */
  pictureChosen: createAction('profile/pictureChosen', (slot: Slot, file: File) => ({ payload: slot, meta: { file } })),
  coverRemoved: createAction('profile/coverRemoved'),
};

const slice = defineSlice({
  name: 'profile',
  initialState: initialProfile,
  reducers: {
    learned: (
      state: ProfileState,
      { payload }: PayloadAction<Partial<OpenProfile> & Pick<OpenProfile, 'no'>>,
    ): ProfileState => (state.open?.no === payload.no ? { ...state, open: { ...state.open, ...payload } } : state),
    loaded: (state, { payload }: PayloadAction<Profile>): ProfileState =>
      state.open?.no === payload.no ? { ...state, open: { ...state.open, load: READY, profile: payload } } : state,
    loadFailed: (state, { payload }: PayloadAction<FeedbackText>): ProfileState =>
      state.open ? { ...state, open: { ...state.open, load: failedLoad(payload) } } : state,
    draftChanged: (state, { payload }: PayloadAction<Partial<ProfileDraft>>): ProfileState =>
      state.draft ? { ...state, draft: { ...state.draft, ...payload }, error: null } : state,
    uploaded: (state, { payload: { slot, url } }: PayloadAction<{ readonly slot: Slot; readonly url: string }>) => ({
      ...withPicture(state, slot, url),
      uploading: null,
    }),
    uploadEnded: (state): ProfileState => ({ ...state, uploading: null }),
    saved: (state): ProfileState => ({ ...state, draft: null, isSaving: false, error: null }),
    saveFailed: (state, { payload }: PayloadAction<FeedbackText>): ProfileState => ({
      ...state,
      isSaving: false,
      error: payload,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(intents.profileRequested, (state, { payload: no }) => ({
        ...state,
        open:
          state.open?.no === no
            ? { ...state.open, load: LOADING }
            : {
                no,
                load: LOADING,
                profile: null,
                relation: null,
                place: null,
                halls: [],
                medals: [],
                gifts: [],
                skills: [],
              },
      }))
      .addCase(intents.editRequested, (state) => {
        const own = state.open?.profile;
        return own ? { ...state, draft: state.draft ?? draftOf(own), error: null } : state;
      })
      .addCase(intents.saveRequested, (state) => ({ ...state, isSaving: true, error: null }))
      .addCase(intents.pictureChosen, (state, { payload }) => ({ ...state, uploading: payload }))
      .addCase(peopleActions.learned, (state, { payload: { uid, relation } }) =>
        relation && state.open?.no === uid ? { ...state, open: related(state.open, relation) } : state,
      )
      .addCase(sessionActions.signedOut, () => initialProfile);
  },
});

/** The counts of the page go with what changed between its user and the viewer. */
function related(open: OpenProfile, relation: Relation): OpenProfile {
  const { profile, relation: before } = open;
  if (!profile || !before) return { ...open, relation };
  const by = (fact: 'friend' | 'follow' | 'fan') => Number(relation[fact]) - Number(before[fact]);
  const counts = {
    friend_count: profile.friend_count + by('friend'),
    fan_count: profile.fan_count + by('follow'),
    follow_count: profile.follow_count + by('fan'),
  };
  return { ...open, relation, profile: { ...profile, ...counts } };
}

function draftOf({ nick, gender, birth, avatar, sign, prov, city, hobby, tag, album }: Profile): ProfileDraft {
  return { nick, gender, birth, avatar, sign, prov, city, hobby, tag, album };
}

function withPicture(state: ProfileState, slot: Slot, url: string): ProfileState {
  const { draft, open } = state;
  if (slot === 'cover') {
    return open?.profile ? { ...state, open: { ...open, profile: { ...open.profile, home_page: url } } } : state;
  }
  if (!draft) return state;
  return {
    ...state,
    draft: slot === 'avatar' ? { ...draft, avatar: url } : { ...draft, album: [...draft.album, url] },
  };
}

export const profileReducer = slice.reducer;
export const profileActions = { ...slice.actions, ...intents };
