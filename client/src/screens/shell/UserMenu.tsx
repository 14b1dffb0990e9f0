import type { ReactElement } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { Menu, MenuItem, MenuSeparator } from '../../design/Menu/Menu.tsx';
import { textOf } from '../../features/feedback/index.ts';
import { confirmModal, shortcutsModal } from '../../features/modals/index.ts';
import { settingsModal } from '../../features/preferences/index.ts';
import { sessionActions } from '../../features/session/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ROOMS_ROUTE } from '../../lib/routes.ts';

export interface UserMenuProps {
  readonly trigger: ReactElement<Record<string, unknown>>;
  readonly side?: 'top' | 'bottom';
}

/** What belongs to the viewer, wherever their picture stands. */
export default function UserMenu({ trigger, side = 'bottom' }: UserMenuProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  function signOut() {
    dispatch(
      confirmModal.open({
        title: textOf('session.signOut.title'),
        body: textOf('session.signOut.body'),
        action: textOf('session.signOut.action'),
        danger: true,
        onConfirm: sessionActions.logoutRequested(),
      }),
    );
  }
  return (
    <Menu startsOpen trigger={trigger} side={side} align="end">
      <MenuItem icon="mic" onSelect={() => void navigate(`${ROOMS_ROUTE}?show=mine`)}>
        {t('nav.myRooms')}
      </MenuItem>
      <MenuItem icon="settings" onSelect={() => dispatch(settingsModal.open())}>
        {t('nav.settings')}
      </MenuItem>
      <MenuItem icon="keyboard" onSelect={() => dispatch(shortcutsModal.open())}>
        {t('nav.shortcuts')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon="logout" destructive onSelect={signOut}>
        {t('nav.signOut')}
      </MenuItem>
    </Menu>
  );
}
