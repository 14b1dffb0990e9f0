import type { ChannelId, HallId } from '@miczero/contracts';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { numberText } from '../../../lib/large-count.ts';
import { useInviteLink } from '../../halls/views/use-invite-link.ts';
import styles from './VoicePane.module.css';

export interface FreeTileProps {
  readonly hall_id: HallId;
  readonly channel_id: ChannelId;
  /** How many microphones are not taken. */
  readonly free: number;
}

/** The place beside those who are there: copies the link by which friends come to exactly this channel. */
export function FreeTile({ hall_id, channel_id, free }: FreeTileProps) {
  const { t, i18n } = useTranslation();
  const copyInvite = useInviteLink();
  return (
    <li className={styles['free']}>
      <button type="button" onClick={() => copyInvite(hall_id, channel_id)}>
        <span className={styles['plus']}>
          <Icon name="plus" size={28} />
        </span>
        <span className={styles['nick']}>{t('voice.callFriends')}</span>
        <span className={styles['me']}>{t('voice.placesLeft', { n: numberText(free, i18n.language) })}</span>
      </button>
    </li>
  );
}
