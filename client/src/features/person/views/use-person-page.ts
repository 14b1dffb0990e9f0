import type { UserNo } from '@miczero/contracts';
import { useDispatch, useSelector } from 'react-redux';
import { loginModal, selectIsSignedIn } from '../../session/index.ts';
import { profileModal } from '../modals.ts';

/** Leads to the page of a user; a visitor is asked to sign in. */
export function usePersonPage(): (user: { readonly no: UserNo; readonly nick: string }) => void {
  const dispatch = useDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  return (user) => void dispatch(isSignedIn ? profileModal.open(user) : loginModal.open({ tab: null }));
}
