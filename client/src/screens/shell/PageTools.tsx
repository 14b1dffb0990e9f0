import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Avatar } from '../../design/Avatar/Avatar.tsx';
import { Button } from '../../design/Button/Button.tsx';
import { LanguageMenu } from '../../features/language/views/LanguageMenu.tsx';
import { modalsActions } from '../../features/modals/index.ts';
import { ThemeMenu } from '../../features/preferences/views/ThemeMenu.tsx';
import { selectMe } from '../../features/session/index.ts';
import styles from './PageTools.module.css';
import { UserMenu } from './UserMenu.tsx';

/** Language, theme, and the viewer or the way in: the end of every page header. */
export function PageTools() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const me = useSelector(selectMe);
  return (
    <div className={styles['tools']}>
      <LanguageMenu />
      <ThemeMenu />
      {me ? (
        <UserMenu
          trigger={
            <button type="button" className={styles['me']} aria-label={t('nav.myMenu', { name: me.nick })}>
              <Avatar name={me.nick} src={me.avatar} size={32} />
            </button>
          }
        />
      ) : (
        <Button look="primary" onClick={() => dispatch(modalsActions.opened({ name: 'login', tab: 'password' }))}>
          {t('nav.signIn')}
        </Button>
      )}
    </div>
  );
}
