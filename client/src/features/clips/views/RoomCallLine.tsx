import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { ROOMS_ROUTE } from '../../../lib/routes.ts';
import { selectAudioPlace } from '../../audio/index.ts';
import { roomActions } from '../../room/index.ts';
import { selectRoomHead } from '../../room/views/room-page.selectors.ts';
import { useLeaveQuestion } from '../../seats/views/use-leave-question.tsx';
import CallLine, { focusMessages } from './CallLine.tsx';

/** The line of a call in a room: it knows the room's link, and asks before the way out takes a seat along. */
export default function RoomCallLine() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const path = useSelector(selectAudioPlace)?.path;
  const { link } = useSelector(selectRoomHead);
  const { onLeave, question } = useLeaveQuestion(() => {
    focusMessages();
    dispatch(roomActions.leaveRequested());
    // The page of a room that was left shows nothing any more.
    if (pathname === path) void navigate(ROOMS_ROUTE, { replace: true });
  });
  return (
    <>
      <CallLine isAway={link !== 'online'} onLeave={onLeave} />
      {question}
    </>
  );
}
