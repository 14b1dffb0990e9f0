import type { CSSProperties } from 'react';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { SeekSlider } from '../../../design/Media/SeekSlider.tsx';
import { useMedia } from '../../../design/Media/use-media.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { secondsText } from '../../../lib/clock-text.ts';
import styles from './Clips.module.css';

interface VideoPlayerProps {
  readonly url: string;
  /** The first frame; null without one. */
  readonly poster: string | null;
  readonly durationMs: number;
  /** Pixels; 0 when they are not known. */
  readonly w: number;
  readonly h: number;
}

/** The sender says how large a video is: a shape beyond these is shown with bars. */
const NARROWEST = 9 / 21;
const WIDEST = 21 / 9;
const ratioOf = (w: number, h: number): number =>
  w > 0 && h > 0 ? Math.min(WIDEST, Math.max(NARROWEST, w / h)) : 16 / 9;

/** A video behind its first frame, with controls of our own. Nothing of it is loaded before it is played. */
export function VideoPlayer({ url, poster, durationMs, w, h }: VideoPlayerProps) {
  const { t, i18n } = useTranslation();
  const { isPlaying, hasFailed, at, length, toggle, seek, media } = useMedia(durationMs);
  const times = `${secondsText(at, i18n.language)} / ${secondsText(length, i18n.language)}`;
  const shape = { '--ratio': ratioOf(w, h) } as CSSProperties;
  const hasBegun = isPlaying || at > 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of controls is no fieldset of a form
    <div className={styles['player']} role="group" aria-label={t('clips.video', { n: Math.round(durationMs / 1000) })}>
      <div className={styles['screen']} style={shape}>
        <video {...media} src={url} {...(poster !== null && { poster })} onClick={toggle} />
        {!isPlaying && (
          <button type="button" className={styles['start']} aria-label={t('clips.play')} onClick={toggle}>
            <Icon name="play" size={28} />
          </button>
        )}
        {!hasBegun && (
          <span className={styles['length']} dir="ltr" aria-hidden="true">
            {secondsText(length, i18n.language)}
          </span>
        )}
      </div>
      {hasBegun && (
        <div className={styles['controls']}>
          {isPlaying && <IconButton icon="pause" label={t('clips.pause')} tooltip={false} onClick={toggle} />}
          <SeekSlider
            className={styles['seek']}
            label={t('clips.seek')}
            at={at}
            length={length}
            times={times}
            onSeek={seek}
          />
          <span className={styles['time']} dir="ltr" aria-hidden="true">
            {times}
          </span>
        </div>
      )}
      {hasFailed && (
        <p className={styles['unplayable']} role="alert">
          {t('clips.unplayable')}
        </p>
      )}
    </div>
  );
}
