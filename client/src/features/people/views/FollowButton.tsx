import type { UserNo } from '@miczero/contracts';
import { useDispatch } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { peopleActions } from '../index.ts';
import styles from './PersonExtras.module.css';

const CHANGES = ['follow', 'unfollow'] as const;

export interface FollowButtonProps {
  readonly uid: UserNo;
  readonly nick: string;
  /** null until it is known. */
  readonly isFollowed: boolean | null;
}

/** Follows a user, or ends it. As wide as the longer of its two words, so that a press moves nothing. */
export function FollowButton({ uid, nick, isFollowed }: FollowButtonProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const change = isFollowed ? 'unfollow' : 'follow';
  return (
    <Button
      disabled={isFollowed === null}
      data-turns
      onClick={() => dispatch(peopleActions.relationRequested({ uid, nick, change }))}
    >
      <span className={styles['either']}>
        {CHANGES.map((each) => (
          <span key={each} className={each === change ? undefined : styles['other']}>
            {t(`people.change.${each}`)}
          </span>
        ))}
      </span>
    </Button>
  );
}
