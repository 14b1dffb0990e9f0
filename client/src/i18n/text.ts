import type { ParseKeys } from 'i18next';

/** A key of the catalogue; its first segment names its chapter. */
export type TextKey = ParseKeys;

/** A text to show: one of the client's own by key, or one that a server sent, with the code that it came with. */
export type Sayable =
  | { readonly key: TextKey; readonly params?: Readonly<Record<string, string | number>> }
  | { readonly server: string; readonly code?: number | undefined };
