import { type Chapter, loadChapter } from './catalogue.ts';
import { FIRST_CHAPTERS } from './first-chapters.ts';
import { DEFAULT_LANGUAGE, directionOf, type Language } from './languages.ts';
import { createTextEngine, type RefusalWords, type TextEngine } from './text-engine.ts';

export interface EngineOptions {
  readonly language: Language;
  /** Called when a language could not be loaded; the page keeps the language that it has. */
  readonly onLoadFailed: (language: Language, cause: unknown) => void;
  /** Called when a view asks for a text that no loaded chapter has: a bug. */
  readonly onMissing: (key: string) => void;
}

/** The texts of a page: the engine that views read, and the chapters that are loaded as screens and dialogs need them. */
export interface Texts {
  readonly engine: TextEngine;
  /** Whether these chapters are loaded in the language of the page. */
  has(chapters: readonly Chapter[]): boolean;
  /** Loads chapters in the language of the page. A later change of language loads them too. Rejects when one fails to load. */
  need(chapters: readonly Chapter[]): Promise<void>;
  /** i18n.change-reload-or-event: loads all chapters in use, then the engine emits its change event (open point B32). */
  change(language: Language): Promise<void>;
}

/** Starts with the first chapters in Chinese, then changes to `language`. */
export async function createTexts({ language, onLoadFailed, onMissing }: EngineOptions): Promise<Texts> {
  const engine = createTextEngine(onMissing);
  for (const [chapter, table] of Object.entries(FIRST_CHAPTERS)) engine.add(DEFAULT_LANGUAGE, chapter, table);
  const inUse = new Set(Object.keys(FIRST_CHAPTERS) as Chapter[]);
  let wanted: Language = DEFAULT_LANGUAGE;
  const missing = (code: Language, chapters: Iterable<Chapter>) =>
    [...chapters].filter((chapter) => !engine.has(code, chapter));
  const load = (code: Language, chapters: readonly Chapter[]) =>
    Promise.all(chapters.map(async (chapter) => engine.add(code, chapter, await loadChapter(code, chapter))));
  /** The platform's refusals are Chinese: only other languages need words for them, and the code that finds these. */
  const refusalsIn = async (code: Language): Promise<RefusalWords | undefined> => {
    if (code === DEFAULT_LANGUAGE) return undefined;
    const [{ refusalWords }] = await Promise.all([
      import('./refusal-words.ts'),
      load(code, missing(code, ['refusal'])),
    ]);
    return refusalWords;
  };

  const texts: Texts = {
    engine,
    has: (chapters) => missing(engine.language, chapters).length === 0,
    async need(chapters) {
      for (const chapter of chapters) inUse.add(chapter);
      await load(engine.language, missing(engine.language, chapters));
    },
    async change(code) {
      wanted = code;
      let refusals: RefusalWords | undefined;
      try {
        refusals = await refusalsIn(code);
        // A screen may need another chapter while these are loading.
        for (let rest = missing(code, inUse); rest.length > 0; rest = missing(code, inUse)) await load(code, rest);
      } catch (cause) {
        onLoadFailed(code, cause);
        return;
      }
      // The last choice wins, whichever arrives last.
      if (wanted === code) await engine.show(code, refusals);
    },
  };
  await texts.change(language);
  return texts;
}

/** Direction and language of the page; logical CSS and fonts follow. */
export function applyLanguage(root: HTMLElement, language: string): void {
  root.lang = language;
  root.dir = directionOf(language);
}
