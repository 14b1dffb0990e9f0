import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { SkeletonRows } from '../../../design/Skeleton/Skeleton.tsx';
import { EmptyState } from '../../../design/States/EmptyState.tsx';
import { ErrorState } from '../../../design/States/ErrorState.tsx';
import { FailedLine } from '../../../design/States/FailedLine.tsx';
import { TextField } from '../../../design/TextField/TextField.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { largeCount } from '../../../lib/large-count.ts';
import { answering, useNameRank } from '../../../lib/name-match.ts';
import { searchModal } from '../../search/index.ts';
import { type Contact, type ContactList, type ContactsRoot, contactsActions } from '../index.ts';
import { ContactRow } from './ContactRow.tsx';
import styles from './Contacts.module.css';
import { selectList } from './contacts.selectors.ts';
import { RowWindow } from './RowWindow.tsx';

const namesOf = ({ nick, no }: Contact) => [nick, no];

/** One of the lists, with a search by Han, pinyin and initials over the loaded rows. */
export function ContactsPane({ list }: { readonly list: ContactList }) {
  const { t, i18n } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const { load, people, point, total } = useSelector((state: ContactsRoot) => selectList(state, list));
  const [query, setQuery] = useState('');
  // Typing stays ahead of a search over ten thousand names.
  const wanted = useDeferredValue(query.trim());
  const rank = useNameRank(wanted !== '');
  const shown = useMemo(() => answering(people, wanted, { rank, namesOf }), [people, wanted, rank]);
  useEffect(() => void dispatch(contactsActions.listRequested(list)), [dispatch, list]);
  if (people.length === 0 && load.status === 'failed') {
    return (
      <ErrorState
        text={t('contacts.failed')}
        reason={say(load.error)}
        onRetry={() => dispatch(contactsActions.listRequested(list))}
      />
    );
  }
  if (people.length === 0 && load.status !== 'ready') return <SkeletonRows rows={6} avatar={40} />;
  const add = list === 'friends' && (
    <Button icon="plus" onClick={() => dispatch(searchModal.open({ kind: 'user' }))}>
      {t('contacts.add')}
    </Button>
  );
  if (people.length === 0)
    return <EmptyState icon="users" text={t(`contacts.empty.${list}`)} action={add || undefined} />;
  return (
    <div className={styles['pane']}>
      <div className={styles['tools']}>
        <TextField
          label={t('contacts.search')}
          labelHidden
          placeholder={t('contacts.search')}
          leading={<Icon name="search" />}
          value={query}
          autoComplete="off"
          onChange={({ target }) => setQuery(target.value)}
        />
        {add}
      </div>
      {load.status === 'failed' && point === 0 && (
        <FailedLine stale reason={say(load.error)} onRetry={() => dispatch(contactsActions.listRequested(list))} />
      )}
      <p className={styles['count']} role="status">
        {wanted === ''
          ? t('contacts.count', { n: largeCount(Math.max(total, people.length), i18n.language) })
          : t('contacts.found', { n: largeCount(shown.length, i18n.language) })}
      </p>
      {shown.length === 0 ? (
        <EmptyState icon="search" text={t('contacts.none')} />
      ) : (
        <RowWindow
          label={t(`contacts.${list}`)}
          rows={shown}
          keyOf={({ no }) => no}
          draw={(person) => <ContactRow list={list} person={person} />}
        />
      )}
      {point > 0 && wanted === '' && (list === 'follows' || list === 'fans') && (
        <>
          {load.status === 'failed' && (
            <p className={styles['failed']} role="alert">
              {say(load.error)}
            </p>
          )}
          <Button wide busy={load.status === 'loading'} onClick={() => dispatch(contactsActions.moreRequested(list))}>
            {t('contacts.more')}
          </Button>
        </>
      )}
    </div>
  );
}
