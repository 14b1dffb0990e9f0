import { mayInRoom, type RoomMember, roomStandingOf } from '@miczero/contracts';
import { useDispatch, useSelector } from 'react-redux';
import { MenuItem } from '../../../design/Menu/Menu.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectHindrances, selectStanding } from '../../room/views/room-page.selectors.ts';
import { seatsActions } from '../index.ts';
import { selectOwnSeat, selectSeatCells } from './seat-cells.selectors.ts';

/** Puts a listener onto the first free seat, as an item of the menu of a user; absent for those who may not. */
export function SeatUserItem({ member }: { readonly member: RoomMember }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const standing = useSelector(selectStanding);
  const hindrances = useSelector(selectHindrances);
  const { free } = useSelector(selectOwnSeat);
  const isSeated = useSelector(selectSeatCells).some((cell) => cell.member?.id === member.id);
  const target = roomStandingOf(member.role);
  if (standing === null || free === null || isSeated) return null;
  if (!mayInRoom('manage-seats', standing, { ...hindrances, target })) return null;
  return (
    <MenuItem
      icon="takeSeat"
      onSelect={() => dispatch(seatsActions.seatUserRequested({ to: member.id, mic_number: free }))}
    >
      {t('roomMenu.seatUser')}
    </MenuItem>
  );
}
