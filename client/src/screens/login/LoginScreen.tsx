import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useNavigate } from 'react-router-dom';
import type { ModalsRoot } from '../../features/modals/index.ts';
import { loginModal, selectIsSignedIn, selectPhase } from '../../features/session/index.ts';
import { LANDING_ROUTE } from '../../lib/routes.ts';
import DiscoverScreen from '../discover/DiscoverScreen.tsx';

/** The login route: the dialog over the landing page. A signed-in user is led to the landing page (open point A11). */
export default function LoginScreen() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const phase = useSelector(selectPhase);
  const isSignedIn = useSelector(selectIsSignedIn);
  const isOpen = useSelector((state: ModalsRoot) => loginModal.select(state) !== null);
  // After a login here the session navigates, because it knows where to.
  const [wasSignedIn] = useState(isSignedIn);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (phase === 'signedOut') dispatch(loginModal.open({ tab: null }));
  }, [phase, dispatch]);

  useEffect(() => {
    if (wasOpen.current && !isOpen && phase === 'signedOut') void navigate(LANDING_ROUTE, { replace: true });
    wasOpen.current = isOpen;
  }, [isOpen, phase, navigate]);

  return wasSignedIn ? <Navigate to={LANDING_ROUTE} replace /> : <DiscoverScreen />;
}
