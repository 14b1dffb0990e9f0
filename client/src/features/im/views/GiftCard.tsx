import { useSelector } from 'react-redux';
import { GiftArt } from '../../../design/GiftArt/GiftArt.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { numberText } from '../../../lib/large-count.ts';
import { selectResolvePicture } from '../../connection/index.ts';
import type { ImBody, ImSessionId } from '../index.ts';
import { useFace } from './faces.ts';
import styles from './GiftCard.module.css';

export interface GiftCardProps {
  readonly gift: Extract<ImBody, { readonly kind: 'gift' }>;
  readonly session: ImSessionId;
  readonly isOwn: boolean;
}

/** A gift of a private session: who gave it, what it is, and how many. */
export function GiftCard({ gift, session, isOwn }: GiftCardProps) {
  const { t, i18n } = useTranslation();
  const resolve = useSelector(selectResolvePicture);
  const { name } = useFace(session);
  return (
    <div className={styles['card']}>
      <GiftArt id={gift.id} src={resolve(gift.image)} size={56} />
      <span className={styles['words']}>
        {/* A sentence of the language: a name at its beginning does not turn it around. */}
        <span className={styles['who']}>{t(isOwn ? 'im.giftOwn' : 'im.giftOther', { name })}</span>
        <span className={styles['what']}>
          <strong>
            <bdi>{gift.name}</bdi>
          </strong>{' '}
          <span dir="ltr">×{numberText(gift.count, i18n.language)}</span>
        </span>
      </span>
    </div>
  );
}
