import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { modalsActions } from '../../features/modals/index.ts';
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
      const opened = MODAL_OF_KEY[event.key.toLowerCase()];
      if (!opened) return;
      event.preventDefault();
      dispatch(modalsActions.opened(opened));
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [dispatch]);
}

const MODAL_OF_KEY: Partial<Record<string, Parameters<typeof modalsActions.opened>[0]>> = {
  k: { name: 'quickSwitcher' },
  '/': { name: 'shortcuts' },
  ',': { name: 'settings', section: 'appearance' },
};
