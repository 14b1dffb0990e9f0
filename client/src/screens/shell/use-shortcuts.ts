import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { quickSwitcherModal } from '../../features/channel/index.ts';
import { shortcutsModal } from '../../features/modals/index.ts';
import { settingsModal } from '../../features/preferences/index.ts';
import { moveToLandmark } from './landmarks.ts';

/** Shortcuts that hold on every screen; a modifier is always held, so they work inside fields too. */
export function useShortcuts(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.isComposing) return;
      if (event.key === 'F6' && event.ctrlKey) {
        moveToLandmark(event.shiftKey ? -1 : 1);
        event.preventDefault();
        return;
      }
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      const modal = MODAL_OF_KEY[event.key.toLowerCase()];
      if (!modal) return;
      event.preventDefault();
      dispatch(modal.open());
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [dispatch]);
}

const MODAL_OF_KEY: Partial<Record<string, typeof shortcutsModal>> = {
  k: quickSwitcherModal,
  '/': shortcutsModal,
  ',': settingsModal,
};
