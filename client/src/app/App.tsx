import type { i18n } from 'i18next';
import { StrictMode, useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import { Toasts } from '../features/feedback/views/Toasts.tsx';
import type { Telemetry } from '../platform/ports.ts';
import { AppProviders } from './AppProviders.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ModalHost } from './ModalHost.tsx';
import { PageState } from './PageState.tsx';
import { pageOf } from './page-view.ts';
import type { createRouter } from './router.tsx';
import type { AppStore } from './store.ts';

export interface AppProps {
  readonly store: AppStore;
  readonly engine: i18n;
  readonly router: ReturnType<typeof createRouter>;
  readonly telemetry: Telemetry;
  readonly onLanguageChosen: (stored: string) => void;
}

/** Screens, modals, toasts: everything that is drawn. */
export function App({ store, engine, router, telemetry, onLanguageChosen }: AppProps) {
  useEffect(() => countPageViews(router, telemetry), [router, telemetry]);
  const onBug = (error: unknown) => telemetry.bug(error, 'view');
  return (
    <StrictMode>
      <AppProviders store={store} engine={engine}>
        <PageState onLanguageChosen={onLanguageChosen} />
        <ErrorBoundary onBug={onBug}>
          <RouterProvider router={router} />
        </ErrorBoundary>
        <ErrorBoundary onBug={onBug}>
          <ModalHost />
        </ErrorBoundary>
        <Toasts />
      </AppProviders>
    </StrictMode>
  );
}

/** analytics.page-view: every page that is shown, once. */
function countPageViews(router: AppProps['router'], telemetry: Telemetry): () => void {
  let last = '';
  const tell = ({ location, matches }: typeof router.state) => {
    if (location.key === last) return;
    const page = pageOf(matches.map(({ route }) => route.handle));
    if (!page) return;
    last = location.key;
    telemetry.log('info', 'page view', { ...page });
  };
  tell(router.state);
  return router.subscribe(tell);
}
