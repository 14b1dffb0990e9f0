import { useDispatch } from 'react-redux';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { Tabs } from '../../../design/Tabs/Tabs.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CONTACT_LISTS, type ContactList, contactsModal } from '../index.ts';
import { ContactsPane } from './ContactsPane.tsx';

/** screen.social.friends-list, follow-unfollow, fans, blocklist: everyone related to the viewer. */
export default function ContactsDialog({ list }: { readonly list: ContactList }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return (
    <Dialog open size="wide" title={t('contacts.title')} onClose={() => dispatch(contactsModal.close())}>
      <Tabs
        label={t('contacts.title')}
        value={list}
        onChange={(next) => dispatch(contactsModal.open({ list: next }))}
        tabs={CONTACT_LISTS.map((value) => ({
          value,
          label: t(`contacts.${value}`),
          content: <ContactsPane key={value} list={value} />,
        }))}
      />
    </Dialog>
  );
}
