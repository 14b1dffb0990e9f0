import type { UserBrief, UserNo, UserStatus } from '@miczero/contracts';
import { IDLE, type Load } from '../feedback/index.ts';

export const CONTACT_LISTS = ['friends', 'follows', 'fans', 'newcomers', 'popular', 'black'] as const;
export type ContactList = (typeof CONTACT_LISTS)[number];

/** What a row shows of a user. */
export interface Contact extends Pick<UserBrief, 'no' | 'nick' | 'avatar' | 'sign'> {
  /** Null where the list does not tell it. */
  readonly online: boolean | null;
}

export interface ContactPage {
  readonly load: Load;
  readonly people: readonly Contact[];
  /** Where the next page of follows and fans begins; 0 after the last one. */
  readonly point: number;
  readonly total: number;
}

export interface ContactsState {
  readonly lists: Readonly<Record<ContactList, ContactPage>>;
  /** Where online friends and followed users are. */
  readonly places: Readonly<Record<UserNo, UserStatus>>;
  /** A relation that is being changed. */
  readonly changing: UserNo | null;
}
export interface ContactsRoot {
  readonly contacts: ContactsState;
}

const emptyPage: ContactPage = { load: IDLE, people: [], point: 0, total: 0 };

export const initialContacts: ContactsState = {
  lists: {
    friends: emptyPage,
    follows: emptyPage,
    fans: emptyPage,
    newcomers: emptyPage,
    popular: emptyPage,
    black: emptyPage,
  },
  places: {},
  changing: null,
};
