import { mayInRoom, ROOM_ROLE, roomStandingOf, type UserNo } from '@miczero/contracts';
import { useDispatch, useSelector } from 'react-redux';
import { MenuItem, MenuSeparator } from '../../../design/Menu/Menu.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { textOf } from '../../feedback/index.ts';
import { confirmModal } from '../../modals/index.ts';
import { type RoomRoot, roomActions } from '../index.ts';
import { selectRoleOf, selectStanding } from './room-page.selectors.ts';

export interface PersonActionsProps {
  readonly no: UserNo;
  readonly nick: string;
}

/** Menu items of staff for a user of the room; none without the permission. */
export function PersonActions({ no, nick }: PersonActionsProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const standing = useSelector(selectStanding);
  const role = useSelector((state: RoomRoot) => selectRoleOf(state, no));
  // Unknown until an event tells, for the menu does not ask for the list of the muted: until then both apply.
  const isMuted = useSelector(({ room }: RoomRoot) => room.toldMutes.find(([told]) => told === no)?.[1]);
  if (standing === null) return null;
  const target = roomStandingOf(role);
  const may = (action: 'mute' | 'ban' | 'set-manager' | 'set-reception') => mayInRoom(action, standing, { target });
  const isManager = role === ROOM_ROLE.manager;
  const isReception = role === ROOM_ROLE.reception;
  const setRole = (next: typeof role) => dispatch(roomActions.roleRequested({ to: no, from: role, role: next }));
  const { member, manager, reception } = ROOM_ROLE;
  if (!may('mute') && !may('ban')) return null;
  return (
    <>
      <MenuSeparator />
      {may('set-manager') && (
        <MenuItem icon="shield" onSelect={() => setRole(isManager ? member : manager)}>
          {t(isManager ? 'room.unsetManager' : 'room.setManager')}
        </MenuItem>
      )}
      {may('set-reception') && !isManager && (
        <MenuItem icon="user" onSelect={() => setRole(isReception ? member : reception)}>
          {t(isReception ? 'room.unsetReception' : 'room.setReception')}
        </MenuItem>
      )}
      {may('mute') && isMuted !== true && (
        <MenuItem icon="chat" onSelect={() => dispatch(roomActions.muteRequested({ to: no, muted: true }))}>
          {t('room.muteChat')}
        </MenuItem>
      )}
      {may('mute') && isMuted !== false && (
        <MenuItem icon="check" onSelect={() => dispatch(roomActions.muteRequested({ to: no, muted: false }))}>
          {t('room.unmuteChat')}
        </MenuItem>
      )}
      {may('ban') && (
        <>
          <MenuSeparator />
          <MenuItem icon="logout" destructive onSelect={() => dispatch(roomActions.removeRequested({ to: no }))}>
            {t('room.remove')}
          </MenuItem>
          <MenuItem
            icon="warning"
            destructive
            onSelect={() =>
              dispatch(
                confirmModal.open({
                  title: textOf('room.banTitle', { name: nick }),
                  body: textOf('room.banBody'),
                  action: textOf('room.ban'),
                  danger: true,
                  onConfirm: roomActions.banRequested({ to: no }),
                }),
              )
            }
          >
            {t('room.ban')}
          </MenuItem>
        </>
      )}
    </>
  );
}
