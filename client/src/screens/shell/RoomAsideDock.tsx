import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../design/Button/Button.tsx';
import DockPanel from '../../features/audio/views/DockPanel.tsx';
import { roomActions } from '../../features/room/index.ts';
import { selectRoomHead } from '../../features/room/views/room-page.selectors.ts';
import { selectUnreadLines } from '../../features/room-chat/views/unread.selectors.ts';
import { SeatDialogs } from '../../features/seats/views/SeatDialogs.tsx';
import { selectSeatCells } from '../../features/seats/views/seat-cells.selectors.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './RoomAsideDock.module.css';

/** The dock of a viewer in a room while another page is on screen: what the page of the room shows of the viewer, and asks them. */
export default function RoomAsideDock() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const leave = () => {
    // The dock goes with the room, and its button with the focus.
    document.getElementById('content')?.focus({ preventScroll: true });
    dispatch(roomActions.leaveRequested());
  };
  return (
    <>
      <DockPanel room={{ words: <Words />, leaveLabel: t('room.leave'), onLeave: leave }} />
      <SeatDialogs />
    </>
  );
}

function Words() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const own = useSelector(selectSeatCells).find(({ isOwn }) => isOwn);
  const { link, forbidden } = useSelector(selectRoomHead);
  const unread = useSelector(selectUnreadLines);
  if (link !== 'online') {
    return (
      <p className={styles['words']} role="status">
        {t('room.reconnecting')}
        {link === 'refused' && (
          <Button size="compact" icon="retry" onClick={() => dispatch(roomActions.retryRequested())}>
            {t('common.retry')}
          </Button>
        )}
      </p>
    );
  }
  return (
    <p className={styles['words']}>
      {forbidden !== null ? (
        <span dir="auto">{forbidden || t('room.forbidden')}</span>
      ) : own ? (
        <>
          <span>{own.mic_number === 0 ? t('seats.hostSeat') : t('seats.seat', { n: own.mic_number })}</span>
          <span>{t(`seats.look.${own.look}`)}</span>
        </>
      ) : (
        <span>{t('seats.listening')}</span>
      )}
      {unread > 0 && <span>{t('roomChat.unread', { n: unread })}</span>}
    </p>
  );
}
