import { chatAccountReducer, chatAccountSaga } from '../../features/chat-account/index.ts';
import { contactsReducer, contactsSaga } from '../../features/contacts/index.ts';
import { passwordReducer, passwordSaga } from '../../features/password/index.ts';
import { reportSaga } from '../../features/people/index.ts';
import { profileReducer, profileSaga } from '../../features/profile/index.ts';
import { supportReducer, supportSaga } from '../../features/support/index.ts';
import type { Ports } from '../../platform/ports.ts';
import type { LateFeature } from './late-feature.ts';

export const CONTACTS_REDUCERS = {
  chatAccount: chatAccountReducer,
  contacts: contactsReducer,
  password: passwordReducer,
  profile: profileReducer,
  support: supportReducer,
} as const;

/** The state that this late part adds to the store. */
export type ContactsPartState = {
  readonly [Name in keyof typeof CONTACTS_REDUCERS]: ReturnType<(typeof CONTACTS_REDUCERS)[Name]>;
};

/** Friends and follows, the pages of users, and what goes to operations. */
export async function features(ports: Ports): Promise<readonly LateFeature[]> {
  return [
    { name: 'chatAccount', reducer: CONTACTS_REDUCERS.chatAccount, saga: () => chatAccountSaga(ports) },
    { name: 'contacts', reducer: CONTACTS_REDUCERS.contacts, saga: () => contactsSaga(ports) },
    { name: 'password', reducer: CONTACTS_REDUCERS.password, saga: () => passwordSaga(ports) },
    { name: 'profile', reducer: CONTACTS_REDUCERS.profile, saga: () => profileSaga(ports) },
    { name: 'report', saga: () => reportSaga(ports) },
    { name: 'support', reducer: CONTACTS_REDUCERS.support, saga: () => supportSaga(ports) },
  ];
}
