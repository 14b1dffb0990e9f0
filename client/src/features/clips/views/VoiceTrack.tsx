import { IconButton } from '../../../design/Button/IconButton.tsx';
import { SeekSlider } from '../../../design/Media/SeekSlider.tsx';
import { useMedia } from '../../../design/Media/use-media.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { secondsText } from '../../../lib/clock-text.ts';
import styles from './Clips.module.css';

interface VoiceTrackProps {
  readonly url: string;
  readonly durationMs: number;
  readonly onPlayed?: () => void;
}

/** Sound with controls of our own. Nothing is loaded before it is played. */
export function VoiceTrack({ url, durationMs, onPlayed }: VoiceTrackProps) {
  const { t, i18n } = useTranslation();
  const { isPlaying, hasFailed, at, length, toggle, seek, media } = useMedia(durationMs, onPlayed);
  const times = `${secondsText(at, i18n.language)} / ${secondsText(length, i18n.language)}`;
  return (
    <span className={styles['track']}>
      <video {...media} className={styles['silent']} src={url} />
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        label={t(isPlaying ? 'clips.pause' : 'clips.play')}
        tooltip={false}
        onClick={toggle}
      />
      <SeekSlider
        className={styles['seek']}
        label={t('clips.seek')}
        at={at}
        length={length}
        times={times}
        onSeek={seek}
      />
      <span className={styles['time']} dir="ltr" aria-hidden="true">
        {secondsText(isPlaying || at > 0 ? at : length, i18n.language)}
      </span>
      {hasFailed && (
        <span className={styles['unplayable']} role="alert">
          {t('clips.unplayable')}
        </span>
      )}
    </span>
  );
}
