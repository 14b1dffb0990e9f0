import { Dialog as Base } from '@base-ui/react/dialog';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { safeHref } from '../../../lib/linkify.ts';
import styles from './Lightbox.module.css';

export interface LightboxProps {
  readonly open: boolean;
  readonly src: string;
  readonly label: string;
  readonly onClose: () => void;
}

/** One image over everything; a press anywhere, or Esc, ends it. */
export default function Lightbox({ open, src, label, onClose }: LightboxProps) {
  const { t } = useTranslation();
  const href = src.startsWith('/') ? src : safeHref(src);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles['backdrop']} />
        <Base.Popup className={styles['stage']} aria-label={label}>
          <button type="button" className={styles['picture']} aria-label={t('common.close')} onClick={onClose}>
            <img src={src} alt={label} />
          </button>
          <div className={styles['tools']}>
            {href !== null && (
              <a href={href} target="_blank" rel="noopener noreferrer" className={styles['original']}>
                {t('chat.openOriginal')}
              </a>
            )}
            <IconButton icon="close" label={t('common.close')} tooltip={false} onClick={onClose} />
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
