import { IconButton } from '../../../design/Button/IconButton.tsx';
import { SeekSlider } from '../../../design/Media/SeekSlider.tsx';
import { useMedia } from '../../../design/Media/use-media.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { secondsText } from '../../../lib/clock-text.ts';
import type { MessageBodyModel } from '../index.ts';
import styles from './ClipPlayer.module.css';

export interface ClipPlayerProps {
  readonly clip: Extract<MessageBodyModel, { readonly type: 'voice' | 'video' }>;
}

/** A recording with controls of our own: play, where it is, and how long it is. Nothing is loaded before it is played. */
export function ClipPlayer({ clip }: ClipPlayerProps) {
  const { t, i18n } = useTranslation();
  const { isPlaying, hasFailed, at, length, toggle, seek, media } = useMedia(clip.duration * 1000);
  const isVideo = clip.type === 'video';
  const label = t(isVideo ? 'clipPlayer.video' : 'clipPlayer.voice', { seconds: clip.duration });
  const times = `${secondsText(at, i18n.language)} / ${secondsText(length, i18n.language)}`;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of controls is no fieldset of a form
    <div className={isVideo ? styles['video'] : styles['voice']} role="group" aria-label={label}>
      <video {...media} className={isVideo ? styles['picture'] : styles['silent']} src={clip.url} />
      <div className={styles['controls']}>
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          label={t(isPlaying ? 'clipPlayer.pause' : 'clipPlayer.play')}
          tooltip={false}
          onClick={toggle}
        />
        <SeekSlider
          className={styles['seek']}
          label={t('clipPlayer.seek')}
          at={at}
          length={length}
          times={times}
          onSeek={seek}
        />
        <span className={styles['time']} dir="ltr" aria-hidden="true">
          {hasFailed ? t('clipPlayer.failed') : times}
        </span>
      </div>
    </div>
  );
}
