import { type ReactNode, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { SkeletonRows } from '../../../design/Skeleton/Skeleton.tsx';
import { selectOpenHallId } from '../../halls/index.ts';
import { foundActions } from '../index.ts';
import type { FoundMembersProps } from './FoundMembers.tsx';
import styles from './MemberSearch.module.css';
import { MemberSearchField } from './MemberSearchField.tsx';

/** No page needs them before a search. */
const FoundMembers = lazyPart<FoundMembersProps>(() => import('./FoundMembers.tsx'), ['people']);

interface MemberSearchProps extends FoundMembersProps {
  /** The list of all members, in whose place the found ones stand. */
  readonly children: ReactNode;
}

/** Finds members of the open hall, however many it has: the platform searches. */
export function MemberSearch({ onMention, children }: MemberSearchProps) {
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
        <MemberSearchField words={words} onChange={change} />
      </search>
      {words.trim() === '' ? children : <FoundMembers onMention={onMention} standIn={<SkeletonRows rows={3} />} />}
    </>
  );
}
