import type { PlacedProblem } from './read-scenario.ts';

/** A problem as one line that editors and terminals lead from: `file:line:column path: message`. */
export function problemLine(file: string, { line, column, path, message }: PlacedProblem): string {
  return `${file}:${line}:${column} ${[path, message].filter((part) => part !== '').join(': ')}`;
}
