import { useDispatch, useSelector } from 'react-redux';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { useRootMark } from '../../../design/root-mark.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { hallsActions, selectNotices } from '../../halls/index.ts';
import { noticesModal } from '../index.ts';
import styles from './Notices.module.css';

/** The newest notice that the viewer has not put away; it comes back on the next local day. */
export default function NoticeBanner() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const notice = useSelector(selectNotices).find(({ isFresh }) => isFresh);
  useRootMark('hasHallNotice', notice !== undefined);
  if (!notice) return null;
  return (
    <section className={styles['banner']} data-guide="notice" aria-label={t('hallLobby.notice')}>
      <Icon name="megaphone" size={18} />
      <button type="button" className={styles['open']} onClick={() => dispatch(noticesModal.open())}>
        <span dir="auto">
          {notice.title !== '' && <strong>{notice.title}　</strong>}
          {notice.content}
        </span>
      </button>
      <IconButton
        icon="close"
        size="compact"
        label={t('hallLobby.noticePutAway')}
        onClick={() => dispatch(hallsActions.noticePutAway({ id: notice.id }))}
      />
    </section>
  );
}
