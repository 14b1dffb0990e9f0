import { readFileSync } from 'node:fs';
import path from 'node:path';
import { problemLine } from '../format/problem-line.ts';
import { positionOf, readScenario } from '../format/read-scenario.ts';
import { READ_TEXTS } from '../format/read-texts.ts';
import type { Scenario } from '../format/scenario.ts';
import type { StepLanguage } from '../format/step-language.ts';
import { findScenario, unknownScenario } from '../library.ts';
import { Unusable } from '../runtimes/unusable.ts';
import { CHECK_WORDS } from '../words/check-words.ts';

export interface LoadedScenario {
  readonly scenario: Scenario;
  /** Its file as it is shown. */
  readonly file: string;
  readonly text: string;
}

/** The scenario of a name of the library or of a file. Throws `Unusable` with each problem, its file, line and path, in `language`. */
export function loadScenario(name: string, language: StepLanguage = 'en'): LoadedScenario {
  const found = findScenario(name);
  if (found === undefined) {
    throw new Unusable(CHECK_WORDS[language].seeList(unknownScenario(name, language)));
  }
  const text = readFileSync(found, 'utf8');
  const file = path.relative(process.cwd(), found);
  const read = readScenario(text, language);
  if (read.ok && read.scenario.steps.length === 0) {
    const place = positionOf(text, ['steps']);
    throw new Unusable(problemLine(file, { ...place, path: 'steps', message: READ_TEXTS[language].noSteps }, language));
  }
  if (read.ok) return { scenario: read.scenario, file, text };
  throw new Unusable(read.problems.map((problem) => problemLine(file, problem, language)).join('\n'));
}

/** The place of an actor in the file, as editors and terminals lead from. */
export function actorInFile({ file, text }: LoadedScenario, actor: string): string {
  const { line, column } = positionOf(text, ['actors', actor]);
  return `${file}:${line}:${column}`;
}
