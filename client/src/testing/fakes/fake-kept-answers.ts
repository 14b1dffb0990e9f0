import type { KeptAnswers } from '../../platform/ports.ts';

/**
 * Answers that earlier pages of this device have kept. `texts` is what features wrote, by user and name; `done` lists what was deleted.
 * How to extend (most to least common): an answer stands in (`standIn`), a text of an earlier page (`texts`).
 */
export function createFakeKeptAnswers() {
  const texts = new Map<string, string>();
  const done: string[] = [];
  const listeners = new Set<(keptAt: number) => void>();
  const standIn = (keptAt: number) => {
    for (const listener of listeners) listener(keptAt);
  };
  /** When the texts were kept. */
  const keptAt = Date.UTC(2026, 0, 1, 12, 0, 0);
  const answers: KeptAnswers = {
    keep: async () => {},
    standIn: async (_asked, error) => {
      throw error;
    },
    async write(no, name, text) {
      texts.set(`${no} ${name}`, text);
    },
    async read(no, name) {
      const text = texts.get(`${no} ${name}`);
      return text === undefined ? null : { text, keptAt };
    },
    shown: (text) => standIn(text.keptAt),
    async keepOnly(no) {
      done.push(no === null ? 'delete all' : `keep only ${no}`);
    },
    onStandIn(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { answers, texts, done, standIn, keptAt };
}
