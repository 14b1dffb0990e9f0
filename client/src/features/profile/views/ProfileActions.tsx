import type { Profile, Relation, UserStatus } from '@miczero/contracts';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { Button } from '../../../design/Button/Button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { confirmModal } from '../../modals/index.ts';
import { changesOf, peopleActions, type RelationChange, reportModal } from '../../people/index.ts';
import { askedFirst } from '../../people/views/questions.ts';
import { leadsHere, wayTo } from '../../people/views/way-to.ts';
import { messagesModal } from '../../person/index.ts';
import { useLeaveDialogs } from '../../person/views/use-leave-dialogs.ts';
import { selectViewer } from '../../session/index.ts';
import { profileActions, profileEditModal } from '../index.ts';
import styles from './Profile.module.css';

export interface ProfileActionsProps {
  readonly profile: Profile;
  readonly relation: Relation | null;
  readonly place: UserStatus | null;
}

/** Brings two people together, the closest first. What parts them stands below, with the defences. */
const JOINING = ['unblock', 'friend', 'follow'] as const;
const isJoining = (change: RelationChange) => JOINING.some((each) => each === change);

/** Actions on a user, or on the own profile. */
export function ProfileActions({ profile: { no, nick }, relation, place }: ProfileActionsProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const here = useLocation();
  const leaveDialogs = useLeaveDialogs();
  const isMe = useSelector(selectViewer) === no;
  if (isMe) {
    return (
      <div className={styles['actions']}>
        <Button
          look="primary"
          onClick={() => {
            dispatch(profileActions.editRequested());
            dispatch(profileEditModal.open());
          }}
        >
          {t('profile.edit')}
        </Button>
      </div>
    );
  }
  const name = nick || no;
  const way = wayTo(no, place, 'person');
  const changes = relation ? changesOf(relation) : [];
  /** The session takes the place of the profile, and of what led to it. */
  function write() {
    leaveDialogs();
    dispatch(messagesModal.open({ to: no }));
  }
  function onChange(change: RelationChange) {
    const action = peopleActions.relationRequested({ uid: no, nick: name, change });
    const question = askedFirst(change, name, '');
    dispatch(question ? confirmModal.open({ ...question, onConfirm: action }) : action);
  }
  return (
    <div className={styles['actions']}>
      {/* A link to where the viewer is leads nowhere. */}
      {way && !leadsHere(way.to, here) && (
        <Link className={styles['go']} to={way.to} state={way.state} onClick={leaveDialogs}>
          {t(way.isRoom ? 'profile.goRoom' : 'profile.goHall')}
        </Link>
      )}
      {/* After a block comes its end; a stranger becomes a friend first, and a friend is written to. */}
      {JOINING.filter((change) => changes.includes(change)).map((change) => (
        <Button key={change} look={change === 'follow' ? 'soft' : 'primary'} onClick={() => onChange(change)}>
          {t(`people.change.${change}`)}
        </Button>
      ))}
      <Button
        look={changes.some((change) => isJoining(change) && change !== 'follow') ? 'soft' : 'primary'}
        onClick={write}
      >
        {t('people.message')}
      </Button>
      <div className={styles['defence']}>
        {changes
          .filter((change) => !isJoining(change))
          .map((change) => (
            <Button key={change} size="compact" look="plain" onClick={() => onChange(change)}>
              {t(`people.change.${change}`)}
            </Button>
          ))}
        <Button size="compact" look="plain" onClick={() => dispatch(reportModal.open({ uid: no, nick: name }))}>
          {t('people.report')}
        </Button>
      </div>
    </div>
  );
}
