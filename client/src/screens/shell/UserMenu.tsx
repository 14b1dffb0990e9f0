import { type ReactElement, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { Menu, MenuItem, MenuSeparator } from '../../design/Menu/Menu.tsx';
import { contactsModal } from '../../features/contacts/index.ts';
import { textOf } from '../../features/feedback/index.ts';
import { confirmModal, shortcutsModal } from '../../features/modals/index.ts';
import { profileModal } from '../../features/person/index.ts';
import { settingsModal } from '../../features/preferences/index.ts';
import { selectMe, sessionActions } from '../../features/session/index.ts';
import { feedbackModal } from '../../features/support/index.ts';
import { selectMoney, walletModal } from '../../features/wallet/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { coinsText } from '../../lib/money.ts';
import { partWanted } from '../../lib/part-wanted.ts';
import { ROOMS_ROUTE } from '../../lib/routes.ts';
import styles from './UserMenu.module.css';

export interface UserMenuProps {
  readonly trigger: ReactElement<Record<string, unknown>>;
  readonly side?: 'top' | 'bottom';
}

/** The menu of the viewer, wherever their picture appears. */
export default function UserMenu({ trigger, side = 'bottom' }: UserMenuProps) {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const me = useSelector(selectMe);
  const money = useSelector(selectMoney);
  useEffect(() => void dispatch(partWanted('wallet')), [dispatch]);
  const navigate = useNavigate();
  function signOut() {
    dispatch(
      confirmModal.open({
        title: textOf('userMenu.signOut.title'),
        body: textOf('userMenu.signOut.body'),
        action: textOf('userMenu.signOut.action'),
        danger: true,
        onConfirm: sessionActions.logoutRequested(),
      }),
    );
  }
  return (
    <Menu startsOpen trigger={trigger} side={side} align="end">
      {me && (
        <MenuItem icon="user" onSelect={() => dispatch(profileModal.open({ no: me.no, nick: me.nick }))}>
          {t('userMenu.profile')}
        </MenuItem>
      )}
      <MenuItem icon="users" onSelect={() => dispatch(contactsModal.open({ list: 'friends' }))}>
        {t('userMenu.friends')}
      </MenuItem>
      <MenuItem icon="gift" onSelect={() => dispatch(walletModal.open({ need: null }))}>
        {t('userMenu.wallet')}{' '}
        {money !== null && (
          <span className={styles['coins']}>
            {t('userMenu.coins', { count: money, n: coinsText(money, i18n.language) })}
          </span>
        )}
      </MenuItem>
      <MenuItem icon="mic" onSelect={() => void navigate(`${ROOMS_ROUTE}?show=mine`)}>
        {t('userMenu.myRooms')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon="settings" onSelect={() => dispatch(settingsModal.open())}>
        {t('shell.settings')}
      </MenuItem>
      <MenuItem icon="keyboard" onSelect={() => dispatch(shortcutsModal.open())}>
        {t('userMenu.shortcuts')}
      </MenuItem>
      <MenuItem icon="megaphone" onSelect={() => dispatch(feedbackModal.open())}>
        {t('userMenu.feedback')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon="logout" destructive onSelect={signOut}>
        {t('userMenu.signOut.action')}
      </MenuItem>
    </Menu>
  );
}
