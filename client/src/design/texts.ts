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

/** Empty outside of the application, which provides all of them. */
const TextsContext = createContext({} as DesignTexts);

export const DesignTextsProvider = TextsContext.Provider;

export function useDesignTexts(): DesignTexts {
  return useContext(TextsContext);
}
