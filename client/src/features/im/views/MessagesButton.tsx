import { useDispatch, useSelector } from 'react-redux';
import { Badge } from '../../../design/Badge/Badge.tsx';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { badgeCount } from '../../../lib/large-count.ts';
import { messagesModal } from '../../person/index.ts';
import type { ImRoot } from '../im.state.ts';
import { unreadSum } from '../unread-sum.ts';
import styles from './MessagesButton.module.css';

/** Opens the panel of messages; tells how many are unread. The state of messages comes late. */
export function MessagesButton() {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const unread = useSelector(({ im }: Partial<ImRoot>) => (im ? unreadSum(im.sessions) : 0));
  return (
    <span className={styles['place']}>
      <IconButton
        icon="chat"
        label={unread > 0 ? t('shell.messagesUnread', { n: unread }) : t('shell.messages')}
        onClick={() => dispatch(messagesModal.open({ to: null }))}
      />
      {unread > 0 && (
        <span className={styles['badge']} aria-hidden="true">
          <Badge>{badgeCount(unread, i18n.language)}</Badge>
        </span>
      )}
    </span>
  );
}
