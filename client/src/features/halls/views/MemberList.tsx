import type { HallId } from '@miczero/contracts';
import { memo, useDeferredValue } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { RowGuard } from '../../../design/RenderGuard/PartGuards.tsx';
import { SkeletonRows } from '../../../design/Skeleton/Skeleton.tsx';
import { EmptyState } from '../../../design/States/EmptyState.tsx';
import { ErrorState } from '../../../design/States/ErrorState.tsx';
import { useRovingFocus } from '../../../design/use-roving-focus.ts';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { largeCount } from '../../../lib/large-count.ts';
import { hallsActions, type MemberRowModel, selectMembers, selectOpenHallId } from '../index.ts';
import styles from './MemberList.module.css';
import { MemberRow } from './MemberRow.tsx';
import { PageEdge } from './PageEdge.tsx';
import { ScrollPaceContext, useScrollPace } from './scroll-pace.ts';

export interface MemberListProps {
  /** Puts a mention of this person into the text being written; null where none is. */
  readonly onMention: ((uid: string, nick: string) => void) | null;
}

/** The height of a row. */
const ROW_PX = 44;

/** The people of the open hall, online ones first; the state keeps a window of 60 and pages at both ends. */
export const MemberList = memo(function MemberList({ onMention }: MemberListProps) {
  const { t, i18n } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const members = useSelector(selectMembers);
  const hall_id = useSelector(selectOpenHallId);
  const roving = useRovingFocus<HTMLElement>();
  const pace = useScrollPace(roving.ref);
  const { load, rows } = members;
  // The members of another hall come on screen with those in view; those below follow at once.
  const shown = rows.length > 0 ? hall_id : null;
  const isWhole = useDeferredValue(shown, null) === shown;
  if (load.status === 'failed' && rows.length === 0) {
    return (
      <ErrorState
        text={t('memberList.failed')}
        reason={say(load.error)}
        onRetry={() => dispatch(hallsActions.membersTopRequested())}
      />
    );
  }
  if (rows.length === 0) {
    return load.status === 'ready' ? (
      <EmptyState icon="users" text={t('memberList.empty')} />
    ) : (
      <SkeletonRows rows={12} />
    );
  }
  const drawn = isWhole ? rows : rows.slice(0, Math.ceil(window.innerHeight / ROW_PX));
  const online = drawn.filter((row) => row.online);
  const offline = drawn.filter((row) => !row.online);
  return (
    <ScrollPaceContext value={pace}>
      <section
        ref={roving.ref}
        className={styles['list']}
        onKeyDown={roving.onKeyDown}
        onFocus={roving.onFocus}
        aria-label={t('memberList.label')}
      >
        {members.canReturnToTop && (
          <Button size="compact" wide icon="arrowUp" onClick={() => dispatch(hallsActions.membersTopRequested())}>
            {t('memberList.online', { n: largeCount(members.onlineCount, i18n.language) })}
          </Button>
        )}
        {members.hasAbove && (
          <PageEdge load={load} onSeen={() => dispatch(hallsActions.membersPageRequested({ direction: 'above' }))} />
        )}
        <People
          title={t('memberList.online', { n: largeCount(members.onlineCount, i18n.language) })}
          rows={online}
          hall_id={hall_id}
          onMention={onMention}
        />
        <People
          title={t('memberList.offline', { n: largeCount(members.offlineCount, i18n.language) })}
          rows={offline}
          hall_id={hall_id}
          onMention={onMention}
        />
        {members.hasBelow && isWhole && (
          <PageEdge load={load} onSeen={() => dispatch(hallsActions.membersPageRequested({ direction: 'below' }))} />
        )}
      </section>
    </ScrollPaceContext>
  );
});

interface PeopleProps extends MemberListProps {
  readonly title: string;
  readonly rows: readonly MemberRowModel[];
  readonly hall_id: HallId | null;
}

function People({ title, rows, hall_id, onMention }: PeopleProps) {
  if (rows.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={styles['heading']}>{title}</h2>
      <ul>
        {rows.map((row) => (
          <RowGuard key={row.uid} of={row} as="li">
            <MemberRow row={row} hall_id={hall_id} onMention={onMention} />
          </RowGuard>
        ))}
      </ul>
    </section>
  );
}
