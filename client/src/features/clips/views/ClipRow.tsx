import { useDispatch, useSelector } from 'react-redux';
import { VisuallyHidden } from '../../../design/LiveRegion/VisuallyHidden.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectResolveFile } from '../../connection/index.ts';
import type { ClipRowProps } from '../../im/views/clip-extras.ts';
import { clipsActions, selectPlayed } from '../index.ts';
import styles from './Clips.module.css';
import { VideoPlayer } from './VideoPlayer.tsx';
import { VoiceTrack } from './VoiceTrack.tsx';

/** A voice message or a video of a session. A dot marks a voice message that was not played here yet. */
export function ClipRow({ clip, id, isOwn }: ClipRowProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const files = useSelector(selectResolveFile);
  const played = useSelector(selectPlayed);
  const seconds = Math.round(clip.durationMs / 1000);
  if (clip.kind === 'video') {
    return (
      <VideoPlayer
        url={files(clip.url)}
        poster={clip.poster === '' ? null : files(clip.poster)}
        durationMs={clip.durationMs}
        w={clip.width}
        h={clip.height}
      />
    );
  }
  const isNew = !isOwn && id !== '' && !played.includes(id);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of controls is no fieldset of a form
    <div className={styles['voice']} role="group" aria-label={t('clips.voice', { n: seconds })}>
      <VoiceTrack
        url={files(clip.url)}
        durationMs={clip.durationMs}
        onPlayed={() => id !== '' && dispatch(clipsActions.played(id))}
      />
      {isNew && (
        <span className={styles['new']}>
          <VisuallyHidden>{t('clips.unplayed')}</VisuallyHidden>
        </span>
      )}
    </div>
  );
}
