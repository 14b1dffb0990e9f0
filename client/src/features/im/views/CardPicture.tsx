import { type CSSProperties, useState } from 'react';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import styles from './MessageCardView.module.css';

export interface CardPictureProps {
  readonly src: string;
  /** Width and height as the card has them, joined by `_`; empty where it does not say them. */
  readonly size: string;
}

/** A picture of a card, in a box whose height is known before it loads and stays when it does not. */
export function CardPicture({ src, size }: CardPictureProps) {
  const { t } = useTranslation();
  const [failedSrc, setFailedSrc] = useState<string>();
  return (
    <span className={styles['picture']} style={ratioOf(size)}>
      {failedSrc === src ? (
        <span className={styles['failed']}>
          <Icon name="image" size={24} />
          {t('chat.imageFailed')}
        </span>
      ) : (
        <img src={src} alt="" loading="lazy" onError={() => setFailedSrc(src)} />
      )}
    </span>
  );
}

/** entity.message-card.img: w_h. A size of nothing says nothing. */
function ratioOf(size: string): CSSProperties | undefined {
  const [width = 0, height = 0] = size.split('_').map(Number);
  return width > 0 && height > 0 ? ({ '--ratio': `${width} / ${height}` } as CSSProperties) : undefined;
}
