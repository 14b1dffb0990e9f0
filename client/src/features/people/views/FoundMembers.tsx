import { useDispatch, useSelector } from 'react-redux';
import { VisuallyHidden } from '../../../design/LiveRegion/VisuallyHidden.tsx';
import { SkeletonRows } from '../../../design/Skeleton/Skeleton.tsx';
import { EmptyState } from '../../../design/States/EmptyState.tsx';
import { ErrorState } from '../../../design/States/ErrorState.tsx';
import { useRovingFocus } from '../../../design/use-roving-focus.ts';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectOpenHallId } from '../../halls/index.ts';
import { MemberRow } from '../../halls/views/MemberRow.tsx';
import { PageEdge } from '../../halls/views/PageEdge.tsx';
import { foundActions, selectFound } from '../index.ts';
import styles from './MemberSearch.module.css';

export interface FoundMembersProps {
  readonly onMention: ((uid: string, nick: string) => void) | null;
}

/** The members that a search has found, in the place of the whole list. */
export default function FoundMembers({ onMention }: FoundMembersProps) {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const { words, load, rows, hasMore } = useSelector(selectFound);
  const hall_id = useSelector(selectOpenHallId);
  const roving = useRovingFocus<HTMLElement>();
  if (load.status === 'failed' && rows.length === 0) {
    return <ErrorState text={say(load.error)} onRetry={() => dispatch(foundActions.searched(words))} />;
  }
  if (rows.length === 0) {
    return load.status === 'ready' ? (
      <EmptyState icon="users" text={t('people.search.none')} />
    ) : (
      <SkeletonRows rows={3} />
    );
  }
  return (
    <section
      ref={roving.ref}
      className={styles['found']}
      onKeyDown={roving.onKeyDown}
      onFocus={roving.onFocus}
      aria-label={t('people.search.results')}
    >
      <VisuallyHidden>
        <span role="status">{t('people.search.count', { n: rows.length })}</span>
      </VisuallyHidden>
      <ul>
        {rows.map((row) => (
          <MemberRow key={row.uid} row={row} hall_id={hall_id} onMention={onMention} />
        ))}
      </ul>
      {hasMore && <PageEdge key={rows.length} load={load} onSeen={() => dispatch(foundActions.moreRequested())} />}
    </section>
  );
}
