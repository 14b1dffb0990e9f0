import { mayInRoom, ROOM_ROLE, roomStandingOf, type UserNo } from '@miczero/contracts';
import { useEffect } from 'react';
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
  const isMuted = useSelector(({ room }: RoomRoot) => room.toldMutes.find(([told]) => told === no)?.[1]);
  const target = roomStandingOf(role);
  const may = (action: 'mute' | 'ban' | 'set-manager' | 'set-reception') =>
    standing !== null && mayInRoom(action, standing, { target });
  const mayMute = may('mute');
  useEffect(() => {
    if (mayMute) dispatch(roomActions.muteQuestioned({ no }));
  }, [dispatch, mayMute, no]);
  const isManager = role === ROOM_ROLE.manager;
  const isReception = role === ROOM_ROLE.reception;
  const setRole = (next: typeof role) => dispatch(roomActions.roleRequested({ to: no, from: role, role: next }));
  const setMuted = (muted: boolean) => dispatch(roomActions.muteRequested({ to: no, muted }));
  const { member, manager, reception } = ROOM_ROLE;
  if (!mayMute && !may('ban')) return null;
  return (
    <>
      <MenuSeparator />
      {may('set-manager') && (
        <MenuItem icon="shield" onSelect={() => setRole(isManager ? member : manager)}>
          {t(isManager ? 'roomMenu.unsetManager' : 'roomMenu.setManager')}
        </MenuItem>
      )}
      {may('set-reception') && !isManager && (
        <MenuItem icon="user" onSelect={() => setRole(isReception ? member : reception)}>
          {t(isReception ? 'roomMenu.unsetReception' : 'roomMenu.setReception')}
        </MenuItem>
      )}
      {/* One place for both: an answer that comes while the menu is open moves nothing under the pointer. */}
      {mayMute && (
        <MenuItem icon={isMuted ? 'check' : 'chat'} onSelect={() => setMuted(!isMuted)}>
          {t(isMuted ? 'roomMenu.unmuteChat' : 'roomMenu.muteChat')}
        </MenuItem>
      )}
      {may('ban') && (
        <>
          <MenuSeparator />
          <MenuItem icon="logout" destructive onSelect={() => dispatch(roomActions.removeRequested({ to: no }))}>
            {t('roomMenu.remove')}
          </MenuItem>
          <MenuItem
            icon="warning"
            destructive
            onSelect={() =>
              dispatch(
                confirmModal.open({
                  title: textOf('roomMenu.banTitle', { name: nick }),
                  body: textOf('roomMenu.banBody'),
                  action: textOf('roomMenu.ban'),
                  danger: true,
                  onConfirm: roomActions.banRequested({ to: no }),
                }),
              )
            }
          >
            {t('roomMenu.ban')}
          </MenuItem>
        </>
      )}
      {/* Either may apply. The end of a mute comes last, so that an answer moves nothing under the pointer. */}
      {mayMute && isMuted === null && (
        <>
          <MenuSeparator />
          <MenuItem icon="check" onSelect={() => setMuted(false)}>
            {t('roomMenu.unmuteChat')}
          </MenuItem>
        </>
      )}
    </>
  );
}
