import { useDispatch, useSelector } from 'react-redux';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { Button } from '../../../design/Button/Button.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../design/LiveRegion/VisuallyHidden.tsx';
import { EmptyState } from '../../../design/States/EmptyState.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { selectSpeaking } from '../../audio/index.ts';
import { PersonVolume } from '../../audio/views/PersonVolume.tsx';
import { VoiceControls } from '../../audio/views/VoiceControls.tsx';
import { channelActions, type ShownChannel, selectChannelTree, selectHasLeftVoice } from '../index.ts';
import styles from './VoicePane.module.css';

/** Who is in the voice channel on screen. */
export function VoicePane({ channel }: { readonly channel: ShownChannel }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const groups = useSelector(selectChannelTree);
  const hasLeft = useSelector(selectHasLeftVoice);
  const { hall_id, channel_id } = channel;
  const nodes = groups.flatMap(({ channels }) => channels);
  const node = nodes.find((each) => each.channel_id === channel_id);
  const members = node?.members ?? [];
  const speaking = useSelector(selectSpeaking);
  const isSpeaking = (uid: string) => !hasLeft && speaking.includes(uid);
  return (
    <section className={styles['pane']} aria-label={t('channel.voicePeople')} tabIndex={-1} data-landmark>
      <p className={styles['count']}>
        {node && node.limit_mic > 0
          ? t('audio.countOf', { n: members.length, limit: node.limit_mic })
          : t('channel.voiceCount', { n: members.length })}
      </p>
      {members.length === 0 ? (
        <EmptyState icon="speaker" text={t('channel.voiceEmpty')} />
      ) : (
        <ul className={styles['people']}>
          {members.map((member) => (
            <li key={member.uid} className={styles['person']}>
              <span
                className={classNames(styles['face'], isSpeaking(member.uid) && styles['live'])}
                data-speaking={isSpeaking(member.uid)}
              >
                <Avatar name={member.nick} src={member.avatar} size={88} />
              </span>
              <span className={styles['nick']} dir="auto">
                {member.nick}
              </span>
              {member.isMe && <span className={styles['me']}>{t('channel.voiceMe')}</span>}
              <span className={member.isMicOpen ? styles['open'] : styles['muted']}>
                <Icon name={member.isMicOpen ? 'mic' : 'micOff'} size={18} />
                <VisuallyHidden>{t(member.isMicOpen ? 'audio.micOpen' : 'audio.micMuted')}</VisuallyHidden>
              </span>
              {!member.isMe && !hasLeft && (
                <span className={styles['volume']}>
                  <PersonVolume uid={member.uid} nick={member.nick} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={styles['dock']}>
        {channel.phase === 'entering' ? (
          <Button busy>{t('channel.entering')}</Button>
        ) : hasLeft ? (
          <Button look="primary" onClick={() => dispatch(channelActions.joinRequested({ hall_id, channel_id }))}>
            {t('channel.join')}
          </Button>
        ) : (
          <VoiceControls />
        )}
      </div>
    </section>
  );
}
