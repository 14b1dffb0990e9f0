import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { IconButton } from '../../design/Button/IconButton.tsx';
import { lazyPart } from '../../design/LazyPart/lazy-part.tsx';
import { loginModal, selectCanLogin, selectPhase } from '../../features/session/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import HallWelcome from '../invite/HallWelcome.tsx';
import { PageTools } from '../shell/PageTools.tsx';
import { useShell } from '../shell/Shell.tsx';
import styles from './HallVisit.module.css';

const NavDrawer = lazyPart(() => import('../shell/NavDrawer.tsx'));

/** A hall for a visitor: its own words in place of its channels, without the weight of the lobby. */
export default function HallVisit() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { isNarrow, wasNavOpened, setNavOpen } = useShell();
  const canLogin = useSelector(selectCanLogin);
  const phase = useSelector(selectPhase);
  // Without a nick the page shows with the login modal open (role.can-login, open point C20).
  useEffect(() => {
    if (!canLogin && phase === 'signedOut') dispatch(loginModal.open({ tab: 'password' }));
  }, [canLogin, phase, dispatch]);
  return (
    <div className={styles['page']}>
      {isNarrow && wasNavOpened && <NavDrawer />}
      <header className={styles['header']}>
        {isNarrow && <IconButton icon="menu" label={t('nav.main')} onClick={() => setNavOpen(true)} />}
        <img className={styles['brand']} src="/icon.svg" alt="" width="28" height="28" />
        <h1 className={styles['title']}>{t('app.name')}</h1>
        <PageTools />
      </header>
      <main id="content" tabIndex={-1} className={styles['content']} data-landmark>
        <HallWelcome />
      </main>
    </div>
  );
}
