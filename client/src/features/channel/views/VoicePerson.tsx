import type { HallId } from '@miczero/contracts';
import { useSelector } from 'react-redux';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { Badge } from '../../../design/Badge/Badge.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../design/LiveRegion/VisuallyHidden.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { PersonVolume } from '../../audio/views/PersonVolume.tsx';
import { selectOpenHallOwner } from '../../halls/index.ts';
import { type PersonRoot, selectVoiceCard } from '../../person/index.ts';
import { micMuteText } from '../../person/views/mic-mute-text.ts';
import { UserCardPopover } from '../../person/views/UserCardPopover.tsx';
import type { VoiceMemberModel } from '../index.ts';
import styles from './VoicePane.module.css';

interface VoicePersonProps {
  readonly hall_id: HallId;
  readonly member: VoiceMemberModel;
  readonly isSpeaking: boolean;
  /** The viewer hears this person. */
  readonly isHeard: boolean;
}

/** A member in the voice channel: picture and name open the card, which also tells role and mutes. */
export function VoicePerson({ hall_id, member, isSpeaking, isHeard }: VoicePersonProps) {
  const { t } = useTranslation();
  const { uid, nick } = member;
  const owner = useSelector(selectOpenHallOwner);
  const card = useSelector((state: PersonRoot) => selectVoiceCard(state, hall_id, uid));
  const mic = card?.mic_mute ? 'forbidden' : member.isMicOpen ? 'open' : 'muted';
  return (
    <li className={styles['person']}>
      <UserCardPopover uid={uid} hall_id={hall_id} isOwner={uid === owner} nick={nick} onMention={null}>
        <button type="button" className={styles['card']} aria-label={t('person.title', { name: nick })}>
          <span className={classNames(styles['face'], isSpeaking && styles['live'])} data-speaking={isSpeaking}>
            <Avatar name={nick} src={member.avatar} size="outer" />
          </span>
          <span className={styles['nick']} dir="auto">
            {nick}
          </span>
        </button>
      </UserCardPopover>
      <span className={styles['marks']}>
        {member.isMe && <span className={styles['me']}>{t('voicePane.me')}</span>}
        {member.apply_time !== undefined && <Badge look="role">{t('voicePane.asksToSpeak')}</Badge>}
        {uid === owner && <Badge look="role">{t('memberList.owner')}</Badge>}
        {uid !== owner && card?.role === 'manage' && <Badge look="role">{t('memberList.manager')}</Badge>}
        {mic === 'forbidden' && <span className={styles['by']}>{micMuteText(t, card?.mic_muted_by)}</span>}
      </span>
      <span className={styles[mic]} data-mic={mic}>
        <Icon name={mic === 'open' ? 'mic' : 'micOff'} size={18} />
        {mic !== 'forbidden' && (
          <VisuallyHidden>{t(mic === 'open' ? 'audio.micOpen' : 'audio.micMuted')}</VisuallyHidden>
        )}
      </span>
      {isHeard && (
        <span className={styles['volume']}>
          <PersonVolume uid={uid} nick={nick} />
        </span>
      )}
    </li>
  );
}
