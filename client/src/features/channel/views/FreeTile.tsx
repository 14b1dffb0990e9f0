import { Icon } from '../../../design/Icon/Icon.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { numberText } from '../../../lib/large-count.ts';
import styles from './VoicePane.module.css';

export interface FreeTileProps {
  /** How many microphones are not taken; null where there is no limit. */
  readonly free: number | null;
  readonly onPress: () => void;
}

/** The place beside those who are there: friends are called to exactly this channel. */
export function FreeTile({ free, onPress }: FreeTileProps) {
  const { t, i18n } = useTranslation();
  return (
    <li className={styles['free']}>
      <button type="button" onClick={onPress}>
        <span className={styles['plus']}>
          <Icon name="plus" size={28} />
        </span>
        <span className={styles['nick']}>{t('voicePane.callFriends')}</span>
        {free !== null && (
          <span className={styles['me']}>{t('voicePane.placesLeft', { n: numberText(free, i18n.language) })}</span>
        )}
      </button>
    </li>
  );
}
