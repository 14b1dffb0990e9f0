import { StrictMode } from 'react';
import { type PartPorts, PartPortsProvider } from '../design/LazyPart/lazy-part.tsx';
import { RenderReportProvider } from '../design/RenderGuard/RenderGuard.tsx';
import { Toasts } from '../features/feedback/views/Toasts.tsx';
import type { TextEngine } from '../i18n/text-engine.ts';
import { AppProviders } from './AppProviders.tsx';
import { LatePartsProvider } from './late/late-context.tsx';
import type { LateParts } from './late/late-parts.ts';
import { PageState } from './PageState.tsx';
import { AppRouter, type AppRouterProps } from './router.tsx';
import type { AppStore } from './store.ts';

export interface AppProps extends AppRouterProps {
  readonly store: AppStore;
  readonly engine: TextEngine;
  /** The parts of the client that are loaded when they are needed. */
  readonly late: LateParts;
  readonly onLanguageChosen: (stored: string) => void;
  /** For dialogs and menus; `router` has those of screens. */
  readonly parts: PartPorts;
}

/** Screens, modals, toasts: everything that is drawn. */
export function App({ store, engine, late, onLanguageChosen, parts, ...router }: AppProps) {
  return (
    <StrictMode>
      <AppProviders store={store} engine={engine}>
        <PageState onLanguageChosen={onLanguageChosen} />
        <RenderReportProvider value={router.onBug}>
          <PartPortsProvider value={parts}>
            <LatePartsProvider value={late}>
              <AppRouter {...router} />
            </LatePartsProvider>
          </PartPortsProvider>
        </RenderReportProvider>
        <Toasts />
      </AppProviders>
    </StrictMode>
  );
}
