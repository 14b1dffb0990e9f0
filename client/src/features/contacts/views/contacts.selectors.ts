import type { ContactList, ContactsRoot } from '../index.ts';

export const selectList = ({ contacts }: ContactsRoot, list: ContactList) => contacts.lists[list];
export const selectPlaces = ({ contacts }: ContactsRoot) => contacts.places;
export const selectChanging = ({ contacts }: ContactsRoot) => contacts.changing;
