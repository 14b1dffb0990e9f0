import { type ReactNode, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { SkeletonRows } from '../../../design/Skeleton/Skeleton.tsx';
import { TextField } from '../../../design/TextField/TextField.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectOpenHallId } from '../../halls/index.ts';
import { foundActions } from '../index.ts';
import type { FoundMembersProps } from './FoundMembers.tsx';
import styles from './MemberSearch.module.css';

/** No page needs them before a search. */
const FoundMembers = lazyPart<FoundMembersProps>(() => import('./FoundMembers.tsx'), ['people']);

export interface MemberSearchProps extends FoundMembersProps {
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
      {words.trim() === '' ? children : <FoundMembers onMention={onMention} standIn={<SkeletonRows rows={3} />} />}
    </>
  );
}
