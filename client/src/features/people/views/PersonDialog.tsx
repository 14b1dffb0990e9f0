import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectOpenHallOwner } from '../../halls/index.ts';
import { type PersonProps, personActions, personModal } from '../../person/index.ts';
import { CardExtrasProvider } from '../../person/views/card-extras.ts';
import { UserCard } from '../../person/views/UserCard.tsx';
import styles from './PersonDialog.module.css';
import PersonExtras from './PersonExtras.tsx';

/** The card of a user who is not on screen: the quick switcher leads here. */
export default function PersonDialog({ uid, hall_id, nick }: PersonProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const owner = useSelector(selectOpenHallOwner);
  useEffect(() => void dispatch(personActions.cardRequested({ hall_id, uid })), [dispatch, hall_id, uid]);
  return (
    <Dialog open size="small" title={t('person.title', { name: nick })} onClose={() => dispatch(personModal.close())}>
      <div className={styles['card']}>
        <CardExtrasProvider value={PersonExtras}>
          <UserCard uid={uid} isOwner={uid === owner} onMention={null} />
        </CardExtrasProvider>
      </div>
    </Dialog>
  );
}
