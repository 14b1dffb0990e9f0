import { CSPProvider } from '@base-ui/react/csp-provider';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { LateTooltips } from '../design/Tooltip/LateTooltips.tsx';
import { DesignTextsProvider } from '../design/texts.ts';
import { directionOf } from '../i18n/languages.ts';
import { TextEngineProvider } from '../i18n/TextEngineProvider.tsx';
import type { TextEngine } from '../i18n/text-engine.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import type { AppStore } from './store.ts';

export interface AppProvidersProps {
  readonly store: AppStore;
  readonly engine: TextEngine;
  readonly children: ReactNode;
}

export function AppProviders({ store, engine, children }: AppProvidersProps) {
  return (
    <Provider store={store}>
      <TextProviders engine={engine}>{children}</TextProviders>
    </Provider>
  );
}

/** Providers of the design system. They need no store, since the page for a broken configuration has none. */
export function TextProviders({ engine, children }: Omit<AppProvidersProps, 'store'>) {
  return (
    <TextEngineProvider value={engine}>
      <CSPProvider disableStyleElements>
        <DesignProviders>{children}</DesignProviders>
      </CSPProvider>
    </TextEngineProvider>
  );
}

function DesignProviders({ children }: { readonly children: ReactNode }) {
  const { t, i18n: engine } = useTranslation();
  return (
    <DirectionProvider direction={directionOf(engine.language)}>
      <DesignTextsProvider
        value={{
          close: t('common.close'),
          cancel: t('common.cancel'),
          copy: t('common.copy'),
          retry: t('common.retry'),
          loading: t('common.loading'),
          stale: t('common.stale'),
          showPassword: t('common.showPassword'),
          hidePassword: t('common.hidePassword'),
          notifications: t('common.notifications'),
          partSlow: t('app.slow'),
          partFailed: t('app.failed'),
          partBroken: t('app.broken'),
        }}
      >
        {children}
        <LateTooltips />
      </DesignTextsProvider>
    </DirectionProvider>
  );
}
