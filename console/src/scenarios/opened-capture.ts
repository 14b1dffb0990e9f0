import type { Language } from '../words/words.ts';

/** The scenario of a capture of a browser, and what is to be said about it. */
export interface OpenedCapture {
  readonly text: string;
  readonly summary: string;
  /** A line each, none twice. */
  readonly notes: readonly string[];
}

type CaptureReader = typeof import('@miczero/scenarios/har');

/** What is said of a capture without anything for a scenario, and where the code that reads captures does not load. */
export interface CaptureProblems {
  readonly nothing: string;
  readonly unreachable: string;
}

/** What came of a capture; the problems where it has nothing for a scenario, is none, or cannot be read now. */
export async function openedCapture(
  file: { readonly name: string; readonly text: string },
  language: Language,
  { nothing, unreachable }: CaptureProblems,
  // Few people open captures: the reader comes with the first one.
  loadReader: () => Promise<CaptureReader> = () => import('@miczero/scenarios/har'),
): Promise<OpenedCapture | { readonly problems: readonly string[] }> {
  const reader = await loadReader().catch(() => null);
  if (!reader) return { problems: [unreachable] };
  const { NoCapture, scenarioOfHar, toldCapture } = reader;
  try {
    const imported = scenarioOfHar(file.text, file.name, { language });
    const { summary, notes: told } = toldCapture(imported, language);
    const notes = [...new Set(told)];
    return summary === undefined ? { problems: [nothing, ...notes] } : { text: imported.text, summary, notes };
  } catch (error) {
    if (error instanceof NoCapture) return { problems: [`${file.name}: ${error.message}`] };
    throw error;
  }
}
