import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { quickSwitcherModal } from '../../features/channel/index.ts';
import { shortcutsModal } from '../../features/modals/index.ts';
import { actionOf, selectKeyBindings, settingsModal } from '../../features/preferences/index.ts';
import { moveToLandmark } from './landmarks.ts';

/** Shortcuts that hold on every screen and inside fields: none of them writes (problemOf in key-choice.model.ts). */
export function useShortcuts(): void {
  const dispatch = useDispatch();
  const bindings = useSelector(selectKeyBindings);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.isComposing) return;
      const action = actionOf(bindings, event);
      if (action === 'landmark' || action === 'landmarkBack') moveToLandmark(action === 'landmark' ? 1 : -1);
      else if (action === 'quick') dispatch(quickSwitcherModal.open());
      else if (action === 'list') dispatch(shortcutsModal.open());
      else if (action === 'settings') dispatch(settingsModal.open());
      else return;
      event.preventDefault();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [dispatch, bindings]);
}
