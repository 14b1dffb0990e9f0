import PersonMenu, { type PersonMenuProps } from '../../room/views/PersonMenu.tsx';
import { SeatUserItem } from './SeatUserItem.tsx';

/** Actions of the viewer on a user in the room, seats among them. */
export default function MemberMenu(props: Omit<PersonMenuProps, 'children'>) {
  return (
    <PersonMenu {...props}>
      <SeatUserItem member={props.member} />
    </PersonMenu>
  );
}
