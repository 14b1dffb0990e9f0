import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';

export interface MediaFeatures {
  readonly colorScheme?: 'light' | 'dark';
  readonly reducedMotion?: 'reduce' | 'no-preference';
}

/** Sets what the system tells the page, as CSS media features. */
export const emulateMedia: BrowserCommand<[MediaFeatures]> = ({ page }, features) => page.emulateMedia(features);

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (features: MediaFeatures) => Promise<void>;
  }
}
