import { createContext, useContext } from 'react';

/** The few words that primitives say themselves. The application provides them in the current language. */
export interface DesignTexts {
  readonly close: string;
  readonly cancel: string;
  readonly copy: string;
  readonly retry: string;
  readonly loading: string;
  readonly notLoaded: string;
  readonly stale: string;
  readonly showPassword: string;
  readonly hidePassword: string;
  readonly notifications: string;
  readonly partSlow: string;
  readonly partFailed: string;
  readonly partBroken: string;
}

const TextsContext = createContext<DesignTexts>({
  close: 'Close',
  cancel: 'Cancel',
  copy: 'Copy',
  retry: 'Retry',
  loading: 'Loading',
  notLoaded: 'Not loaded',
  stale: 'Not updated',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  notifications: 'Notifications',
  partSlow: 'This takes long',
  partFailed: 'This could not be loaded',
  partBroken: 'This could not be shown',
});

export const DesignTextsProvider = TextsContext.Provider;

export function useDesignTexts(): DesignTexts {
  return useContext(TextsContext);
}
