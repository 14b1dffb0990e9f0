import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { IconButton } from '../../design/Button/IconButton.tsx';
import { Icon } from '../../design/Icon/Icon.tsx';
import { lazyPart } from '../../design/LazyPart/lazy-part.tsx';
import { LANDING_ROUTE } from '../../lib/routes.ts';
import { PageTools } from '../shell/PageTools.tsx';
import { useShell } from '../shell/Shell.tsx';
import styles from './VoiceRoomScreen.module.css';

const NavDrawer = lazyPart(() => import('../shell/NavDrawer.tsx'));

/** /app/room/{room number} (route.app-room): the screen of voice rooms is still to come; it says so, and leads on. */
export default function VoiceRoomScreen() {
  const { t } = useTranslation();
  const { isNarrow, setNavOpen } = useShell();
  const { roomNo = '' } = useParams();
  return (
    <div className={styles['page']}>
      {isNarrow && <NavDrawer />}
      <header className={styles['header']}>
        {isNarrow && <IconButton icon="menu" label={t('nav.main')} onClick={() => setNavOpen(true)} />}
        <span className={styles['tools']}>
          <PageTools />
        </span>
      </header>
      <main id="content" tabIndex={-1} className={styles['content']} data-landmark>
        <span className={styles['seats']} aria-hidden="true">
          <span className={styles['seat']} />
          <span className={styles['host']}>
            <Icon name="mic" size={36} />
          </span>
          <span className={styles['seat']} />
        </span>
        <h1 className={styles['title']}>{t('voiceRoom.title', { no: roomNo })}</h1>
        <p className={styles['text']}>{t('voiceRoom.text')}</p>
        <Link to={LANDING_ROUTE} className={styles['action']}>
          {t('notFound.action')}
        </Link>
      </main>
    </div>
  );
}
