import { Dialog as Base } from '@base-ui/react/dialog';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { safeHref } from '../../../lib/linkify.ts';
import { type MessageRowModel, selectMessageList } from '../index.ts';
import styles from './Lightbox.module.css';

export interface LightboxProps {
  readonly open: boolean;
  readonly src: string;
  readonly label: string;
  readonly onClose: () => void;
}

interface Picture {
  readonly src: string;
  readonly name: string;
}

/** The pictures of the channel over everything, one at a time: arrows turn, a press beside the picture, or Esc, ends it. */
export default function Lightbox({ open, src, label, onClose }: LightboxProps) {
  const { t } = useTranslation();
  const pictures = useSelector(selectMessageList).rows.flatMap(pictureOf);
  const [turned, setTurned] = useState<string | null>(null);
  const at = pictures.findIndex((picture) => picture.src === (turned ?? src));
  const shown = pictures[at];
  const now = shown?.src ?? src;
  const name = shown ? t('chat.imageFrom', { name: shown.name }) : label;
  const href = now.startsWith('/') ? now : safeHref(now);
  const turn = (step: 1 | -1) => setTurned(pictures[at + step]?.src ?? turned);
  const close = () => {
    setTurned(null);
    onClose();
  };
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    turn((event.key === 'ArrowRight') === event.currentTarget.matches(':dir(ltr)') ? 1 : -1);
  }
  const onBeside = ({ target, currentTarget }: MouseEvent) => target === currentTarget && close();
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && close()}>
      <Base.Portal>
        <Base.Backdrop className={styles['backdrop']} />
        <Base.Popup className={styles['canvas']} aria-label={name} onKeyDown={onKeyDown} onClick={onBeside}>
          <button type="button" className={styles['picture']} aria-label={t('common.close')} onClick={close}>
            <img src={now} alt={name} />
          </button>
          {at > 0 && (
            <span className={styles['before']}>
              <IconButton icon="chevronBack" label={t('lightbox.previousImage')} onClick={() => turn(-1)} />
            </span>
          )}
          {at >= 0 && at < pictures.length - 1 && (
            <span className={styles['after']}>
              <IconButton icon="chevronNext" label={t('lightbox.nextImage')} onClick={() => turn(1)} />
            </span>
          )}
          <div className={styles['tools']}>
            {href !== null && (
              <a href={href} target="_blank" rel="noopener noreferrer" className={styles['original']}>
                {t('lightbox.openOriginal')}
              </a>
            )}
            <IconButton icon="close" label={t('common.close')} tooltip={false} onClick={close} />
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function pictureOf({ body, author }: MessageRowModel): readonly Picture[] {
  return body.type === 'image' && body.url !== '' ? [{ src: body.url, name: author?.nick ?? '' }] : [];
}
