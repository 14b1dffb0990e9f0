import { ButtonLink } from '../../design/Button/ButtonLink.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LANDING_ROUTE } from '../../lib/routes.ts';
import { useNamedPage } from '../shell/page-name.ts';
import { VoiceDock } from '../shell/VoiceDock.tsx';
import styles from './NotFoundScreen.module.css';

/** route.not-found */
export default function NotFoundScreen() {
  const { t } = useTranslation();
  useNamedPage(t('notFound.title'));
  return (
    <div className={styles['page']}>
      <main id="content" tabIndex={-1} className={styles['content']}>
        <p className={styles['code']} aria-hidden="true">
          4
          <svg viewBox="0 0 64 64" role="presentation">
            <circle cx="32" cy="32" r="30" />
            <path d="M32 16c-5 0-8 3.6-8 8.5v6c0 4.900 3 8.5 8 8.5s8-3.6 8-8.5v-6c0-4.900-3-8.5-8-8.5ZM19 31a13 13 0 0 0 26 0M32 44v5" />
          </svg>
          4
        </p>
        <h1 className={styles['title']}>{t('notFound.title')}</h1>
        <p className={styles['text']}>{t('notFound.text')}</p>
        <ButtonLink size="touch" to={LANDING_ROUTE}>
          {t('notFound.action')}
        </ButtonLink>
      </main>
      <VoiceDock />
    </div>
  );
}
