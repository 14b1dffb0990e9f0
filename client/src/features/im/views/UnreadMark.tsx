import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Badge } from '../../../design/Badge/Badge.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { badgeCount } from '../../../lib/large-count.ts';
import { selectImUnread } from '../unread-sum.ts';
import styles from './UnreadMark.module.css';

/** A button with the number of unread private messages on it; the button gets what its name says of them, or null. */
export function UnreadMark({ children }: { readonly children: (unread: string | null) => ReactNode }) {
  const { t, i18n } = useTranslation();
  const unread = useSelector(selectImUnread);
  return (
    <span className={styles['place']}>
      {children(unread > 0 ? t('shell.messagesUnread', { n: unread }) : null)}
      {unread > 0 && (
        <span className={styles['badge']} aria-hidden="true">
          <Badge>{badgeCount(unread, i18n.language)}</Badge>
        </span>
      )}
    </span>
  );
}
