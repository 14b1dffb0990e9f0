import type { Relation, UserNo, UserStatus } from '@miczero/contracts';
import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import { type FeedbackText, failedLoad, LOADING, READY } from '../feedback/index.ts';
import { peopleActions, type RelationChange } from '../people/index.ts';
import { sessionActions } from '../session/index.ts';
import {
  CONTACT_LISTS,
  type Contact,
  type ContactList,
  type ContactPage,
  type ContactsState,
  initialContacts,
} from './contacts.state.ts';

interface PageArrived {
  readonly list: ContactList;
  readonly people: readonly Contact[];
  readonly point: number;
  readonly total: number;
  /** Appends the page to the loaded ones. */
  readonly isMore: boolean;
}

const intents = {
  /** Intent: show a list from its beginning. */
  listRequested: createAction<ContactList>('contacts/listRequested'),
  /** Intent: load a list that failed; what the page says of it stays until there is an answer. */
  triedAgain: createAction<ContactList>('contacts/triedAgain'),
  /** Intent: the next page of follows or fans. */
  moreRequested: createAction<'follows' | 'fans'>('contacts/moreRequested'),
  changeRequested: createAction<{ readonly uid: UserNo; readonly name: string; readonly change: RelationChange }>(
    'contacts/changeRequested',
  ),
};

const slice = defineSlice({
  name: 'contacts',
  initialState: initialContacts,
  reducers: {
    pageLoaded: (state: ContactsState, { payload }: PayloadAction<PageArrived>): ContactsState => {
      const { list, people, point, total, isMore } = payload;
      const before = isMore ? state.lists[list].people : [];
      const known = new Set(before.map(({ no }) => no));
      const added = people.filter(({ no }) => !known.has(no));
      return withList(state, list, { load: READY, people: [...before, ...added], point, total });
    },
    listFailed: (
      state,
      { payload: { list, error } }: PayloadAction<{ readonly list: ContactList; readonly error: FeedbackText }>,
    ): ContactsState => withList(state, list, { ...state.lists[list], load: failedLoad(error) }),
    placesLoaded: (state, { payload }: PayloadAction<readonly UserStatus[]>): ContactsState => ({
      ...state,
      places: Object.fromEntries(payload.map((place) => [place.no, place])),
    }),
    changeEnded: (state): ContactsState => ({ ...state, changing: null }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(intents.listRequested, (state, { payload }) =>
        withList(state, payload, { ...state.lists[payload], load: LOADING }),
      )
      .addCase(intents.moreRequested, (state, { payload }) =>
        withList(state, payload, { ...state.lists[payload], load: LOADING }),
      )
      .addCase(intents.changeRequested, (state, { payload }) => ({ ...state, changing: payload.uid }))
      .addCase(peopleActions.learned, (state, { payload }) =>
        payload.relation ? withRelation(state, payload.relation) : state,
      )
      .addCase(sessionActions.signedOut, () => initialContacts);
  },
});

function withList(state: ContactsState, list: ContactList, page: ContactPage): ContactsState {
  return { ...state, lists: { ...state.lists, [list]: page } };
}

/** Removed contacts leave at once; new ones appear with the next load. */
function withRelation(state: ContactsState, { no, friend, follow, fan, black }: Relation): ContactsState {
  // A blocked user leaves the lists of people to get to know.
  const stays = { friends: friend, follows: follow, fans: fan, newcomers: !black, popular: !black, black } as const;
  let next = state;
  for (const list of CONTACT_LISTS) {
    const page = next.lists[list];
    if (stays[list] || !page.people.some((person) => person.no === no)) continue;
    const people = page.people.filter((person) => person.no !== no);
    next = withList(next, list, { ...page, people, total: Math.max(0, page.total - 1) });
  }
  return next;
}

export const contactsReducer = slice.reducer;
export const contactsActions = { ...slice.actions, ...intents };
