import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLateParts } from '../design/LazyPart/late-code.ts';
import { selectIsSignedIn } from '../features/session/index.ts';
import { savesData } from '../platform/page/page-bundles.ts';

/**
 * Messages come when the page has settled: they never compete with what it shows. The provider's SDK keeps a phone busy for half a
 * second, so they also come after the other late views of the page, and after its first seconds of use. To save data, they wait for
 * their panel.
 */
export const SETTLED_MS = 4000;

/** Receives private and group messages, so that unread counts show before their panel is opened. */
export function ImHost() {
  const late = useLateParts();
  const isSignedIn = useSelector(selectIsSignedIn);
  useEffect(() => {
    if (!isSignedIn || savesData()) return undefined;
    // Without them the page works. They come with the connection, or with their panel, which tries again.
    const session = new AbortController();
    const { signal } = session;
    const take = () =>
      void late.take('im').catch(() => {
        // A signal that is aborted already takes no listener.
        addEventListener('online', take, { once: true, signal });
      });
    const timer = setTimeout(take, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      session.abort();
    };
  }, [late, isSignedIn]);
  return null;
}
