import type { Catalogue } from './catalogue.ts';

/** Names of all texts of a table, by their path. A text with plural forms is asked for without the name of its form. */
type KeysOf<Table> = {
  [Name in keyof Table & string]: Table[Name] extends string
    ? Name extends `${infer Text}_${'one' | 'other'}`
      ? Text
      : Name
    : `${Name}.${KeysOf<Table[Name]>}`;
}[keyof Table & string];

/** A key of the catalogue; its first segment names its chapter. */
export type TextKey = KeysOf<Catalogue>;

/** A text to show: one of the client's own by key, or one that a server sent, with the code that it came with. */
export type Sayable =
  | { readonly key: TextKey; readonly params?: Readonly<Record<string, string | number>> }
  | { readonly server: string; readonly code?: number | undefined };
