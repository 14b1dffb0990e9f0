import { useDispatch, useSelector } from 'react-redux';
import { Avatar } from '../../design/Avatar/Avatar.tsx';
import { IconButton } from '../../design/Button/IconButton.tsx';
import { selectConnectionBar, selectIsOnline } from '../../features/connection/index.ts';
import { MessagesButton } from '../../features/im/views/MessagesButton.tsx';
import { LanguageSwitch } from '../../features/language/views/LanguageSwitch.tsx';
import { settingsModal } from '../../features/preferences/index.ts';
import { selectMe } from '../../features/session/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './UserBar.module.css';
import { UserButton } from './UserButton.tsx';

/** The viewer, at the foot of the channel tree. */
export function UserBar() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const me = useSelector(selectMe);
  const isLinked = useSelector(selectIsOnline);
  const bar = useSelector(selectConnectionBar)?.kind;
  // Without a network the link may not know yet; after a takeover or a refusal nothing is on its way.
  const isOut = bar && bar !== 'reconnecting';
  const isOnline = isLinked && !isOut;
  if (!me) return null;
  return (
    <div className={styles['bar']}>
      <UserButton nick={me.nick} className={styles['me']} side="top">
        <Avatar name={me.nick} src={me.avatar} size={32} presence={isOnline ? 'online' : 'offline'} />
        <span className={styles['text']}>
          <span className={styles['nick']} dir="auto">
            {me.nick}
          </span>
          <span className={styles['state']}>
            {t(isOnline ? 'common.online' : isOut ? 'common.offline' : 'connection.connecting')}
          </span>
        </span>
      </UserButton>
      <MessagesButton />
      <LanguageSwitch />
      <IconButton
        icon="settings"
        label={t('shell.settings')}
        data-guide="setting"
        onClick={() => dispatch(settingsModal.open())}
      />
    </div>
  );
}
