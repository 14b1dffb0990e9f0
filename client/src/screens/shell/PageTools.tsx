import { useDispatch, useSelector } from 'react-redux';
import { Avatar } from '../../design/Avatar/Avatar.tsx';
import { Button } from '../../design/Button/Button.tsx';
import { MessagesButton } from '../../features/im/views/MessagesButton.tsx';
import { LanguageSwitch } from '../../features/language/views/LanguageSwitch.tsx';
import { ThemeSwitch } from '../../features/preferences/views/ThemeSwitch.tsx';
import { loginModal, selectMe } from '../../features/session/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { classNames } from '../../lib/class-names.ts';
import styles from './PageTools.module.css';
import { UserButton } from './UserButton.tsx';

/** Language, theme, and the viewer or the way in: the end of every page header. */
export function PageTools() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const me = useSelector(selectMe);
  return (
    <div className={styles['tools']}>
      {me && <MessagesButton />}
      <span className={classNames(styles['switches'], me && styles['inSettings'])}>
        <LanguageSwitch />
        <ThemeSwitch />
      </span>
      {me ? (
        <UserButton nick={me.nick} className={styles['me']} side="bottom">
          <Avatar name={me.nick} src={me.avatar} size={32} />
        </UserButton>
      ) : (
        <Button look="primary" onClick={() => dispatch(loginModal.open({ tab: null }))}>
          {t('shell.signIn')}
        </Button>
      )}
    </div>
  );
}
