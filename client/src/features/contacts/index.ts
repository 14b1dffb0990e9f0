export { contactsSaga } from './contacts.saga.ts';
export { contactsActions, contactsReducer } from './contacts.slice.ts';
export { CONTACT_LISTS, type Contact, type ContactList, type ContactsRoot } from './contacts.state.ts';
export { contactsModal } from './modals.ts';
