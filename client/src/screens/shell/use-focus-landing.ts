import type { ChannelId } from '@miczero/contracts';
import { useCallback, useEffect, useRef } from 'react';
import { fetchEarly } from '../../design/early-parts.ts';

/** A page that nothing was pressed on does without it. */
const loadLanding = () => import('./focus-landing.ts');
fetchEarly(loadLanding);
/** The focus stays where the browser leaves it, and the next channel asks for the code again: nothing to tell the viewer. */
const withoutCode = () => {};

/**
 * From the first press on the focus of the keyboard is never lost to the page, and a channel that the person opens has it in its composer.
 * Returns what the lobby calls with the channel that it shows, null for none.
 */
export function useFocusLanding(): (channel: ChannelId | null) => void {
  const hasActed = useRef(false);
  const before = useRef<ChannelId>(null);

  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    const onAct = ({ type }: Event) => {
      if (hasActed.current) return;
      hasActed.current = true;
      const { activeElement } = document;
      loadLanding().then(({ followFocus }) => followFocus(activeElement, type === 'keydown', signal), withoutCode);
    };
    for (const type of ['keydown', 'pointerdown'])
      document.addEventListener(type, onAct, { capture: true, once: true, signal });
    return () => over.abort();
  }, []);

  return useCallback((channel) => {
    const isNew = channel !== null && channel !== before.current;
    before.current = channel ?? before.current;
    if (isNew && hasActed.current) loadLanding().then(({ landInChannel }) => landInChannel(), withoutCode);
  }, []);
}
