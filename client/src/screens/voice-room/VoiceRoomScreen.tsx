import { type RoomId, roomId } from '@miczero/contracts';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { Icon } from '../../design/Icon/Icon.tsx';
import { lazyPart } from '../../design/LazyPart/lazy-part.tsx';
import { selectVisit } from '../../features/room/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Page } from '../shell/Page.tsx';
import { RoomPage } from './RoomPage.tsx';
import { useVisit } from './use-visit.ts';
import { useWayOut } from './use-way-out.ts';
import { VisitState } from './VisitState.tsx';
import styles from './VoiceRoomScreen.module.css';

const NotFoundScreen = lazyPart(() => import('../not-found/NotFoundScreen.tsx'), ['notFound']);

/** /app/room/{room number} (route.app-room): enters the room, and says how that goes. */
export default function VoiceRoomScreen() {
  const { roomNo = '' } = useParams();
  const group_id = roomId.safeParse(roomNo).data ?? null;
  const leave = useWayOut();
  return group_id === null ? <NotFoundScreen /> : <VoiceRoom key={group_id} roomNo={group_id} onLeave={leave} />;
}

interface VoiceRoomProps {
  readonly roomNo: RoomId;
  readonly onLeave: () => void;
}

function VoiceRoom({ roomNo, onLeave }: VoiceRoomProps) {
  const { place, group_id } = useSelector(selectVisit);
  const enter = useVisit(roomNo);
  // The leave of the room before may be under way.
  return place === 'in' && group_id === roomNo ? (
    <RoomPage roomNo={roomNo} onLeave={onLeave} />
  ) : (
    <Entrance roomNo={roomNo} onEnter={enter} />
  );
}

interface EntranceProps {
  readonly roomNo: string;
  readonly onEnter: (password: string) => void;
}

/** The page before the viewer is in the room: on the way in, refused, or asked for a password. */
function Entrance({ roomNo, onEnter }: EntranceProps) {
  const { t } = useTranslation();
  const { group_id, name } = useSelector(selectVisit);
  return (
    // The viewer may still be in another room.
    <Page fill title={(group_id === roomNo && name) || t('room.title', { no: roomNo })}>
      <div className={styles['entrance']}>
        <span className={styles['seats']} aria-hidden="true">
          <span className={styles['seat']} />
          <span className={styles['host']}>
            <Icon name="mic" size={36} />
          </span>
          <span className={styles['seat']} />
        </span>
        <VisitState onEnter={onEnter} />
      </div>
    </Page>
  );
}
