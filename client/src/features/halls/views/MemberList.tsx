import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { Button } from '../../../design/Button/Button.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../design/LiveRegion/VisuallyHidden.tsx';
import { SkeletonRows } from '../../../design/Skeleton/Skeleton.tsx';
import { EmptyState } from '../../../design/States/EmptyState.tsx';
import { ErrorState } from '../../../design/States/ErrorState.tsx';
import { useRovingFocus } from '../../../design/use-roving-focus.ts';
import { useSay } from '../../../i18n/use-say.ts';
import { classNames } from '../../../lib/class-names.ts';
import { largeCount } from '../../../lib/large-count.ts';
import { UserCardPopover } from '../../person/views/UserCardPopover.tsx';
import { hallsActions, type MemberRowModel, selectMembers, selectOpenHallId } from '../index.ts';
import styles from './MemberList.module.css';

export interface MemberListProps {
  /** Puts a mention of this person into the text being written. */
  readonly onMention: (uid: string, nick: string) => void;
}

/** The people of the open hall, online ones first; the state keeps a window of 60 and pages at both ends. */
export function MemberList({ onMention }: MemberListProps) {
  const { t, i18n } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const members = useSelector(selectMembers);
  const roving = useRovingFocus<HTMLElement>();
  const { load, rows } = members;
  if (load.status === 'failed' && rows.length === 0) {
    return (
      <ErrorState
        text={`${t('members.failed')} — ${say(load.error)}`}
        onRetry={() => dispatch(hallsActions.membersTopRequested())}
      />
    );
  }
  if (rows.length === 0) {
    return load.status === 'ready' ? <EmptyState icon="users" text={t('members.empty')} /> : <SkeletonRows rows={12} />;
  }
  const online = rows.filter((row) => row.online);
  const offline = rows.filter((row) => !row.online);
  return (
    <section
      ref={roving.ref}
      className={styles['list']}
      onKeyDown={roving.onKeyDown}
      onFocus={roving.onFocus}
      aria-label={t('members.label')}
    >
      {members.canReturnToTop && (
        <Button size="compact" wide icon="arrowUp" onClick={() => dispatch(hallsActions.membersTopRequested())}>
          {t('members.online', { n: largeCount(members.onlineCount, i18n.language) })}
        </Button>
      )}
      {members.hasAbove && <PageEdge direction="above" />}
      <People
        title={t('members.online', { n: largeCount(members.onlineCount, i18n.language) })}
        rows={online}
        onMention={onMention}
      />
      <People
        title={t('members.offline', { n: largeCount(members.offlineCount, i18n.language) })}
        rows={offline}
        onMention={onMention}
      />
      {members.hasBelow && <PageEdge direction="below" />}
    </section>
  );
}

interface PeopleProps extends MemberListProps {
  readonly title: string;
  readonly rows: readonly MemberRowModel[];
}

function People({ title, rows, onMention }: PeopleProps) {
  if (rows.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={styles['heading']}>{title}</h2>
      <ul>
        {rows.map((row) => (
          <MemberRow key={row.uid} row={row} onMention={onMention} />
        ))}
      </ul>
    </section>
  );
}

function MemberRow({ row, onMention }: { readonly row: MemberRowModel } & MemberListProps) {
  const { t } = useTranslation();
  const hall_id = useSelector(selectOpenHallId);
  return (
    <li>
      <UserCardPopover
        uid={row.uid}
        hall_id={hall_id}
        isOwner={row.role === 'owner'}
        nick={row.nick}
        onMention={onMention}
        side="inline-start"
      >
        <button
          type="button"
          className={classNames(styles['row'], !row.online && styles['offline'])}
          tabIndex={-1}
          data-roving
        >
          <Avatar name={row.nick} src={row.avatar} size={32} presence={row.online ? 'online' : 'offline'} />
          <span className={styles['nick']} dir="auto">
            {row.nick}
          </span>
          {row.role === 'owner' && <Mark icon="crown" text={t('members.owner')} />}
          {row.role === 'manage' && <Mark icon="shield" text={t('members.manager')} />}
          {row.text_mute && <Mark icon="chat" text={t('members.textMuted')} quiet />}
          {row.mic_mute && <Mark icon="micOff" text={t('members.micMuted')} quiet />}
        </button>
      </UserCardPopover>
    </li>
  );
}

interface MarkProps {
  readonly icon: 'crown' | 'shield' | 'chat' | 'micOff';
  readonly text: string;
  readonly quiet?: boolean;
}

function Mark({ icon, text, quiet = false }: MarkProps) {
  return (
    <span className={quiet ? styles['quiet'] : styles['role']} title={text}>
      <Icon name={icon} size={16} />
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}

/** Asks for a page when it comes into view. */
function PageEdge({ direction }: { readonly direction: 'above' | 'below' }) {
  const dispatch = useDispatch();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) dispatch(hallsActions.membersPageRequested({ direction }));
    });
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [dispatch, direction]);
  return (
    <div ref={ref}>
      <SkeletonRows rows={1} />
    </div>
  );
}
