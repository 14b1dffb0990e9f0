import type { ChannelId, Hall, HallId, Relation, UserNo, UserStatus } from '@miczero/contracts';
import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import { sessionActions } from '../session/index.ts';
import type { MemberAction } from './member-actions.model.ts';
import type { RelationChange } from './relations.ts';

export type HallOfUser = Pick<Hall, 'id' | 'name' | 'bg_img'>;

/** Details of a user's card beyond the hall. Each part comes by itself. */
export interface AboutParts {
  readonly relation: Relation;
  readonly medals: readonly string[];
  readonly halls: readonly HallOfUser[];
  /** Where the user is, as far as the viewer may know. */
  readonly place: UserStatus;
}
/** A part is absent while it is on its way, and null when it did not come. */
export type About = Pick<Person, 'uid'> & { readonly [Part in keyof AboutParts]?: AboutParts[Part] | null };
export interface PeopleState {
  readonly about: About | null;
  /** The card that it belongs to is on screen. */
  readonly isAboutShown: boolean;
  /** A dialog of this feature waits for its answer. */
  readonly isSending: boolean;
}
export interface PeopleRoot {
  readonly people: PeopleState;
}

const initialState: PeopleState = { about: null, isAboutShown: false, isSending: false };

/** A user, with the name for the words about it. */
export interface Person {
  readonly uid: UserNo;
  readonly nick: string;
}
export interface RelationRequest extends Person {
  readonly change: RelationChange;
}
export interface MemberActionRequest extends Person {
  readonly hall_id: HallId;
  readonly action: Exclude<MemberAction, 'ban'>;
}
export interface BanRequest extends Person {
  readonly hall_id: HallId;
  readonly channel_id: ChannelId;
  /** Readmits the user. */
  readonly lift: boolean;
}
export interface ReportRequest {
  readonly uid: UserNo;
  readonly reason: 1 | 2 | 3 | 4 | 5 | 6;
  /** The words of the viewer, with what a message says that they are about. */
  readonly text: string;
}

const slice = defineSlice({
  name: 'people',
  initialState,
  reducers: {
    /** Intent: learn what the card of a user says beyond the hall. */
    aboutRequested: (state, { payload: { uid } }: PayloadAction<Pick<Person, 'uid'>>): PeopleState => ({
      ...state,
      about: state.about?.uid === uid ? state.about : { uid },
      isAboutShown: true,
    }),
    /** The card of the user went; another one may have taken its place before. */
    aboutLeft: (state, { payload: { uid } }: PayloadAction<Pick<Person, 'uid'>>): PeopleState =>
      state.about?.uid === uid ? { ...state, isAboutShown: false } : state,
    learned: (state, { payload }: PayloadAction<Partial<AboutParts> & Pick<Person, 'uid'>>): PeopleState =>
      state.about?.uid === payload.uid ? { ...state, about: { ...state.about, ...payload } } : state,
    /** These parts did not come. One that was learned before stays. */
    missed: (
      state,
      { payload }: PayloadAction<Pick<Person, 'uid'> & { readonly [Part in keyof AboutParts]?: null }>,
    ): PeopleState => (state.about?.uid === payload.uid ? { ...state, about: { ...payload, ...state.about } } : state),
    sendingChanged: (state, { payload }: PayloadAction<boolean>): PeopleState => ({ ...state, isSending: payload }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionActions.signedOut, () => initialState);
  },
});

export const peopleReducer = slice.reducer;
export const peopleActions = {
  ...slice.actions,
  relationRequested: createAction<RelationRequest>('people/relationRequested'),
  memberActionRequested: createAction<MemberActionRequest>('people/memberActionRequested'),
  banRequested: createAction<BanRequest>('people/banRequested'),
  /** The viewer, whose microphone a manager muted, asks to be heard again. */
  micApplied: createAction<{ readonly channel_id: ChannelId }>('people/micApplied'),
  micWithdrawn: createAction<{ readonly channel_id: ChannelId }>('people/micWithdrawn'),
  micApproved: createAction<Person & { readonly channel_id: ChannelId }>('people/micApproved'),
  /** Without a user, all of those that the viewer may decide. */
  micsDeclined: createAction<{ readonly channel_id: ChannelId; readonly uid: UserNo | null }>('people/micsDeclined'),
  /** Intent: see who asks to speak in this channel. */
  micQueueOpened: createAction<{ readonly hall_id: HallId; readonly channel_id: ChannelId }>('people/micQueueOpened'),
  /** Mutes the microphones of all ordinary members in a voice channel, or lifts that. */
  allMicsRequested: createAction<{
    readonly hall_id: HallId;
    readonly channel_id: ChannelId;
    readonly mute: boolean;
  }>('people/allMicsRequested'),
  reportRequested: createAction<ReportRequest>('people/reportRequested'),
};
