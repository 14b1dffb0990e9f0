import { defineModal } from '../modals/index.ts';
import type { ContactList } from './contacts.state.ts';

/** Friends, follows, fans and the blocklist of the viewer. */
export const contactsModal = defineModal<{ readonly list: ContactList }>('contacts');
