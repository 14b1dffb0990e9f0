import type { HallId } from '@miczero/contracts';
import { memo } from 'react';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../design/LiveRegion/VisuallyHidden.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { micMuteText } from '../../person/views/mic-mute-text.ts';
import { UserCardPopover } from '../../person/views/UserCardPopover.tsx';
import type { MemberRowModel } from '../index.ts';
import styles from './MemberList.module.css';
import { useWasReadable } from './scroll-pace.ts';

export interface MemberRowProps {
  readonly row: MemberRowModel;
  /** Known to the list: sixty rows would each follow the store. */
  readonly hall_id: HallId | null;
  /** Puts a mention of this member into the text being written. */
  readonly onMention: ((uid: string, nick: string) => void) | null;
}

/** A member with role and mutes; pressing it opens the card. Rendered again only when its own member changed. */
export const MemberRow = memo(function MemberRow({ row, hall_id, onMention }: MemberRowProps) {
  const { t } = useTranslation();
  const hasFace = useWasReadable();
  return (
    <li className={styles['member']}>
      <UserCardPopover
        uid={row.uid}
        hall_id={hall_id}
        isOwner={row.role === 'owner'}
        nick={row.nick}
        onMention={onMention}
        side="inline-start"
      >
        <button
          type="button"
          className={classNames(styles['row'], !row.online && styles['offline'])}
          tabIndex={-1}
          data-roving
        >
          <Avatar
            name={row.nick}
            src={hasFace ? row.avatar : undefined}
            size={32}
            presence={row.online ? 'online' : 'offline'}
          />
          <span className={styles['nick']} dir="auto" title={row.nick}>
            {row.nick}
          </span>
          {row.role === 'owner' && <Mark icon="crown" text={t('memberList.owner')} />}
          {row.role === 'manage' && <Mark icon="shield" text={t('memberList.manager')} />}
          {row.text_mute && <Mark icon="chatOff" text={t('memberList.textMuted')} quiet />}
          {row.mic_mute && <Mark icon="micOff" text={micMuteText(t, row.mic_muted_by)} quiet />}
        </button>
      </UserCardPopover>
    </li>
  );
});

interface MarkProps {
  readonly icon: 'crown' | 'shield' | 'chatOff' | 'micOff';
  readonly text: string;
  readonly quiet?: boolean;
}

function Mark({ icon, text, quiet = false }: MarkProps) {
  return (
    <span className={quiet ? styles['quiet'] : styles['role']} title={text}>
      <Icon name={icon} size={16} />
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
