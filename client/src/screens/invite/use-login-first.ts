import { useEffect } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { ModalsRoot } from '../../features/modals/index.ts';
import { loginModal, selectCanLogin, selectPhase } from '../../features/session/index.ts';

/** A place that a visitor cannot enter shows with the login open, and is gone on to from there. */
export function useLoginFirst(): void {
  const dispatch = useDispatch();
  const canLogin = useSelector(selectCanLogin);
  const phase = useSelector(selectPhase);
  const store = useStore<ModalsRoot>();
  // Without a nick the page shows with the login modal open (role.can-login, open point C20).
  useEffect(() => {
    // One that is open tells how the code of the address failed.
    const isOpen = loginModal.select(store.getState()) !== null;
    if (!canLogin && phase === 'signedOut' && !isOpen) dispatch(loginModal.open({ tab: null }));
  }, [canLogin, phase, dispatch, store]);
  // The login lands here later. By then the address is no press any more: it opens no microphone (ADR 0187).
  const navigate = useNavigate();
  const here = useLocation();
  const isPressed = useNavigationType() === 'PUSH';
  useEffect(() => {
    if (isPressed) void navigate(here, { replace: true, state: here.state });
  }, [isPressed, navigate, here]);
}
