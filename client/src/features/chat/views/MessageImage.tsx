import { useState } from 'react';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { percentText } from '../../../lib/percent-text.ts';
import type { MessageBodyModel } from '../index.ts';
import { shownSize } from './image-size.ts';
import styles from './MessageImage.module.css';

const Lightbox = lazyPart(() => import('./Lightbox.tsx'), ['lightbox']);

export interface MessageImageProps {
  readonly image: Extract<MessageBodyModel, { readonly type: 'image' }>;
  readonly authorName: string;
}

/** An image in a box whose size is known before it loads. */
export function MessageImage({ image, authorName }: MessageImageProps) {
  const { t, i18n } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [failedSrc, setFailedSrc] = useState<string>();
  const { inline, block } = shownSize(image.w, image.h);
  const src = image.localPreview ?? image.url;
  const label = t('chat.imageFrom', { name: authorName });
  const percent = image.progress ?? 0;
  return (
    <>
      <button
        type="button"
        className={styles['image']}
        style={{ inlineSize: inline, aspectRatio: `${inline} / ${block}` }}
        aria-label={label}
        aria-haspopup="dialog"
        disabled={failedSrc === src || src === ''}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {failedSrc === src || src === '' ? (
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
      {isWanted && (
        <Lightbox
          open={isOpen}
          src={image.url || src}
          label={label}
          onClose={() => setOpen(false)}
          onGivenUp={() => setWanted(false)}
        />
      )}
    </>
  );
}
