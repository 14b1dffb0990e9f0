import { useEffect } from 'react';
import { useSelector, useStore } from 'react-redux';
import { fetchEarly } from '../../design/early-parts.ts';
import { openQuickSwitcher } from '../../features/channel/views/open-quick-switcher.ts';
import { PART_MISSING } from '../../features/feedback/index.ts';
import { type ModalsRoot, shortcutsModal } from '../../features/modals/index.ts';
import { actionOf, selectKeyBindings, settingsModal } from '../../features/preferences/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Few walk through a page by its landmarks: they load while it is idle. */
const loadLandmarks = () => import('./landmarks.ts');
fetchEarly(loadLandmarks);

/** Shortcuts that hold on every screen and inside fields: none of them writes (problemOf in key-choice.model.ts). */
export function useShortcuts(): void {
  const store = useStore<ModalsRoot>();
  const { t } = useTranslation();
  const bindings = useSelector(selectKeyBindings);
  useEffect(() => {
    const move = (step: 1 | -1) =>
      void loadLandmarks().then(
        ({ moveToLandmark }) => moveToLandmark(step),
        () => store.dispatch(PART_MISSING),
      );
    function onKeyDown(event: KeyboardEvent) {
      if (event.isComposing) return;
      const action = actionOf(bindings, event);
      if (action === 'landmark' || action === 'landmarkBack') move(action === 'landmark' ? 1 : -1);
      else if (action === 'quick') openQuickSwitcher(store, t('channel.quick.title'));
      else if (action === 'list') store.dispatch(shortcutsModal.open());
      else if (action === 'settings') store.dispatch(settingsModal.open());
      else return;
      event.preventDefault();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [store, bindings, t]);
}
