import { BrowserRouter, Route, Routes } from 'react-router-dom';
import type { PartPorts } from '../design/LazyPart/late-code.ts';
import { INVITE_ROUTE, LANDING_ROUTE, LOGIN_ROUTE, PIAZZA_ROUTE, ROOMS_ROUTE } from '../lib/routes.ts';
import Shell from '../screens/shell/Shell.tsx';
import { BySession } from './BySession.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ImHost } from './ImHost.tsx';
import { LazyScreen, type ScreenPorts, type ScreenSource, screenSource } from './LazyScreen.tsx';
import { ModalHost } from './ModalHost.tsx';
import { NavigationBridge, type NavigationBridgeProps } from './NavigationBridge.tsx';
import { Redirect } from './Redirect.tsx';
import { SettledView } from './SettledView.tsx';

const explore = () => import('../screens/discover/discover-page.ts');
const EXPLORE = screenSource(async () => ({ default: (await explore()).Explore }), { parts: ['explore'] });
const DISCOVER = screenSource(async () => ({ default: (await explore()).DiscoverScreen }), { within: EXPLORE });
const TEAMS = screenSource(() => import('../screens/discover/TeamShelf.tsx'), { parts: ['teamSquare'] });
const PIAZZA = screenSource(() => import('../screens/piazza/PiazzaScreen.tsx'), { parts: ['explore', 'teamSquare'] });
const INVITE = screenSource(() => import('../screens/invite/InviteScreen.tsx'), { parts: ['invitation'] });
const WELCOME = screenSource(() => import('../screens/invite/HallWelcome.tsx'), { parts: ['invitation'] });
const LOGIN = screenSource(() => import('../screens/login/LoginScreen.tsx'));
const HALL_VISIT = screenSource(() => import('../screens/hall-lobby/HallVisit.tsx'), { parts: ['invitation'] });
const HALL_LOBBY = screenSource(() => import('../screens/hall-lobby/HallLobbyScreen.tsx'), {
  parts: ['hall', 'people'],
});
const ROOM_VISIT = screenSource(() => import('../screens/voice-room/RoomVisit.tsx'), { parts: ['invitation'] });
const VOICE_ROOM = screenSource(() => import('../screens/voice-room/VoiceRoomScreen.tsx'), {
  parts: ['room', 'hall'],
});
const ROOM_LIST = screenSource(() => import('../screens/room-list/RoomListScreen.tsx'), { parts: ['rooms'] });
const NOT_FOUND = screenSource(() => import('../screens/not-found/NotFoundScreen.tsx'), { chapters: ['notFound'] });
const GUIDES = () => import('../features/guides/views/Guides.tsx');
const NEW_VERSION_BAR = () => import('../features/app-update/views/NewVersionBar.tsx');
// Development only: the branch below is constant in a build, which leaves the gallery out.
const GALLERY = import.meta.env.DEV ? screenSource(() => import('../screens/gallery/GalleryScreen.tsx')) : null;

/** What an address shows, by its beginning. `isReturning`: a login is stored, and most likely its session continues. */
function likelyScreens(path: string, isReturning: boolean): readonly ScreenSource[] {
  if (path.startsWith('/index/room/')) return [isReturning ? HALL_LOBBY : HALL_VISIT];
  if (path.startsWith('/app/room/')) return [isReturning ? VOICE_ROOM : ROOM_VISIT];
  if (path.startsWith(ROOMS_ROUTE)) return [ROOM_LIST];
  if (path.startsWith(PIAZZA_ROUTE)) return [PIAZZA];
  if (!['/', '/index', '/app', LANDING_ROUTE].includes(path)) return [];
  return isReturning ? [DISCOVER, TEAMS] : [DISCOVER];
}

/** Begins to load what is shown first, before anything is drawn. A load that fails is the screen's to tell and to retry. */
export function beginScreens(path: string, isReturning: boolean, needs: ScreenPorts): void {
  for (const screen of likelyScreens(path, isReturning)) screen.load(needs).catch(() => {});
}

export interface AppRouterProps extends NavigationBridgeProps {
  readonly chunks: PartPorts;
  readonly onBug: (error: unknown) => void;
}

/** The route table (spec section 2), as far as it is built, with the modals, which may navigate too. */
export function AppRouter({ chunks, onBug, ...bridge }: AppRouterProps) {
  const screen = (source: ScreenSource) => <LazyScreen source={source} ports={chunks} />;
  return (
    // No screen suspends, and a transition would let a frame with the former page pass.
    <BrowserRouter useTransitions={false}>
      {/* Two boundaries: a bug in a screen takes no modal along, and the other way round. */}
      <ErrorBoundary onBug={onBug}>
        <Routes>
          <Route path="/" element={<Redirect to="/index" />} />
          <Route path="/index" element={<Redirect to={LANDING_ROUTE} />} />
          <Route path="/app" element={<Redirect to={LANDING_ROUTE} />} />
          <Route element={<Shell />}>
            <Route path={LANDING_ROUTE} element={screen(DISCOVER)}>
              {/* The shelves beside the halls come late, each time in a place of the screen. */}
              <Route element={screen(EXPLORE)}>
                <Route index element={screen(TEAMS)} />
              </Route>
            </Route>
            <Route path={PIAZZA_ROUTE} element={screen(PIAZZA)} />
            <Route path={LOGIN_ROUTE} element={screen(LOGIN)} />
            <Route
              path="/index/room/:hallId"
              element={<BySession signedIn={screen(HALL_LOBBY)} signedOut={screen(HALL_VISIT)} />}
            >
              {/* The lobby shows it in its pane to users who are not members. */}
              <Route index element={screen(WELCOME)} />
            </Route>
            <Route path={ROOMS_ROUTE} element={screen(ROOM_LIST)} />
            <Route
              path="/app/room/:roomNo"
              element={<BySession signedIn={screen(VOICE_ROOM)} signedOut={screen(ROOM_VISIT)} />}
            />
          </Route>
          <Route path={INVITE_ROUTE} element={screen(INVITE)} />
          {GALLERY && <Route path="/__gallery" element={screen(GALLERY)} />}
          <Route path="*" element={screen(NOT_FOUND)} />
        </Routes>
      </ErrorBoundary>
      <ErrorBoundary onBug={onBug}>
        <ModalHost />
        <ImHost />
      </ErrorBoundary>
      <SettledView part="guides" load={GUIDES} />
      <SettledView part="appUpdate" load={NEW_VERSION_BAR} />
      {/* Behind the routes: what was gone to while they were drawn comes after their redirects. */}
      <NavigationBridge {...bridge} />
    </BrowserRouter>
  );
}
