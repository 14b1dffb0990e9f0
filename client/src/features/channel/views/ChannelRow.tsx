import { memo } from 'react';
import { useSelector } from 'react-redux';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { Badge } from '../../../design/Badge/Badge.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../design/LiveRegion/VisuallyHidden.tsx';
import { Spinner } from '../../../design/Spinner/Spinner.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { badgeCount, numberText } from '../../../lib/large-count.ts';
import { type AudioRoot, selectSpeaking, type VoiceRoot } from '../../audio/index.ts';
import type { SessionRoot } from '../../session/index.ts';
import type { ChannelNodeModel } from '../index.ts';
import styles from './ChannelTree.module.css';

export interface ChannelRowProps {
  readonly node: ChannelNodeModel;
  readonly hasDraft: boolean;
  readonly onPicked: (node: ChannelNodeModel) => void;
  /** The pointer or the focus has come to the row: a press may follow. */
  readonly onReached?: ((node: ChannelNodeModel) => unknown) | undefined;
}

/** Rendered again only when its own channel changed. */
export const ChannelRow = memo(function ChannelRow({ node, hasDraft, onPicked, onReached }: ChannelRowProps) {
  const { t, i18n } = useTranslation();
  const isVoice = node.type === 'voice';
  return (
    <li className={styles['place']}>
      <button
        type="button"
        className={classNames(
          styles['row'],
          node.isActive && styles['active'],
          node.unread > 0 && !node.isMuted && styles['unread'],
          node.isMuted && styles['muted'],
        )}
        aria-current={node.isActive ? 'true' : undefined}
        tabIndex={-1}
        data-place={node.channel_id}
        data-roving
        data-guide={isVoice ? 'voice' : undefined}
        onPointerEnter={() => onReached?.(node)}
        onFocus={() => onReached?.(node)}
        onClick={() => onPicked(node)}
      >
        {node.isJoining ? <Spinner size={18} /> : <Icon name={isVoice ? 'speaker' : 'hash'} size={18} />}
        <VisuallyHidden>{t(isVoice ? 'audio.voiceChannel' : 'channel.tree.textChannel')}</VisuallyHidden>
        <span className={styles['name']} dir="auto">
          {node.name}
        </span>
        {node.isLocked && (
          <span className={styles['glyph']}>
            <Icon name="lock" size={16} />
            <VisuallyHidden>{t('channel.tree.locked')}</VisuallyHidden>
          </span>
        )}
        {isVoice && (node.limit_mic > 0 || node.members.length > 0) && (
          <span className={styles['count']} dir="ltr">
            {numberText(node.members.length, i18n.language)}
            {node.limit_mic > 0 && `/${numberText(node.limit_mic, i18n.language)}`}
          </span>
        )}
        {node.isMuted && (
          <span className={styles['glyph']}>
            <Icon name="bellOff" size={16} />
            <VisuallyHidden>{t('channel.tree.muted')}</VisuallyHidden>
          </span>
        )}
        {hasDraft && <span className={styles['draft']}>{t('channel.tree.draft')}</span>}
        <UnreadMark node={node} />
      </button>
      {isVoice && node.members.length > 0 && <VoiceMembers node={node} />}
    </li>
  );
});

function UnreadMark({ node: { unread, mentions, isActive, isMuted } }: { readonly node: ChannelNodeModel }) {
  const { t, i18n } = useTranslation();
  if (isActive || ((isMuted || unread === 0) && mentions === 0)) return null;
  return mentions > 0 ? (
    <Badge label={t('channel.tree.mentioned')}>{badgeCount(mentions, i18n.language)}</Badge>
  ) : (
    <Badge look="quiet" label={t('channel.tree.unread', { n: unread })}>
      {badgeCount(unread, i18n.language)}
    </Badge>
  );
}

function VoiceMembers({ node }: { readonly node: ChannelNodeModel }) {
  const { t } = useTranslation();
  // The rows of other channels are not drawn again with every word.
  const speaking = useSelector((state: VoiceRoot & SessionRoot & AudioRoot) => {
    const all = selectSpeaking(state);
    return node.members.some(({ uid }) => all.includes(uid)) ? all : null;
  });
  return (
    <ul className={styles['voices']} aria-label={t('channel.voicePeople')}>
      {node.members.map((member) => (
        <li key={member.uid} className={styles['voice']} data-speaking={speaking?.includes(member.uid)}>
          <Avatar name={member.nick} src={member.avatar} size={24} />
          <span className={styles['name']} dir="auto">
            {member.nick}
          </span>
          <span className={classNames(styles['glyph'], member.isMicOpen && styles['open'])}>
            <Icon name={member.isMicOpen ? 'mic' : 'micOff'} size={16} />
            <VisuallyHidden>{t(member.isMicOpen ? 'audio.micOpen' : 'audio.micMuted')}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  );
}
