import type { i18n } from 'i18next';
import { StrictMode } from 'react';
import { PartPortsProvider } from '../design/LazyPart/lazy-part.tsx';
import { Toasts } from '../features/feedback/views/Toasts.tsx';
import type { ChunkPorts } from '../lib/chunk-load.ts';
import { AppProviders } from './AppProviders.tsx';
import { PageState } from './PageState.tsx';
import { AppRouter, type AppRouterProps } from './router.tsx';
import type { AppStore } from './store.ts';

export interface AppProps extends AppRouterProps {
  readonly store: AppStore;
  readonly engine: i18n;
  readonly onLanguageChosen: (stored: string) => void;
  /** For dialogs and menus; `router` has those of screens. */
  readonly parts: ChunkPorts;
}

/** Screens, modals, toasts: everything that is drawn. */
export function App({ store, engine, onLanguageChosen, parts, ...router }: AppProps) {
  return (
    <StrictMode>
      <AppProviders store={store} engine={engine}>
        <PageState onLanguageChosen={onLanguageChosen} />
        <PartPortsProvider value={parts}>
          <AppRouter {...router} />
        </PartPortsProvider>
        <Toasts />
      </AppProviders>
    </StrictMode>
  );
}
