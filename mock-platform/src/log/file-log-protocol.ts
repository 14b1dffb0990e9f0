/** The requests to the thread that owns the database files. Texts are JSON, written and read by the node. */
export type FileLogQuestion = { readonly id: number; readonly world: string } & (
  | { readonly ask: 'append'; readonly commands: string; readonly count: number }
  | { readonly ask: 'read'; readonly after: number; readonly limit: number }
  | { readonly ask: 'snapshots' }
  | { readonly ask: 'save-snapshot'; readonly position: number; readonly state: string }
  | { readonly ask: 'close' }
  | { readonly ask: 'drop' }
);

/** One group as it is stored: the positions of its first and last command, and a JSON array. */
export interface StoredGroup {
  readonly last: number;
  readonly first: number;
  readonly commands: string;
}

export interface FileLogAnswer {
  readonly id: number;
  readonly result?: number | StoredGroup[] | { position: number; state: string }[] | undefined;
  readonly error?: string | undefined;
}
