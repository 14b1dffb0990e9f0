import { useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../design/Button/ButtonLink.tsx';
import { EmptyState } from '../../design/States/EmptyState.tsx';
import { selectInvitation } from '../../features/invitation/index.ts';
import { InvitationCard } from '../../features/invitation/views/InvitationCard.tsx';
import { LanguageSwitch } from '../../features/language/views/LanguageSwitch.tsx';
import { ThemeSwitch } from '../../features/preferences/views/ThemeSwitch.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LANDING_ROUTE } from '../../lib/routes.ts';
import { useNamedPage } from '../shell/page-name.ts';
import { VoiceDock } from '../shell/VoiceDock.tsx';
import styles from './InviteScreen.module.css';
import { readInvitedPlace } from './invited-place.ts';

/** /invite (route.invite): who invites where, without a layout. */
export default function InviteScreen() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const place = readInvitedPlace(query);
  const name = useSelector(selectInvitation).hall?.name;
  useNamedPage(place ? (name ?? '') : t('invitation.broken'));
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <Link to={LANDING_ROUTE} className={styles['brand']}>
          <img src="/icon.svg" alt="" width="32" height="32" />
          {t('app.name')}
        </Link>
        <span className={styles['switches']}>
          <LanguageSwitch />
          <ThemeSwitch />
        </span>
      </header>
      <main id="content" tabIndex={-1} className={styles['content']}>
        {place ? (
          <InvitationCard place={place} titleLevel={1} />
        ) : (
          <EmptyState
            isTitle
            icon="link"
            text={t('invitation.broken')}
            action={
              <ButtonLink look="primary" to={LANDING_ROUTE}>
                {t('invitation.lookAround')}
              </ButtonLink>
            }
          />
        )}
      </main>
      {place && (
        <footer className={styles['footer']}>
          <Link to={LANDING_ROUTE}>{t('invitation.lookAround')}</Link>
        </footer>
      )}
      <div className={styles['dock']}>
        <VoiceDock />
      </div>
    </div>
  );
}
