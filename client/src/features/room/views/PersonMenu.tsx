import { type RoomMember, roomStandingOf } from '@miczero/contracts';
import { type ReactNode, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { MenuHead, MenuItem } from '../../../design/Menu/Menu.tsx';
import { MenuAt } from '../../../design/Menu/MenuAt.tsx';
import type { MenuPlace } from '../../../design/Menu/use-context-menu.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { profileModal } from '../../person/index.ts';
import { selectViewer } from '../../session/index.ts';
import { PersonActions } from './PersonActions.tsx';
import PersonVolumeDialog from './PersonVolumeDialog.tsx';

export interface PersonMenuProps {
  readonly member: RoomMember;
  readonly place: MenuPlace;
  readonly onMention: (nick: string) => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Actions of the viewer on a user in the room. */
export default function PersonMenu({ member, place, onMention, onClose, children }: PersonMenuProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const viewer = useSelector(selectViewer);
  const nick = member.nick || member.id;
  const isSeated = member.apply_id === '' && member.mic_number >= 0;
  const isHeard = member.id !== viewer && isSeated;
  const standing = roomStandingOf(member.role);
  const seat = member.mic_number === 0 ? t('seats.hostSeat') : t('seats.seat', { n: member.mic_number });
  const unseated = member.apply_id === '' ? t('seats.listening') : t('seats.look.applying');
  const details = [...(standing === 'member' ? [] : [t(`room.role.${standing}`)]), isSeated ? seat : unseated];
  const [hasVolume, setVolume] = useState(false);
  const stays = useRef(false);
  if (hasVolume) return <PersonVolumeDialog person={member} onClose={onClose} />;
  return (
    // The menu closes with each choice: the volume takes its place.
    <MenuAt label={[nick, ...details].join(t('seats.comma'))} place={place} onClose={() => stays.current || onClose()}>
      <MenuHead name={nick} picture={<Avatar name={nick} src={member.header} />} detail={details.join(' · ')} />
      <MenuItem icon="at" movesFocus onSelect={() => onMention(nick)}>
        {t('roomMenu.mention')}
      </MenuItem>
      {isHeard && (
        <MenuItem
          icon="speaker"
          onSelect={() => {
            stays.current = true;
            setVolume(true);
          }}
        >
          {t('seats.volume')}
        </MenuItem>
      )}
      <MenuItem icon="user" onSelect={() => dispatch(profileModal.open({ no: member.id, nick }))}>
        {t('roomMenu.profile')}
      </MenuItem>
      {member.id !== viewer && children}
      {member.id !== viewer && <PersonActions no={member.id} nick={nick} />}
    </MenuAt>
  );
}
