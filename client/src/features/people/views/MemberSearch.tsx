import { type ReactNode, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../design/LiveRegion/VisuallyHidden.tsx';
import { SkeletonRows } from '../../../design/Skeleton/Skeleton.tsx';
import { EmptyState } from '../../../design/States/EmptyState.tsx';
import { ErrorState } from '../../../design/States/ErrorState.tsx';
import { TextField } from '../../../design/TextField/TextField.tsx';
import { useRovingFocus } from '../../../design/use-roving-focus.ts';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectOpenHallId } from '../../halls/index.ts';
import { MemberRow } from '../../halls/views/MemberRow.tsx';
import { PageEdge } from '../../halls/views/PageEdge.tsx';
import { foundActions, selectFound } from '../index.ts';
import styles from './MemberSearch.module.css';

export interface MemberSearchProps {
  readonly onMention: (uid: string, nick: string) => void;
  /** The list of all members, in whose place the found ones stand. */
  readonly children: ReactNode;
}

/** Finds members of the open hall, however many it has: the platform searches. */
export default function MemberSearch({ onMention, children }: MemberSearchProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const hall = useSelector(selectOpenHallId);
  const [words, setWords] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another hall begins without a search
  useEffect(() => {
    setWords('');
    dispatch(foundActions.searched(''));
  }, [dispatch, hall]);
  function change(next: string) {
    setWords(next);
    dispatch(foundActions.searched(next.trim()));
  }
  return (
    <>
      <search className={styles['search']}>
        <TextField
          type="search"
          label={t('people.search.label')}
          labelHidden
          placeholder={t('people.search.label')}
          value={words}
          maxLength={50}
          autoComplete="off"
          dir="auto"
          leading={<Icon name="search" size={18} />}
          trailing={
            words !== '' && (
              <IconButton
                icon="close"
                size="compact"
                label={t('people.search.clear')}
                tooltip={false}
                onClick={() => change('')}
              />
            )
          }
          onChange={({ target }) => change(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || words === '') return;
            event.stopPropagation();
            change('');
          }}
        />
      </search>
      {words.trim() === '' ? children : <Found onMention={onMention} />}
    </>
  );
}

function Found({ onMention }: Pick<MemberSearchProps, 'onMention'>) {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const { keyword, load, rows, hasMore } = useSelector(selectFound);
  const hall_id = useSelector(selectOpenHallId);
  const roving = useRovingFocus<HTMLElement>();
  if (load.status === 'failed') {
    return <ErrorState text={say(load.error)} onRetry={() => dispatch(foundActions.searched(keyword))} />;
  }
  if (load.status !== 'ready') return <SkeletonRows rows={3} />;
  if (rows.length === 0) return <EmptyState icon="users" text={t('people.search.none')} />;
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
      {hasMore && <PageEdge key={rows.length} onSeen={() => dispatch(foundActions.moreRequested())} />}
    </section>
  );
}
