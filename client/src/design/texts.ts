import { createContext, useContext } from 'react';

/** The few words that primitives say themselves. The application provides them in the current language. */
export interface DesignTexts {
  readonly close: string;
  readonly cancel: string;
  readonly copy: string;
  readonly retry: string;
  readonly loading: string;
  readonly stale: string;
  readonly showPassword: string;
  readonly hidePassword: string;
  readonly notifications: string;
  readonly partSlow: string;
  readonly partFailed: string;
  readonly partBroken: string;
}

/** Outside of the application each text is its own name. */
const TextsContext = createContext(new Proxy({} as DesignTexts, { get: (_texts, name) => name }));

export const DesignTextsProvider = TextsContext.Provider;

export function useDesignTexts(): DesignTexts {
  return useContext(TextsContext);
}
