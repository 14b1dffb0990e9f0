import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useNavigate } from 'react-router-dom';
import type { ModalsRoot } from '../../features/modals/index.ts';
import {
  loginModal,
  type SessionRoot,
  selectIsSignedIn,
  selectPhase,
  sessionActions,
} from '../../features/session/index.ts';
import { inviteRoute, LANDING_ROUTE } from '../../lib/routes.ts';
import DiscoverScreen from '../discover/DiscoverScreen.tsx';

/**
 * The login route: the dialog over the landing page. A signed-in user is led to the landing page (open point A11). A visitor with the
 * link of a hall sees that hall first: its page asks for the login when it is needed.
 */
export default function LoginScreen() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const phase = useSelector(selectPhase);
  const isSignedIn = useSelector(selectIsSignedIn);
  const isOpen = useSelector((state: ModalsRoot) => loginModal.select(state) !== null);
  const { shareHall, shareChannel } = useSelector(({ session }: SessionRoot) => session.entry);
  // After a login here the session navigates, because it knows where to.
  const [wasSignedIn] = useState(isSignedIn);
  const wasOpen = useRef(false);
  const isLedAway = useRef(false);

  useEffect(() => {
    if (wasOpen.current && !isOpen && phase === 'signedOut') void navigate(LANDING_ROUTE, { replace: true });
    wasOpen.current = isOpen;
  }, [isOpen, phase, navigate]);

  useEffect(() => {
    if (phase !== 'signedOut' || isLedAway.current) return;
    if (shareHall === undefined) {
      // One that is open tells how the code of the address failed.
      if (!wasOpen.current) dispatch(loginModal.open({ tab: null }));
      return;
    }
    isLedAway.current = true;
    dispatch(sessionActions.entryUsed());
    const place = { hall_id: shareHall, channel_id: shareChannel ?? null, from: null, until: 0 };
    void navigate(inviteRoute(place), { replace: true });
  }, [phase, shareHall, shareChannel, dispatch, navigate]);

  return wasSignedIn ? <Navigate to={LANDING_ROUTE} replace /> : <DiscoverScreen />;
}
