import { useDispatch, useSelector } from 'react-redux';
import { lazyPart } from '../design/LazyPart/lazy-part.tsx';
import { modalsActions, selectModals } from '../features/modals/index.ts';

/** The table of all dialogs weighs more than most of what a page begins with. It comes in an idle moment or with the first modal. */
const Modals = lazyPart(() => import('./Modals.tsx'));

/** Draws the modals that are open. */
export function ModalHost() {
  const dispatch = useDispatch();
  const isAnyOpen = useSelector(selectModals).length > 0;
  return isAnyOpen && <Modals onGivenUp={() => dispatch(modalsActions.allClosed())} />;
}
