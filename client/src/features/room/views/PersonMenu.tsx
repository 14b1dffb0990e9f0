import type { RoomMember } from '@miczero/contracts';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { MenuItem } from '../../../design/Menu/Menu.tsx';
import { MenuAt } from '../../../design/Menu/MenuAt.tsx';
import type { MenuPlace } from '../../../design/Menu/use-context-menu.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { profileModal } from '../../person/index.ts';
import { selectViewer } from '../../session/index.ts';
import { PersonActions } from './PersonActions.tsx';

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
  return (
    <MenuAt label={nick} place={place} onClose={onClose}>
      <MenuItem icon="at" movesFocus onSelect={() => onMention(nick)}>
        {t('roomMenu.mention')}
      </MenuItem>
      <MenuItem icon="user" onSelect={() => dispatch(profileModal.open({ no: member.id, nick }))}>
        {t('roomMenu.profile')}
      </MenuItem>
      {member.id !== viewer && children}
      {member.id !== viewer && <PersonActions no={member.id} nick={nick} />}
    </MenuAt>
  );
}
