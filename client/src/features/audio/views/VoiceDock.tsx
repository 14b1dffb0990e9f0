import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { hallRoute } from '../../../lib/routes.ts';
import { audioActions, selectVoicePlace } from '../index.ts';
import styles from './VoiceDock.module.css';

/** Says on every screen that the viewer's voice is in a channel, leads there, and ends it. */
export function VoiceDock() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const place = useSelector(selectVoicePlace);
  if (!place) return null;
  return (
    <section className={styles['dock']} aria-label={t('audio.voiceConnected')}>
      <span className={styles['icon']}>
        <Icon name="speaker" />
      </span>
      <span className={styles['text']}>
        <span className={styles['state']}>{t('audio.voiceConnected')}</span>
        <Link className={styles['place']} to={hallRoute(place.hall_id, place.channel_id)} dir="auto">
          {place.name || t('audio.voiceChannel')}
        </Link>
      </span>
      <IconButton icon="logout" label={t('audio.leaveVoice')} onClick={() => dispatch(audioActions.leaveRequested())} />
    </section>
  );
}
