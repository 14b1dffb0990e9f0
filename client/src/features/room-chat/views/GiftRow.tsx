import { useSelector } from 'react-redux';
import { GiftArt } from '../../../design/GiftArt/GiftArt.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { namesText } from '../../../lib/names-text.ts';
import { selectResolvePicture } from '../../connection/index.ts';
import type { RoomLineModel } from '../index.ts';
import styles from './GiftRow.module.css';

export interface GiftRowProps {
  readonly nick: string;
  readonly gift: NonNullable<RoomLineModel['gift']>;
}

/** Who gave what to whom, with the picture of the gift. Rows of a rain of gifts stand close together. */
export function GiftRow({ nick, gift }: GiftRowProps) {
  const { t, i18n } = useTranslation();
  const resolve = useSelector(selectResolvePicture);
  const to = namesText(
    gift.to.map((receiver) => receiver.nick),
    i18n.language,
  );
  return (
    <p className={styles['gift']}>
      <GiftArt id={gift.id ?? ''} src={resolve(gift.image)} size={22} />
      <span>{t('roomChat.gift', { name: nick, to, gift: gift.name, n: gift.num })}</span>
    </p>
  );
}
