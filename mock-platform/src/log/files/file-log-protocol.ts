import type { Snapshot } from '../log.ts';
import type { StoredGroup } from './group-line.ts';

/** The requests to the thread that owns the files of the worlds. Texts are JSON, written and read by the node. */
export type FileLogQuestion = { readonly id: number } & (
  | { readonly ask: 'list' }
  | { readonly ask: 'append'; readonly world: string; readonly commands: string; readonly count: number }
  /** What a log begins to be read with: one question, because a new world waits for each answer. */
  | { readonly ask: 'start'; readonly world: string; readonly limit: number }
  /** The next groups that hold what comes after a position. */
  | { readonly ask: 'read'; readonly world: string; readonly after: number; readonly limit: number }
  /** The newest snapshot before a position that can be read. */
  | { readonly ask: 'snapshot'; readonly world: string; readonly before: number }
  /** The oldest state, and every group after it that holds what comes up to a position. */
  | { readonly ask: 'history'; readonly world: string; readonly until: number }
  /** The groups that hold so many commands from a position on. */
  | { readonly ask: 'passage'; readonly world: string; readonly from: number; readonly count: number }
  /** Begins a log with a state. */
  | { readonly ask: 'begin'; readonly world: string; readonly position: number; readonly state: string }
  | { readonly ask: 'save-snapshot'; readonly world: string; readonly position: number; readonly state: string }
  /** A snapshot was written by another thread. Answers the files that may be deleted now. */
  | { readonly ask: 'note-snapshot'; readonly world: string; readonly position: number }
  | { readonly ask: 'close'; readonly world: string }
  | { readonly ask: 'drop'; readonly world: string }
  /** Puts a log that was stored beside that of a world (replacements.ts) in its place. */
  | { readonly ask: 'replace'; readonly world: string }
  /** Fails while the disk has no room for so many bytes. */
  | { readonly ask: 'probe'; readonly bytes: number }
);

/** What `history` answers. */
export interface StoredHistory {
  readonly start: Snapshot | null;
  readonly groups: readonly StoredGroup[];
}

/** What `passage` answers: the first position that can be replayed to, where the commands begin, and the groups. */
export interface StoredPassage {
  readonly first: number;
  readonly from: number;
  readonly groups: readonly StoredGroup[];
}

/** What `start` answers: the newest snapshot, or without one the first groups. */
export interface StoredStart {
  readonly snapshot: Snapshot | null;
  readonly groups: readonly StoredGroup[];
}

type Result =
  | number
  | readonly string[]
  | readonly StoredGroup[]
  | StoredHistory
  | StoredPassage
  | StoredStart
  | Snapshot
  | null
  | undefined;

export interface FileLogAnswer {
  readonly id: number;
  readonly result?: Result;
  readonly error?: { readonly message: string; readonly isDamage: boolean };
}

/** Notices for an operator, although nothing has failed. */
export interface FileLogWarning {
  readonly warning: string;
}
