import type { RoomId } from '@miczero/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { fetchEarly } from '../../design/early-parts.ts';
import { lazyPart } from '../../design/LazyPart/lazy-part.tsx';
import { PaneGuard } from '../../design/RenderGuard/PartGuards.tsx';
import { useWasTrue } from '../../design/use-was-true.ts';
import { selectHasVoice } from '../../features/audio/index.ts';
import DockPanel from '../../features/audio/views/DockPanel.tsx';
import type { LineFieldHandle } from '../../features/chat/views/LineField.tsx';
import { roomActions } from '../../features/room/index.ts';
import { AudiencePanel } from '../../features/room/views/AudiencePanel.tsx';
import { selectRoomHead } from '../../features/room/views/room-page.selectors.ts';
import { RoomChat } from '../../features/room-chat/views/RoomChat.tsx';
import { SeatMark } from '../../features/seats/views/SeatMark.tsx';
import { useLeaveQuestion } from '../../features/seats/views/use-leave-question.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PageFrame } from '../shell/PageFrame.tsx';
import { useNamedPage } from '../shell/page-name.ts';
import { usePanelOver } from '../shell/use-panel-over.ts';
import { roomAsideDock, VoiceDock } from '../shell/VoiceDock.tsx';
import { RoomHeader } from './RoomHeader.tsx';
import styles from './RoomPage.module.css';
import { RoomStage } from './RoomStage.tsx';

const MemberMenu = lazyPart(() => import('../../features/seats/views/MemberMenu.tsx'), ['roomMenu']);
const PanelDrawer = lazyPart(() => import('../../design/Drawer/Drawer.tsx'));

// The room goes on at once where the viewer goes to.
fetchEarly(roomAsideDock.fetch);

/** The least that the chat has beside the stage. */
const CHAT_PX = 320;

export interface RoomPageProps {
  /** The number of the room. */
  readonly roomNo: RoomId;
  readonly onLeave: () => void;
}

/** The room while the viewer is in it: the stage with its seats, the chat beside or below, and the members. */
export function RoomPage({ roomNo, onLeave }: RoomPageProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const isPanelOver = usePanelOver(CHAT_PX);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const wasPanelOpened = useWasTrue(isPanelOpen);
  const [isPanelShown, setPanelShown] = useState(true);
  const composerRef = useRef<LineFieldHandle>(null);
  const { name } = useSelector(selectRoomHead);
  const leaving = useLeaveQuestion(onLeave);
  useNamedPage(name);
  // The card says whether the room is a favourite.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another room has another card
  useEffect(() => {
    dispatch(roomActions.cardRequested());
  }, [dispatch, roomNo]);
  const onMention = useCallback((nick: string) => {
    setPanelOpen(false);
    composerRef.current?.insert(`@${nick} `);
  }, []);
  const isShown = isPanelOver ? isPanelOpen : isPanelShown;
  const audience = (
    <aside className={styles['panel']} aria-label={t('room.audienceLabel')} data-landmark>
      <PaneGuard of={roomNo}>
        <AudiencePanel
          seatMarkFor={({ id }) => <SeatMark no={id} />}
          menuOf={(menu) => <MemberMenu {...menu} onMention={onMention} />}
        />
      </PaneGuard>
    </aside>
  );
  return (
    <PageFrame>
      <RoomHeader
        roomNo={roomNo}
        name={name}
        isAudienceShown={isShown}
        onLeave={leaving.onLeave}
        onToggleAudience={() => (isPanelOver ? setPanelOpen(!isPanelOpen) : setPanelShown(!isPanelShown))}
      />
      <div className={styles['body']}>
        <main id="content" tabIndex={-1} className={styles['room']} data-landmark>
          <RoomStage roomNo={roomNo} onMention={onMention} />
          <div className={styles['chat']}>
            <OwnDock />
            <PaneGuard of={roomNo}>
              <RoomChat composerRef={composerRef} onMention={onMention} />
            </PaneGuard>
          </div>
        </main>
        {!isPanelOver && isPanelShown && audience}
      </div>
      {leaving.question}
      {isPanelOver && wasPanelOpened && (
        <PanelDrawer open={isPanelOpen} onClose={() => setPanelOpen(false)} side="end" label={t('room.audienceLabel')}>
          {audience}
        </PanelDrawer>
      )}
    </PageFrame>
  );
}

/** Who is in a room has a voice: its dock is part of the first frame, and moves nothing as it comes. */
function OwnDock() {
  const isAway = useSelector(selectRoomHead).link !== 'online';
  return useSelector(selectHasVoice) ? <DockPanel isAway={isAway} /> : <VoiceDock />;
}
