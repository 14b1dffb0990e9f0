import type { ChannelId } from '@miczero/contracts';
import { useCallback, useEffect, useRef } from 'react';
import { fetchEarly } from '../../design/early-parts.ts';

const loadLanding = () => import('./focus-landing.ts');
fetchEarly(loadLanding);

/**
 * From the first press on the focus of the keyboard is never lost to the page, and a channel that the person opens has it in its composer.
 * Returns what the lobby calls with the channel that it shows, null for none. `load` brings the code, and may fail.
 */
export function useFocusLanding(load = loadLanding): (channel: ChannelId | null) => void {
  const hasActed = useRef(false);
  const before = useRef<ChannelId>(null);

  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    let isFollowed = false;
    const onAct = ({ type }: Event) => {
      hasActed.current = true;
      if (isFollowed) return;
      isFollowed = true;
      const chain: Element[] = [];
      for (let each = document.activeElement; each; each = each.parentElement) chain.push(each);
      load().then(
        ({ followFocus }) => followFocus(chain, type === 'keydown', signal),
        // The focus stays where the browser leaves it, which the viewer need not be told. The next press asks for the code again.
        () => {
          isFollowed = false;
        },
      );
    };
    for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, onAct, { capture: true, signal });
    return () => over.abort();
  }, [load]);

  return useCallback(
    (channel) => {
      const isNew = channel !== null && channel !== before.current;
      before.current = channel ?? before.current;
      if (isNew && hasActed.current)
        load().then(
          ({ landInChannel }) => landInChannel(),
          () => {},
        );
    },
    [load],
  );
}
