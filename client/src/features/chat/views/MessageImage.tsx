import type { MsgId } from '@miczero/contracts';
import { type CSSProperties, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { percentText } from '../../../lib/percent-text.ts';
import { galleryModal, type MessageBodyModel, type SessionLine } from '../index.ts';
import { shownSize } from './image-size.ts';
import styles from './MessageImage.module.css';

export interface MessageImageProps {
  readonly image: Pick<
    Extract<MessageBodyModel, { readonly type: 'image' }>,
    'url' | 'w' | 'h' | 'localPreview' | 'progress'
  >;
  readonly authorName: string;
  /** The line of the open channel; null elsewhere, and for a line that the platform has not stored. */
  readonly msg_id: MsgId | null;
  /** The line of a private or group session. */
  readonly inSession?: SessionLine | undefined;
}

/** An image in a box whose size is known before it loads. */
export function MessageImage({ image, authorName, msg_id, inSession }: MessageImageProps) {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const [failedSrc, setFailedSrc] = useState<string>();
  const { inline, block } = shownSize(image.w, image.h);
  const src = image.localPreview ?? image.url;
  const isFailed = failedSrc === src || src === '';
  const label = t('chat.imageFrom', { name: authorName });
  const percent = image.progress ?? 0;
  return (
    <button
      type="button"
      className={styles['image']}
      style={{ '--inline': `${inline}px`, '--ratio': `${inline} / ${block}` } as CSSProperties}
      aria-label={label}
      aria-haspopup="dialog"
      disabled={isFailed}
      onClick={() => dispatch(galleryModal.open({ msg_id, src: image.url || src, label, inSession }))}
    >
      {isFailed ? (
        <span className={styles['failed']}>
          <Icon name="image" size={24} />
          {t('chat.imageFailed')}
        </span>
      ) : (
        <img src={src} alt="" width={inline} height={block} decoding="async" onError={() => setFailedSrc(src)} />
      )}
      {image.progress !== null && (
        <span className={styles['progress']} role="progressbar" aria-valuenow={Math.round(percent * 100)}>
          {t('chat.composer.uploading', {
            percent: percentText(percent, i18n.language),
          })}
          <span className={styles['bar']} style={{ inlineSize: `${percent * 100}%` }} />
        </span>
      )}
    </button>
  );
}
