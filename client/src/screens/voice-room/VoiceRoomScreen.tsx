import { roomId } from '@miczero/contracts';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { IconButton } from '../../design/Button/IconButton.tsx';
import { Icon } from '../../design/Icon/Icon.tsx';
import { lazyPart } from '../../design/LazyPart/lazy-part.tsx';
import { selectVisit } from '../../features/room/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import NotFoundScreen from '../not-found/NotFoundScreen.tsx';
import { PageTools } from '../shell/PageTools.tsx';
import { useShell } from '../shell/Shell.tsx';
import { useVisit } from './use-visit.ts';
import { VisitState } from './VisitState.tsx';
import styles from './VoiceRoomScreen.module.css';

const RoomPage = lazyPart(() => import('./RoomPage.tsx'), ['stage', 'roomChat', 'gifts', 'chat', 'emoji']);
const NavDrawer = lazyPart(() => import('../shell/NavDrawer.tsx'));

/** /app/room/{room number} (route.app-room): enters the room, says how that goes, and leaves it with the page. */
export default function VoiceRoomScreen() {
  const { roomNo = '' } = useParams();
  const group_id = roomId.safeParse(roomNo).data ?? null;
  return group_id === null ? <NotFoundScreen /> : <VoiceRoom key={group_id} roomNo={group_id} />;
}

function VoiceRoom({ roomNo }: { readonly roomNo: Parameters<typeof useVisit>[0] }) {
  const { isNarrow, wasNavOpened } = useShell();
  const { name, place } = useSelector(selectVisit);
  const enter = useVisit(roomNo);
  const entrance = <Entrance roomNo={roomNo} name={name} onEnter={enter} />;
  return (
    <div className={styles['page']}>
      {isNarrow && wasNavOpened && <NavDrawer />}
      {place === 'in' ? <RoomPage roomNo={roomNo} standIn={entrance} /> : entrance}
    </div>
  );
}

interface EntranceProps {
  readonly roomNo: string;
  readonly name: string | null;
  readonly onEnter: (password: string) => void;
}

/** The page before the viewer is in the room: on the way in, refused, or asked for a password. */
function Entrance({ roomNo, name, onEnter }: EntranceProps) {
  const { t } = useTranslation();
  const { isNarrow, setNavOpen } = useShell();
  return (
    <>
      <header className={styles['header']}>
        {isNarrow && <IconButton icon="menu" label={t('nav.main')} onClick={() => setNavOpen(true)} />}
        <Icon name="mic" size={20} />
        <h1 className={styles['title']} dir="auto">
          {name ?? t('room.title', { no: roomNo })}
        </h1>
        <span className={styles['tools']}>
          <PageTools />
        </span>
      </header>
      <main id="content" tabIndex={-1} className={styles['content']} data-landmark>
        <span className={styles['seats']} aria-hidden="true">
          <span className={styles['seat']} />
          <span className={styles['host']}>
            <Icon name="mic" size={36} />
          </span>
          <span className={styles['seat']} />
        </span>
        <VisitState onEnter={onEnter} />
      </main>
    </>
  );
}
