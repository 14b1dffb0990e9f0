import { useStore } from 'react-redux';
import { NO_ROOM_FOR_PANEL } from '../../../design/use-media-query.ts';
import { type ModalsRoot, modalsActions, selectModals } from '../../modals/index.ts';
import { overlaysOf } from '../index.ts';

/** What a link in a dialog calls, so that the page it leads to is seen. A column of messages covers nothing and stays. */
export function useLeaveDialogs(): () => void {
  // Each row of a long list has such a link: none of them listens to the width of the window, or to modals.
  const store = useStore<ModalsRoot>();
  return () => {
    const isBeside = !window.matchMedia(NO_ROOM_FOR_PANEL).matches;
    for (const { name } of overlaysOf(selectModals(store.getState()), isBeside))
      store.dispatch(modalsActions.closed(name));
  };
}
