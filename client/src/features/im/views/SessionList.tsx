import { type UIEvent, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Badge } from '../../../design/Badge/Badge.tsx';
import { Button } from '../../../design/Button/Button.tsx';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { RowGuard } from '../../../design/RenderGuard/PartGuards.tsx';
import { SkeletonRows } from '../../../design/Skeleton/Skeleton.tsx';
import { EmptyState } from '../../../design/States/EmptyState.tsx';
import { ErrorState } from '../../../design/States/ErrorState.tsx';
import { FailedLine } from '../../../design/States/FailedLine.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { badgeCount } from '../../../lib/large-count.ts';
import { contactsModal } from '../../contacts/index.ts';
import { rowsSeen } from '../faces.actions.ts';
import { groupPickModal, type ImSessionId, imActions, selectIm, selectImUnread } from '../index.ts';
import { openGroupActions } from '../open-group.actions.ts';
import { ConnectionLine } from './ConnectionLine.tsx';
import styles from './ImPanel.module.css';
import { SessionRow } from './SessionRow.tsx';

export interface SessionListProps {
  readonly open: ImSessionId | null;
  readonly onClose: () => void;
}

/** im.sort: pinned sessions first, then the latest, with the unread count of each. */
export function SessionList({ open, onClose }: SessionListProps) {
  const { t, i18n } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const { sessions, load, service } = useSelector(selectIm);
  const unread = useSelector(selectImUnread);
  const seen = useRef(0);
  /** Names and pictures of rows further down are asked for as these come on screen. */
  function onScroll({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent<HTMLElement>) {
    const rows = Math.ceil(((scrollTop + clientHeight) / scrollHeight) * sessions.length);
    if (rows <= seen.current) return;
    seen.current = rows;
    dispatch(rowsSeen(rows));
  }
  return (
    <section className={styles['sessions']} aria-label={t('im.sessions')} tabIndex={-1} data-landmark>
      <header className={styles['header']}>
        <h2 className={styles['title']}>{t('im.title')}</h2>
        {unread > 0 && <Badge label={t('im.unread', { n: unread })}>{badgeCount(unread, i18n.language)}</Badge>}
        <span className={styles['gap']} />
        <IconButton
          icon="plus"
          label={t('im.makeGroup')}
          onClick={() => dispatch(groupPickModal.open({ group: null }))}
        />
        <IconButton icon="close" label={t('im.close')} className={styles['closeList']} onClick={onClose} />
      </header>
      <ConnectionLine />
      {sessions.length > 0 && load.status === 'failed' && (
        <FailedLine stale reason={say(load.error)} onRetry={() => dispatch(imActions.sessionsChanged())} />
      )}
      {sessions.length > 0 && (
        <ul className={styles['list']} onScroll={onScroll}>
          {sessions.map((session) => (
            <RowGuard key={session.id} of={session} as="li">
              <SessionRow session={session} isOpen={session.id === open} />
            </RowGuard>
          ))}
        </ul>
      )}
      {sessions.length === 0 && load.status === 'failed' && (
        <ErrorState
          text={t('im.failed')}
          reason={say(load.error)}
          onRetry={() => dispatch(imActions.sessionsChanged())}
        />
      )}
      {sessions.length === 0 && load.status === 'ready' && (
        <EmptyState
          icon="chat"
          text={`${t('im.empty')}${t('im.emptyHint')}`}
          action={
            <Button look="primary" onClick={() => dispatch(contactsModal.open({ list: 'friends' }))}>
              {t('im.toFriends')}
            </Button>
          }
        />
      )}
      {sessions.length === 0 && (load.status === 'idle' || load.status === 'loading') && (
        <SkeletonRows rows={6} avatar={40} />
      )}
      {service && (
        <p className={styles['service']}>
          <Button wide onClick={() => dispatch(openGroupActions.serviceRequested())}>
            {t('im.service')}
          </Button>
        </p>
      )}
    </section>
  );
}
