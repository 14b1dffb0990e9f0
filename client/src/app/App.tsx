import { StrictMode } from 'react';
import { type PartPorts, PartPortsProvider } from '../design/LazyPart/late-code.ts';
import { RenderReportProvider } from '../design/RenderGuard/RenderGuard.tsx';
import type { TextEngine } from '../i18n/text-engine.ts';
import { AppProviders } from './AppProviders.tsx';
import { AppToasts } from './AppToasts.tsx';
import { PageState } from './PageState.tsx';
import { AppRouter, type AppRouterProps } from './router.tsx';
import type { AppStore } from './store.ts';

export interface AppProps extends AppRouterProps {
  readonly store: AppStore;
  readonly engine: TextEngine;
  readonly onLanguageChosen: (stored: string) => void;
  /** For dialogs and menus; `router` has those of screens. */
  readonly parts: PartPorts;
}

/** Screens, modals, toasts: everything that is drawn. */
export function App({ store, engine, onLanguageChosen, parts, ...router }: AppProps) {
  return (
    <StrictMode>
      <AppProviders store={store} engine={engine}>
        <PageState onLanguageChosen={onLanguageChosen} />
        <RenderReportProvider value={router.onBug}>
          <PartPortsProvider value={parts}>
            <AppRouter {...router} />
          </PartPortsProvider>
          <AppToasts />
        </RenderReportProvider>
      </AppProviders>
    </StrictMode>
  );
}
