import { mayInRoom, ROOM_ROLE, type RoomMember, roomStandingOf } from '@miczero/contracts';
import { type ReactNode, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { Button } from '../../../design/Button/Button.tsx';
import { SkeletonRows } from '../../../design/Skeleton/Skeleton.tsx';
import { FailedLine } from '../../../design/States/FailedLine.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { roomActions } from '../../room/index.ts';
import { RoleMark } from '../../room/views/AudiencePanel.tsx';
import { selectStanding } from '../../room/views/room-page.selectors.ts';
import { type PeopleList, roomSettingsActions, selectRoomSettings } from '../index.ts';
import styles from './RoomSettings.module.css';

/** Lists of staff, banned users and muted users, each entry with its undo. */
export function PeopleLists() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const standing = useSelector(selectStanding);
  return (
    <div className={styles['people']}>
      <People
        of="staff"
        actionOf={({ id, role }) => {
          const action = role === ROOM_ROLE.manager ? 'set-manager' : 'set-reception';
          if (standing === null || !mayInRoom(action, standing, { target: roomStandingOf(role) })) return null;
          const label = t(role === ROOM_ROLE.manager ? 'roomMenu.unsetManager' : 'roomMenu.unsetReception');
          const onPress = () => dispatch(roomActions.roleRequested({ to: id, from: role, role: ROOM_ROLE.member }));
          return { label, onPress };
        }}
      />
      <People
        of="banned"
        actionOf={({ id }) => ({
          label: t('roomSettings.forgive'),
          onPress: () => dispatch(roomSettingsActions.forgiveRequested({ to: id })),
        })}
      />
      <People
        of="muted"
        actionOf={({ id }) => ({
          label: t('roomMenu.unmuteChat'),
          onPress: () => dispatch(roomActions.muteRequested({ to: id, muted: false })),
        })}
      />
    </div>
  );
}

interface PeopleProps {
  readonly of: PeopleList;
  /** The undo of an entry; null for none. */
  readonly actionOf: (member: RoomMember) => { readonly label: string; readonly onPress: () => void } | null;
}

function People({ of, actionOf }: PeopleProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const say = useSay();
  const { people, peopleFailed } = useSelector(selectRoomSettings);
  useEffect(() => void dispatch(roomSettingsActions.peopleRequested({ of })), [dispatch, of]);
  const list = people[of];
  const failure = peopleFailed[of];
  return (
    <section aria-label={t(`roomSettings.people.${of}`)}>
      <h3>{t(`roomSettings.people.${of}`)}</h3>
      {failure && (
        <FailedLine
          stale={list !== null}
          reason={say(failure)}
          onRetry={() => dispatch(roomSettingsActions.peopleRequested({ of }))}
        />
      )}
      {list === null ? (
        !failure && <SkeletonRows rows={2} avatar={40} />
      ) : list.length === 0 ? (
        <p className={styles['none']}>{t(`roomSettings.none.${of}`)}</p>
      ) : (
        <ul>{list.map((member) => rowOf(member, actionOf(member)))}</ul>
      )}
    </section>
  );
}

function rowOf(member: RoomMember, action: ReturnType<PeopleProps['actionOf']>): ReactNode {
  const nick = member.nick || member.id;
  return (
    <li key={member.id} className={styles['row']}>
      <Avatar name={nick} src={member.header} size={40} />
      <span className={styles['nick']} dir="auto">
        {nick}
      </span>
      <RoleMark role={member.role} />
      {action && (
        <Button size="compact" aria-label={`${action.label} ${nick}`} onClick={action.onPress}>
          {action.label}
        </Button>
      )}
    </li>
  );
}
