import type { HallId } from '@miczero/contracts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { RadioChips } from '../../../design/RadioChips/RadioChips.tsx';
import { SkeletonRows } from '../../../design/Skeleton/Skeleton.tsx';
import { EmptyState } from '../../../design/States/EmptyState.tsx';
import { ErrorState } from '../../../design/States/ErrorState.tsx';
import { useRovingFocus } from '../../../design/use-roving-focus.ts';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PageEdge } from '../../halls/views/PageEdge.tsx';
import { MemberSearchField } from '../../people/views/MemberSearchField.tsx';
import { type RosterEdge, type RosterPart, rosterActions, selectRoster } from '../index.ts';
import styles from './MemberSettings.module.css';
import { MemberSettingsRow } from './MemberSettingsRow.tsx';

const PARTS: readonly RosterPart[] = ['all', 'manage', 'muted'];

export interface MemberSettingsProps {
  readonly hall_id: HallId;
}

/** The members of the hall with their roles and mutes, and what the viewer may do with each. */
export default function MemberSettings({ hall_id }: MemberSettingsProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [words, setWords] = useState('');
  const [part, setPart] = useState<RosterPart>('all');
  const keyword = words.trim();
  useEffect(() => void dispatch(rosterActions.wished({ hall_id, part, keyword })), [dispatch, hall_id, part, keyword]);
  useEffect(() => () => void dispatch(rosterActions.closed()), [dispatch]);
  return (
    <div className={styles['settings']}>
      <MemberSearchField words={words} onChange={setWords} />
      <RadioChips
        label={t('hallManagement.members.show')}
        value={part}
        options={PARTS.map((value) => ({ value, label: t(`hallManagement.members.parts.${value}`) }))}
        onChange={setPart}
      />
      <Roster
        hall_id={hall_id}
        none={keyword === '' ? t(`hallManagement.members.none.${part}`) : t('people.search.none')}
        onAgain={() => dispatch(rosterActions.wished({ hall_id, part, keyword }))}
      />
    </div>
  );
}

interface RosterProps {
  readonly hall_id: HallId;
  /** The words for an empty list. */
  readonly none: string;
  /** Lists from the first member again. */
  readonly onAgain: () => void;
}

function Roster({ hall_id, none, onAgain }: RosterProps) {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const { load, rows, hasAbove, hasBelow, canReturnToTop } = useSelector(selectRoster);
  const roving = useRovingFocus<HTMLElement>();
  const hasFocus = useRef(false);
  // A member who is removed takes the focused button along.
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body)
      roving.ref.current?.focus({ preventScroll: true });
  });
  const page = (direction: RosterEdge) => dispatch(rosterActions.pageRequested({ direction }));
  return (
    <section
      ref={roving.ref}
      className={styles['list']}
      tabIndex={-1}
      aria-label={t('hallManagement.tabs.members')}
      aria-busy={load.status === 'loading' || undefined}
      // Before the buttons, which would open their menus with the arrows.
      onKeyDownCapture={(event) => {
        roving.onKeyDown(event);
        if (event.isDefaultPrevented()) event.stopPropagation();
      }}
      onFocus={(event) => {
        hasFocus.current = true;
        roving.onFocus(event);
      }}
      onBlur={({ relatedTarget }) => {
        hasFocus.current = relatedTarget === null;
      }}
    >
      {rows.length === 0 && load.status === 'failed' && (
        <ErrorState text={t('memberList.failed')} reason={say(load.error)} onRetry={onAgain} />
      )}
      {rows.length === 0 && load.status === 'ready' && <EmptyState icon="users" text={none} />}
      {rows.length === 0 && load.status !== 'ready' && load.status !== 'failed' && <SkeletonRows rows={6} />}
      {canReturnToTop && (
        <Button size="compact" wide icon="arrowUp" onClick={onAgain}>
          {t('hallManagement.members.top')}
        </Button>
      )}
      {hasAbove && <PageEdge key={rows[0]?.uid} load={load} onSeen={() => page('above')} />}
      <ul className={styles['rows']}>
        {rows.map((row) => (
          <MemberSettingsRow key={row.uid} row={row} hall_id={hall_id} />
        ))}
      </ul>
      {hasBelow && <PageEdge key={rows.at(-1)?.uid} load={load} onSeen={() => page('below')} />}
    </section>
  );
}
