import { mayInRoom, type RoomPerson } from '@miczero/contracts';
import { useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { MenuHead, MenuItem, MenuSeparator } from '../../../design/Menu/Menu.tsx';
import { MenuAt } from '../../../design/Menu/MenuAt.tsx';
import type { MenuPlace } from '../../../design/Menu/use-context-menu.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { profileModal } from '../../person/index.ts';
import { PersonActions } from '../../room/views/PersonActions.tsx';
import PersonVolumeDialog from '../../room/views/PersonVolumeDialog.tsx';
import { selectHindrances, selectStanding } from '../../room/views/room-page.selectors.ts';
import { seatsActions } from '../index.ts';
import { type SeatCell, selectOwnSeat } from './seat-cells.selectors.ts';
import { placeIcon, seatWords } from './seat-words.ts';

export interface SeatMenuProps {
  readonly cell: SeatCell;
  readonly place: MenuPlace;
  readonly onMention: (nick: string) => void;
  readonly onGift: (person: RoomPerson) => void;
  readonly onClose: () => void;
}

/** Actions on a seat and its user. Forbidden actions are absent; destructive ones come last. */
export default function SeatMenu({ cell, place, onMention, onGift, onClose }: SeatMenuProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const standing = useSelector(selectStanding);
  const hindrances = useSelector(selectHindrances);
  const own = useSelector(selectOwnSeat);
  const [heard, setHeard] = useState<RoomPerson | null>(null);
  const stays = useRef(false);
  const { mic_number, member, look, isOwn, standing: target } = cell;
  if (heard) return <PersonVolumeDialog person={heard} onClose={onClose} />;
  if (standing === null) return null;
  const tap = () => dispatch(seatsActions.seatTapped({ mic_number }));
  const canManage = mayInRoom('manage-seats', standing, hindrances);
  const reaches = canManage && (target === undefined || mayInRoom('manage-seats', standing, { ...hindrances, target }));
  const isMuted = look === 'muted' || look === 'locked';
  const setMuted = (muted: boolean) =>
    dispatch(seatsActions.seatMuteRequested({ to: member?.id ?? '', mic_number, muted }));
  const { seat, nick, state } = seatWords(t, cell);
  const you = isOwn && t('seats.you');
  return (
    // The menu closes with each choice: the volume takes its place.
    <MenuAt
      label={[seat, nick, you, state].filter(Boolean).join(t('seats.comma'))}
      place={place}
      onClose={() => stays.current || onClose()}
    >
      <MenuHead
        name={nick ?? seat}
        {...(member ? { picture: <Avatar name={nick ?? ''} src={member.header} /> } : { icon: placeIcon(cell) })}
        detail={[nick !== null && seat, you, state].filter(Boolean).join(' · ')}
      />
      {isOwn && (
        <MenuItem icon="leaveSeat" onSelect={tap}>
          {t('seats.stepDown')}
        </MenuItem>
      )}
      {look === 'applying' && (
        <MenuItem icon="close" onSelect={tap}>
          {t('seats.cancelApply')}
        </MenuItem>
      )}
      {!member && canManage && own.mic_number !== mic_number && (
        <MenuItem icon="takeSeat" onSelect={tap}>
          {t('seats.takeSeat')}
        </MenuItem>
      )}
      {member && !isOwn && (
        <>
          <MenuItem icon="gift" onSelect={() => onGift(member)}>
            {t('seats.gift')}
          </MenuItem>
          <MenuItem icon="at" movesFocus onSelect={() => onMention(member.nick)}>
            {t('roomMenu.mention')}
          </MenuItem>
          <MenuItem
            icon="speaker"
            onSelect={() => {
              stays.current = true;
              setHeard(member);
            }}
          >
            {t('seats.volume')}
          </MenuItem>
        </>
      )}
      {member && (
        <MenuItem icon="user" onSelect={() => dispatch(profileModal.open({ no: member.id, nick: member.nick }))}>
          {t('roomMenu.profile')}
        </MenuItem>
      )}
      {(reaches || (isOwn && canManage)) && (
        <>
          {member && <MenuSeparator />}
          <MenuItem icon={isMuted ? 'mic' : member ? 'micOff' : 'lock'} onSelect={() => setMuted(!isMuted)}>
            {t(
              member
                ? isMuted
                  ? 'roomMenu.unmuteSeat'
                  : 'roomMenu.muteSeat'
                : isMuted
                  ? 'roomMenu.unlock'
                  : 'roomMenu.lock',
            )}
          </MenuItem>
        </>
      )}
      {member && !isOwn && reaches && (
        <MenuItem
          icon="leaveSeat"
          onSelect={() => dispatch(seatsActions.forceOffRequested({ to: member.id, mic_number }))}
        >
          {t('roomMenu.forceOff')}
        </MenuItem>
      )}
      {member && !isOwn && <PersonActions no={member.id} nick={member.nick} />}
    </MenuAt>
  );
}
