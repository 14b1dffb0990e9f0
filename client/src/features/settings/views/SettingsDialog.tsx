import type { UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import type { IconName } from '../../../design/Icon/paths.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { appUpdateActions, selectCanInstall } from '../../app-update/index.ts';
import { voiceSettingsModal } from '../../audio/index.ts';
import { contactsModal } from '../../contacts/index.ts';
import { shortcutsModal } from '../../modals/index.ts';
import { passwordModal } from '../../password/index.ts';
import { settingsModal } from '../../preferences/index.ts';
import { PreferenceChoices } from '../../preferences/views/PreferenceChoices.tsx';
import { agreementModal, chatAccountModal, selectIsSignedIn } from '../../session/index.ts';
import styles from './SettingsDialog.module.css';

const FOR_ALL = [{ name: 'keys', icon: 'keyboard', action: shortcutsModal.open() }] as const satisfies readonly Door[];
/** Behind the others. */
const DOCUMENTS = [
  { name: 'terms', icon: 'info', action: agreementModal.open({ document: 'terms' }) },
  { name: 'privacy', icon: 'info', action: agreementModal.open({ document: 'privacy' }) },
] as const satisfies readonly Door[];
const FOR_MEMBERS = [
  { name: 'devices', icon: 'mic', action: voiceSettingsModal.open() },
  { name: 'blocklist', icon: 'eyeOff', action: contactsModal.open({ list: 'black' }) },
  { name: 'password', icon: 'lock', action: passwordModal.open() },
  { name: 'chatAccount', icon: 'chat', action: chatAccountModal.open({ outcome: null }) },
] as const satisfies readonly Door[];
/** Shown where the browser offers it. */
const INSTALL: Door = { name: 'install', icon: 'monitor', action: appUpdateActions.installRequested() };

interface Door {
  readonly name: 'keys' | 'install' | 'devices' | 'blocklist' | 'password' | 'chatAccount' | 'terms' | 'privacy';
  readonly icon: IconName;
  readonly action: UnknownAction;
}

/** Settings of this device, and behind them links to all other settings. */
export default function SettingsDialog() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const canInstall = useSelector(selectCanInstall);
  const doors: readonly Door[] = [
    ...FOR_ALL,
    ...(isSignedIn ? FOR_MEMBERS : []),
    ...(canInstall ? [INSTALL] : []),
    ...DOCUMENTS,
  ];
  return (
    <Dialog open size="wide" title={t('shell.settings')} onClose={() => dispatch(settingsModal.close())}>
      <div className={styles['panes']}>
        <PreferenceChoices />
        <ul className={styles['doors']} aria-label={t('settings.more')}>
          {doors.map(({ name, icon, action }) => (
            <li key={name}>
              <button type="button" className={styles['door']} onClick={() => dispatch(action)}>
                <Icon name={icon} />
                <span className={styles['words']}>{t(`settings.${name}`)}</span>
                <Icon name="chevronNext" size={16} />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
