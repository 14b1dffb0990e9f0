import type { HallId } from '@miczero/contracts';
import { memo } from 'react';
import { useSelector } from 'react-redux';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { Menu } from '../../../design/Menu/Menu.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { selectStanding } from '../../channel/index.ts';
import type { MemberRowModel } from '../../halls/index.ts';
import { memberActionsFor } from '../../people/index.ts';
import { MemberActionItems } from '../../people/views/MemberActionItems.tsx';
import { micMuteText } from '../../person/views/mic-mute-text.ts';
import styles from './MemberSettings.module.css';

interface MemberSettingsRowProps {
  readonly row: MemberRowModel;
  readonly hall_id: HallId;
}

const STANDINGS = { owner: 'owner', manage: 'manager', '': 'member' } as const;

/** A member in words: role and mutes. Where the viewer may do nothing, there is no menu. */
export const MemberSettingsRow = memo(function MemberSettingsRow({ row, hall_id }: MemberSettingsRowProps) {
  const { t } = useTranslation();
  const { uid, nick, role, text_mute, mic_mute } = row;
  const viewer = useSelector(selectStanding);
  const actions = row.isMe ? [] : memberActionsFor(viewer, { standing: STANDINGS[role], text_mute, mic_mute });
  return (
    <li className={styles['row']}>
      <Avatar name={nick} src={row.avatar} size={40} presence={row.online ? 'online' : 'offline'} />
      <span className={styles['who']}>
        <span className={styles['nick']} dir="auto" title={nick}>
          {nick}
        </span>
        <span className={styles['states']}>
          {role === 'owner' && <State icon="crown" text={t('memberList.owner')} isRole />}
          {role === 'manage' && <State icon="shield" text={t('memberList.manager')} isRole />}
          {text_mute && <State icon="chatOff" text={t('memberList.textMuted')} />}
          {mic_mute && <State icon="micOff" text={micMuteText(t, row.mic_muted_by)} />}
        </span>
      </span>
      {actions.length > 0 && (
        <Menu
          align="end"
          trigger={
            <IconButton
              icon="more"
              label={t('people.more', { name: nick })}
              tooltip={false}
              tabIndex={-1}
              data-roving
            />
          }
        >
          <MemberActionItems hall_id={hall_id} uid={uid} nick={nick} actions={actions} />
        </Menu>
      )}
    </li>
  );
});

interface StateProps {
  readonly icon: 'crown' | 'shield' | 'chatOff' | 'micOff';
  readonly text: string;
  readonly isRole?: boolean;
}

function State({ icon, text, isRole = false }: StateProps) {
  return (
    <span className={classNames(styles['state'], isRole && styles['role'])}>
      <Icon name={icon} size={14} />
      {text}
    </span>
  );
}
