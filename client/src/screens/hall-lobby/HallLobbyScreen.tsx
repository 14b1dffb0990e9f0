import { type CSSProperties, useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { lazyPart } from '../../design/LazyPart/lazy-part.tsx';
import { PaneGuard } from '../../design/RenderGuard/PartGuards.tsx';
import { SkeletonRows } from '../../design/Skeleton/Skeleton.tsx';
import { ErrorState } from '../../design/States/ErrorState.tsx';
import { useWasTrue } from '../../design/use-was-true.ts';
import { selectHasLeftVoice, selectShownChannel } from '../../features/channel/index.ts';
import type { ComposerHandle } from '../../features/chat/views/Composer.tsx';
import {
  type HallsRoot,
  hallsActions,
  selectMentionTotal,
  selectNotices,
  selectOpenHall,
} from '../../features/halls/index.ts';
import { MemberList } from '../../features/halls/views/MemberList.tsx';
import { type PlaceExtrasProps, PlaceExtrasProvider } from '../../features/halls/views/place-extras.ts';
import NoticeBanner from '../../features/notices/views/NoticeBanner.tsx';
import { MemberSearch } from '../../features/people/views/MemberSearch.tsx';
import { type CardExtrasProps, CardExtrasProvider } from '../../features/person/views/card-extras.ts';
import { type PreferencesRoot, preferencesActions, selectPreferences } from '../../features/preferences/index.ts';
import { useSay } from '../../i18n/use-say.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { afterPaint } from '../../lib/after-paint.ts';
import { useShell } from '../shell/Shell.tsx';
import { usePanelOver } from '../shell/use-panel-over.ts';
import { VoiceDock } from '../shell/VoiceDock.tsx';
import { FirstStepsPlace } from './FirstStepsPlace.tsx';
import styles from './HallLobbyScreen.module.css';
import { HallSidebar } from './HallSidebar.tsx';
import { LobbyHeader } from './LobbyHeader.tsx';
import { LobbyPane } from './LobbyPane.tsx';
import { useAddress } from './use-address.ts';
import { useChannelKeys } from './use-channel-keys.ts';

const PanelDrawer = lazyPart(() => import('../../design/Drawer/Drawer.tsx'));
const PersonExtras = lazyPart<CardExtrasProps>(
  () => import('../../features/people/views/PersonExtras.tsx'),
  ['people'],
);
const ChannelMenuItems = lazyPart<PlaceExtrasProps>(
  () => import('../../features/hall-management/views/ChannelMenuItems.tsx'),
  ['hallManagement'],
);
const NotifyOffer = lazyPart(() => import('../../features/chat/views/NotifyOffer.tsx'), ['preferences']);
const NavDrawer = lazyPart(() => import('../shell/NavDrawer.tsx'));

/** Apart from the screen, so that another address or channel alone draws none of it again. */
function Place() {
  const { onChannelShown } = useShell();
  const channel = useSelector(selectShownId);
  useAddress();
  useChannelKeys();
  // A focus that moves before the paint has the page matched with its style sheets once more.
  useEffect(() => afterPaint(() => onChannelShown(channel)), [channel, onChannelShown]);
  return null;
}

const selectShownId = (state: Parameters<typeof selectShownChannel>[0]) =>
  selectShownChannel(state)?.channel_id ?? null;
/** The pane of the voice channel that the viewer is in, with its buttons: not the one that is being entered, or could not be. */
const selectIsInVoicePane = (
  state: Parameters<typeof selectShownChannel>[0] & Parameters<typeof selectHasLeftVoice>[0],
) => {
  const shown = selectShownChannel(state);
  return shown?.kind === 'voice' && shown.phase === 'current' && !selectHasLeftVoice(state);
};
/** There is a line to mention people in. */
const selectHasComposer = (state: Parameters<typeof selectShownChannel>[0]) =>
  selectShownChannel(state)?.kind === 'text';
/** A mention waits, and the user has said nothing about notifications yet. */
const selectOffersNotifications = (state: HallsRoot & PreferencesRoot) => {
  const { notifications, notificationsOffered } = selectPreferences(state);
  return !notifications && !notificationsOffered && selectMentionTotal(state) > 0;
};
const selectHasNotice = (state: HallsRoot) => selectNotices(state).some(({ isFresh }) => isFresh);

/** The focus of an element goes over to the one that takes its place. */
function useKeptFocus() {
  const hadFocus = useRef(false);
  return useCallback((element: HTMLElement) => {
    if (hadFocus.current) element.focus({ preventScroll: true });
    return () => {
      hadFocus.current = document.activeElement === element;
    };
  }, []);
}

/** /index/room/{hallId}?channel_id={channelId} (route.index-room). */
export default function HallLobbyScreen() {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const { isNarrow, wasNavOpened } = useShell();
  const hall = useSelector(selectOpenHall);
  const hasNotice = useSelector(selectHasNotice);
  const isInVoicePane = useSelector(selectIsInVoicePane);
  const hasComposer = useSelector(selectHasComposer);
  const offersNotifications = useSelector(selectOffersNotifications);
  const { membersShown, treeWidth } = useSelector(selectPreferences);
  const isPanelOver = usePanelOver(treeWidth);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const wasPanelOpened = useWasTrue(isPanelOpen);
  const composerRef = useRef<ComposerHandle>(null);
  const contentRef = useKeptFocus();
  const searchRef = useKeptFocus();

  // Of a hall that did not come, or that one is no member of, there are no members to show.
  const hasMembers = hall !== null && !hall.isMissing && (hall.load.status !== 'ready' || hall.in_hall);
  const isWaiting = hall?.load.status === 'loading' && hall.name === '';
  // role.hall-not-in-hall: the hall presents itself in the place of its channels.
  const isOutside = hall?.load.status === 'ready' && !hall.in_hall;
  const isShown = isPanelOver ? isPanelOpen : membersShown;
  const toggleMembers = () =>
    isPanelOver
      ? setPanelOpen(!isPanelOpen)
      : dispatch(preferencesActions.changeRequested({ membersShown: !membersShown }));
  const onMention = useCallback((uid: string, nick: string) => {
    setPanelOpen(false);
    composerRef.current?.mention(uid, nick);
  }, []);
  const members = (
    <aside className={styles['panel']} aria-label={t('memberList.label')} data-landmark>
      <PaneGuard of={hall?.hall_id}>
        <MemberSearch fieldRef={searchRef} onMention={hasComposer ? onMention : null}>
          <MemberList onMention={hasComposer ? onMention : null} />
        </MemberSearch>
      </PaneGuard>
    </aside>
  );

  return (
    <CardExtrasProvider value={PersonExtras}>
      <Place />
      <PlaceExtrasProvider value={ChannelMenuItems}>
        <div className={styles['lobby']} style={{ '--tree-size': `${treeWidth}px` } as CSSProperties}>
          {!isNarrow && <HallSidebar />}
          {isNarrow && wasNavOpened && (
            <NavDrawer>
              <HallSidebar />
            </NavDrawer>
          )}
          <div className={styles['main']}>
            <LobbyHeader isMembersShown={isShown} onToggleMembers={hasMembers ? toggleMembers : null} />
            {isNarrow && <VoiceDock isInPane={isInVoicePane} />}
            {hall?.in_hall && hasNotice && <NoticeBanner />}
            {offersNotifications && <NotifyOffer />}
            {isNarrow && <FirstStepsPlace />}
            {/* Another element than the skeletons had: a bar that comes above it with the hall moves nothing. */}
            <div key={isWaiting ? 'waiting' : 'there'} className={styles['body']}>
              <main ref={contentRef} id="content" tabIndex={-1} className={styles['content']}>
                {isOutside ? (
                  <Outlet />
                ) : hall?.isMissing && hall.load.status === 'failed' ? (
                  <ErrorState
                    text={t('hallLobby.failed')}
                    reason={say(hall.load.error)}
                    onRetry={() => dispatch(hallsActions.hallRetryRequested())}
                  />
                ) : isWaiting ? (
                  <SkeletonRows rows={7} avatar={40} />
                ) : (
                  <PaneGuard of={hall?.hall_id}>
                    <LobbyPane composerRef={composerRef} onMention={onMention} />
                  </PaneGuard>
                )}
              </main>
              {!isPanelOver && membersShown && hasMembers && members}
            </div>
          </div>
          {isPanelOver && wasPanelOpened && (
            <PanelDrawer
              open={isPanelOpen && hasMembers}
              onClose={() => setPanelOpen(false)}
              side="end"
              label={t('memberList.label')}
            >
              {members}
            </PanelDrawer>
          )}
        </div>
      </PlaceExtrasProvider>
    </CardExtrasProvider>
  );
}
