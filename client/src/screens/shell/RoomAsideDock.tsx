import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../design/Button/Button.tsx';
import DockPanel from '../../features/audio/views/DockPanel.tsx';
import { roomActions } from '../../features/room/index.ts';
import { LostLink } from '../../features/room/views/LostLink.tsx';
import { selectRoomHead } from '../../features/room/views/room-page.selectors.ts';
import { selectUnreadLines } from '../../features/room-chat/views/unread.selectors.ts';
import { seatsActions } from '../../features/seats/index.ts';
import { SeatDialogs } from '../../features/seats/views/SeatDialogs.tsx';
import { selectOwnSeat, selectSeatCells } from '../../features/seats/views/seat-cells.selectors.ts';
import { useLeaveQuestion } from '../../features/seats/views/use-leave-question.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './RoomAsideDock.module.css';

/** The dock of a viewer in a room while another page is on screen: what the page of the room shows of the viewer, and asks them. */
export default function RoomAsideDock() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { link } = useSelector(selectRoomHead);
  const { onLeave, question } = useLeaveQuestion(() => {
    // The dock goes with the room, and its button with the focus.
    document.getElementById('content')?.focus({ preventScroll: true });
    dispatch(roomActions.leaveRequested());
  });
  return (
    <>
      <DockPanel isAway={link !== 'online'} room={{ words: <Words />, leaveLabel: t('room.leave'), onLeave }} />
      <SeatDialogs />
      {question}
    </>
  );
}

function Words() {
  const { t } = useTranslation();
  const { link, forbidden } = useSelector(selectRoomHead);
  const unread = useSelector(selectUnreadLines);
  // The state of the dock says that a link is on its way back; one that has given up needs a press.
  if (link === 'refused') return <LostLink className={styles['words']} />;
  return (
    <p className={styles['words']}>
      {forbidden !== null ? <span dir="auto">{forbidden || t('room.forbidden')}</span> : <OwnSeat />}
      {unread > 0 && <span>{t('roomChat.unread', { n: unread })}</span>}
    </p>
  );
}

/** The viewer's part in the room; an application that waits can be taken back. */
function OwnSeat() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const own = useSelector(selectSeatCells).find(({ isOwn }) => isOwn);
  const { applied } = useSelector(selectOwnSeat);
  const mic_number = own?.mic_number ?? applied;
  if (mic_number === null) return <span>{t('seats.listening')}</span>;
  return (
    <>
      <span>{mic_number === 0 ? t('seats.hostSeat') : t('seats.seat', { n: mic_number })}</span>
      <span>{t(`seats.look.${own?.look ?? 'applying'}`)}</span>
      {!own && (
        <Button size="compact" onClick={() => dispatch(seatsActions.seatTapped({ mic_number }))}>
          {t('seats.cancelApply')}
        </Button>
      )}
    </>
  );
}
