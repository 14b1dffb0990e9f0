import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { secondsText } from '../../../lib/clock-text.ts';
import type { ImSessionId } from '../../im/index.ts';
import { type ClipUpload, clipsActions, selectUploads } from '../index.ts';
import styles from './Clips.module.css';

/** Clips of a session that are not messages yet: how far each is, and what can be done about one that was not taken. */
export function UploadList({ session }: { readonly session: ImSessionId }) {
  const { t } = useTranslation();
  const uploads = useSelector(selectUploads).filter((upload) => upload.session === session);
  if (uploads.length === 0) return null;
  return (
    <ul className={styles['uploads']} aria-label={t('clips.uploads')}>
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} />
      ))}
    </ul>
  );
}

function UploadRow({ upload }: { readonly upload: ClipUpload }) {
  const { t, i18n } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const { id, kind, durationMs, preview, progress, problem } = upload;
  const percent = Math.round((progress ?? 0) * 100);
  const name = t(kind === 'voice' ? 'clips.voiceName' : 'clips.videoName');
  return (
    <li className={styles['upload']}>
      {kind === 'video' && preview !== '' ? (
        <img className={styles['thumb']} src={preview} alt="" />
      ) : (
        <span className={styles['thumb']}>
          <Icon name={kind === 'voice' ? 'mic' : 'film'} />
        </span>
      )}
      <span className={styles['state']}>
        <span>
          {name} <bdi dir="ltr">{secondsText(durationMs / 1000, i18n.language)}</bdi>
        </span>
        {problem ? (
          <span className={styles['failed']} role="alert">
            {say(problem)}
          </span>
        ) : (
          <>
            <progress className={styles['progress']} max={100} value={percent} aria-label={name} />
            <span className={styles['percent']}>
              {progress === null ? t('clips.waiting') : t('clips.uploading', { n: percent })}
            </span>
          </>
        )}
      </span>
      {problem && (
        <Button size="compact" icon="retry" onClick={() => dispatch(clipsActions.retryRequested(id))}>
          {t('clips.retry')}
        </Button>
      )}
      <IconButton icon="close" label={t('clips.giveUp')} onClick={() => dispatch(clipsActions.uploadEnded(id))} />
    </li>
  );
}
