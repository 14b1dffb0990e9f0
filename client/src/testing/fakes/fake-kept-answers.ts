import type { EndpointName } from '@miczero/contracts';
import type { KeptAnswers } from '../../platform/ports.ts';

/**
 * Answers that earlier pages of this device have kept. `texts` is what features wrote, by user and name; `done` lists what was deleted.
 * How to extend (most to least common): an answer stands in (`standIn`), a text of an earlier page (`texts`), the data of a call
 * (`data`), which stands in while the link of the page is not open.
 */
export function createFakeKeptAnswers() {
  const texts = new Map<string, string>();
  const data = new Map<EndpointName, unknown>();
  let isLinkOpen = false;
  const done: string[] = [];
  const listeners = new Set<(keptAt: number) => void>();
  const shown: number[] = [];
  const standIn = (keptAt: number) => {
    shown.push(keptAt);
    for (const listener of listeners) listener(keptAt);
  };
  /** When the texts were kept. */
  const keptAt = Date.UTC(2026, 0, 1, 12, 0, 0);
  const answers: KeptAnswers = {
    keep: async () => {},
    async standIn({ name }, error) {
      if (isLinkOpen || !data.has(name)) throw error;
      standIn(keptAt);
      return Response.json({ code: 0, message: '', data: data.get(name) });
    },
    async change(no, name, next) {
      const key = `${no} ${name}`;
      const text = next(texts.get(key) ?? null);
      if (text !== null) texts.set(key, text);
    },
    async read(no, name) {
      const text = texts.get(`${no} ${name}`);
      return text === undefined ? null : { text, keptAt };
    },
    shown(text) {
      if (!isLinkOpen) standIn(text.keptAt);
    },
    linkMoved(isOpen) {
      isLinkOpen = isOpen;
    },
    async keepOnly(no) {
      done.push(no === null ? 'delete all' : `keep only ${no}`);
    },
    onStandIn(listener) {
      listeners.add(listener);
      for (const at of shown) listener(at);
      return () => listeners.delete(listener);
    },
  };
  return { answers, texts, data, done, standIn, keptAt };
}
