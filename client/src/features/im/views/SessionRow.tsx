import { useDispatch, useSelector } from 'react-redux';
import { Badge } from '../../../design/Badge/Badge.tsx';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { VisuallyHidden } from '../../../design/LiveRegion/VisuallyHidden.tsx';
import { Menu, MenuItem } from '../../../design/Menu/Menu.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { badgeCount } from '../../../lib/large-count.ts';
import { relativeTime } from '../../../lib/relative-time.ts';
import { imIntents } from '../im.actions.ts';
import { type ImSession, imActions, selectIm } from '../index.ts';
import { useFace } from './faces.ts';
import { MessagePreview, NoPreview, PlainLine } from './MessagePreview.tsx';
import { SessionFace } from './SessionFace.tsx';
import styles from './SessionRow.module.css';

/** A session of the list: its latest message or draft, its unread count and its menu. */
export function SessionRow({ session, isOpen }: { readonly session: ImSession; readonly isOpen: boolean }) {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const { id, isPinned, unread, last, at } = session;
  const { name } = useFace(id);
  const { drafts, mentioned } = useSelector(selectIm);
  const draft = drafts[id] ?? '';
  const time = at > 0 ? relativeTime(at, Date.now(), { locale: i18n.language, justNow: t('im.justNow') }) : '';
  return (
    <li
      className={classNames(
        styles['row'],
        isPinned && styles['pinned'],
        isOpen && styles['current'],
        unread > 0 && styles['unread'],
      )}
    >
      <button
        type="button"
        className={styles['open']}
        aria-current={isOpen ? 'true' : undefined}
        data-session={id}
        // Keys that move between the parts of a page come to the first session, not to its menu.
        tabIndex={0}
        onClick={() => dispatch(imActions.sessionOpened(id))}
      >
        <SessionFace session={id} size={40} />
        <span className={styles['texts']}>
          <span className={styles['head']}>
            <span className={styles['name']} dir="auto">
              {name}
            </span>
            {isPinned && <VisuallyHidden>{t('im.pinned')}</VisuallyHidden>}
            <span className={styles['time']} data-time>
              {time}
            </span>
          </span>
          <span className={styles['foot']}>
            <span className={styles['preview']} dir="auto">
              {mentioned[id] !== undefined && <span className={styles['mentioned']}>[{t('chat.mentionCue')}] </span>}
              {draft !== '' && <span className={styles['draft']}>[{t('im.draft')}] </span>}
              {draft !== '' ? (
                <PlainLine text={draft} />
              ) : last ? (
                <MessagePreview last={last} />
              ) : (
                <NoPreview session={id} />
              )}
            </span>
            {unread > 0 && <Badge label={t('im.unread', { n: unread })}>{badgeCount(unread, i18n.language)}</Badge>}
          </span>
        </span>
      </button>
      <span className={styles['rowMenu']}>
        <Menu align="end" trigger={<IconButton icon="more" size="compact" label={t('im.menu')} tooltip={false} />}>
          <MenuItem
            icon="arrowUp"
            onSelect={() => dispatch(imIntents.pinRequested({ session: id, isPinned: !isPinned }))}
          >
            {t(isPinned ? 'im.unpin' : 'im.pin')}
          </MenuItem>
          <MenuItem icon="trash" destructive onSelect={() => dispatch(imIntents.removeRequested(id))}>
            {t('im.remove')}
          </MenuItem>
        </Menu>
      </span>
    </li>
  );
}
