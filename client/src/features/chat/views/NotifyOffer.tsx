import { useDispatch } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { preferencesActions } from '../../preferences/index.ts';
import styles from './NotifyOffer.module.css';

/** Offers notifications where a mention waits, once: the browser is asked only when the user wants them. */
export default function NotifyOffer() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const answered = () => dispatch(preferencesActions.changeRequested({ notificationsOffered: true }));
  function accept() {
    answered();
    dispatch(preferencesActions.notificationsRequested());
  }
  return (
    <section className={styles['offer']} aria-label={t('preferences.notifications')}>
      <Icon name="bell" size={18} />
      <p className={styles['words']}>{t('chat.notifyOffer')}</p>
      <Button size="compact" look="soft" onClick={accept}>
        {t('chat.notifyAccept')}
      </Button>
      <IconButton icon="close" size="compact" label={t('chat.notifyDecline')} onClick={answered} />
    </section>
  );
}
