import { useDispatch } from 'react-redux';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { roomChatActions } from '../index.ts';
import styles from './RoomLine.module.css';

/** Below an own line that the platform has not acknowledged in time: the person decides. */
export function FailedMark({ c_mid }: { readonly c_mid: string }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return (
    <p className={styles['failed']}>
      <Icon name="clock" size={16} />
      <span>{t('chat.unconfirmed')}</span>
      <button type="button" onClick={() => dispatch(roomChatActions.retryRequested({ c_mid }))}>
        {t('common.retry')}
      </button>
      <button type="button" onClick={() => dispatch(roomChatActions.discardRequested({ c_mid }))}>
        {t('chat.delete')}
      </button>
    </p>
  );
}
