import type { Language } from '../words/words.ts';

/** The scenario of a capture of a browser, and what is to be said about it. */
export interface OpenedCapture {
  readonly text: string;
  readonly summary: string;
  readonly notes: readonly string[];
}

/** What came of a capture; the problems where it has nothing for a scenario, or is none. `nothing` says the former. */
export async function openedCapture(
  file: Pick<File, 'name' | 'text'>,
  language: Language,
  nothing: string,
): Promise<OpenedCapture | { readonly problems: readonly string[] }> {
  // Few people open captures: the reader comes with the first one.
  const { NoCapture, scenarioOfHar, toldCapture } = await import('@miczero/scenarios/har');
  try {
    const imported = scenarioOfHar(await file.text(), file.name, { language });
    const { summary, notes } = toldCapture(imported, language);
    return summary === undefined ? { problems: [nothing, ...notes] } : { text: imported.text, summary, notes };
  } catch (error) {
    if (error instanceof NoCapture) return { problems: [`${file.name}: ${error.message}`] };
    throw error;
  }
}
