import type { i18n } from 'i18next';
import { StrictMode } from 'react';
import { Toasts } from '../features/feedback/views/Toasts.tsx';
import { AppProviders } from './AppProviders.tsx';
import { PageState } from './PageState.tsx';
import { AppRouter, type AppRouterProps } from './router.tsx';
import type { AppStore } from './store.ts';

export interface AppProps extends AppRouterProps {
  readonly store: AppStore;
  readonly engine: i18n;
  readonly onLanguageChosen: (stored: string) => void;
}

/** Screens, modals, toasts: everything that is drawn. */
export function App({ store, engine, onLanguageChosen, ...router }: AppProps) {
  return (
    <StrictMode>
      <AppProviders store={store} engine={engine}>
        <PageState onLanguageChosen={onLanguageChosen} />
        <AppRouter {...router} />
        <Toasts />
      </AppProviders>
    </StrictMode>
  );
}
