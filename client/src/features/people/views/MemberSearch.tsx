import type { ReactNode, RefCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { SkeletonRows } from '../../../design/Skeleton/Skeleton.tsx';
import { foundActions, selectSearchWords } from '../index.ts';
import type { FoundMembersProps } from './FoundMembers.tsx';
import styles from './MemberSearch.module.css';
import { MemberSearchField } from './MemberSearchField.tsx';

/** No page needs them before a search. */
const FoundMembers = lazyPart<FoundMembersProps>(() => import('./FoundMembers.tsx'), ['people']);

interface MemberSearchProps extends FoundMembersProps {
  readonly fieldRef?: RefCallback<HTMLElement>;
  /** The list of all members, in whose place the found ones stand. */
  readonly children: ReactNode;
}

/** Finds members of the open hall, however many it has: the platform searches. The words outlive the element, which is drawn anew with the hall. */
export function MemberSearch({ onMention, fieldRef, children }: MemberSearchProps) {
  const dispatch = useDispatch();
  const words = useSelector(selectSearchWords);
  return (
    <>
      <search className={styles['search']}>
        <MemberSearchField ref={fieldRef} words={words} onChange={(next) => dispatch(foundActions.searched(next))} />
      </search>
      {words.trim() === '' ? children : <FoundMembers onMention={onMention} standIn={<SkeletonRows rows={3} />} />}
    </>
  );
}
