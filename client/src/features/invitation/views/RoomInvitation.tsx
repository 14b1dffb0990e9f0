import type { RoomId } from '@miczero/contracts';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { Button } from '../../../design/Button/Button.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { Skeleton } from '../../../design/Skeleton/Skeleton.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { largeCount } from '../../../lib/large-count.ts';
import { loginModal } from '../../session/index.ts';
import { invitationActions, selectInvitedRoom } from '../index.ts';
import styles from './InvitationCard.module.css';

/** A room presents itself to a visitor: cover, name, how many are there, one large way in, which leads through the login. */
export function RoomInvitation({ roomNo }: { readonly roomNo: RoomId }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const known = useSelector(selectInvitedRoom);
  const room = known?.room_no === roomNo ? known : null;
  useEffect(() => {
    dispatch(invitationActions.roomShown(roomNo));
    return () => void dispatch(invitationActions.left());
  }, [dispatch, roomNo]);
  const name = room?.name || t('invitation.room.title', { no: roomNo });
  return (
    <article className={styles['card']} aria-busy={room === null}>
      <div className={styles['cover']} aria-hidden="true">
        <Avatar name={name} src={room?.picture ?? ''} size={88} shape="cover" eager />
      </div>
      <div className={styles['body']}>
        {room === null ? (
          <Skeleton inlineSize="60%" blockSize="32px" />
        ) : (
          // The heading of the page says it as well.
          <p className={styles['title']} dir="auto">
            {name}
          </p>
        )}
        <p className={styles['lead']}>
          {t('invitation.room.number', { no: roomNo })}
          {room && <RoomState {...room} />}
        </p>
        <Button wide look="primary" size="touch" onClick={() => dispatch(loginModal.open({ tab: null }))}>
          {t('invitation.room.enter')}
        </Button>
      </div>
    </article>
  );
}

function RoomState({ audience, isLocked }: { readonly audience: number | null; readonly isLocked: boolean }) {
  const { t, i18n } = useTranslation();
  return (
    <>
      {audience !== null && (
        <span>{t('invitation.room.listening', { n: largeCount(audience, i18n.language), count: audience })}</span>
      )}
      {isLocked && (
        <span className={styles['locked']}>
          <Icon name="lock" size={16} />
          {t('invitation.room.locked')}
        </span>
      )}
    </>
  );
}
