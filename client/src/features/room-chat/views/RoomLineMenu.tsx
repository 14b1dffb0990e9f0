import { mayInRoom } from '@miczero/contracts';
import { useDispatch, useSelector } from 'react-redux';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { MenuHead, MenuItem } from '../../../design/Menu/Menu.tsx';
import { MenuAt } from '../../../design/Menu/MenuAt.tsx';
import type { MenuPlace } from '../../../design/Menu/use-context-menu.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useCopy } from '../../modals/views/use-copy.ts';
import { reportModal } from '../../people/index.ts';
import { selectRoomId } from '../../room/index.ts';
import { PersonActions } from '../../room/views/PersonActions.tsx';
import { selectHindrances, selectStanding } from '../../room/views/room-page.selectors.ts';
import { selectViewer } from '../../session/index.ts';
import type { LineAuthor, RoomLineModel } from '../index.ts';

export interface RoomLineMenuProps {
  readonly line: RoomLineModel;
  readonly author: LineAuthor;
  readonly place: MenuPlace;
  readonly onMention: (nick: string) => void;
  readonly onClose: () => void;
}

/** Actions on a line that the platform has. Unavailable actions are absent. */
export default function RoomLineMenu({ line, author, place, onMention, onClose }: RoomLineMenuProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const copy = useCopy();
  const standing = useSelector(selectStanding);
  const hindrances = useSelector(selectHindrances);
  const room = useSelector(selectRoomId);
  const nick = author.nick || author.id;
  const isOwn = useSelector(selectViewer) === author.id;
  const mayWrite = standing !== null && mayInRoom('chat', standing, hindrances);
  const reported = { place: `room ${room}`, msg_id: line.mid, text: line.content } as const;
  return (
    <MenuAt label={[nick, t('roomChat.lineMenu')].join(t('seats.comma'))} place={place} onClose={onClose}>
      <MenuHead name={nick} picture={<Avatar name={nick} src={author.header} />} detail={line.content} />
      <MenuItem icon="copy" onSelect={() => copy(line.content, 'chat.copied')}>
        {t('common.copy')}
      </MenuItem>
      {!isOwn && mayWrite && (
        <MenuItem icon="at" movesFocus onSelect={() => onMention(nick)}>
          {t('roomMenu.mentionAuthor', { name: nick })}
        </MenuItem>
      )}
      {!isOwn && (
        <MenuItem
          icon="warning"
          destructive
          onSelect={() => dispatch(reportModal.open({ uid: author.id, nick, line: reported }))}
        >
          {t('roomMenu.report')}
        </MenuItem>
      )}
      {!isOwn && <PersonActions no={author.id} nick={nick} />}
    </MenuAt>
  );
}
