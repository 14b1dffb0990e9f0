import path from 'node:path';
import { whyNoFolder } from '@miczero/scenarios';
import { UsageError } from './options.ts';
import type { LoadLanguage } from './words/load-words.ts';
import { OPTION_WORDS } from './words/option-words.ts';

/**
 * The folder of the reports, made where it is missing; `asked`: that of `--out`, relative to the workspace. Throws `UsageError` when nothing
 * can be stored there: a run of an hour is not to end without its report.
 */
export function reportsFolder(
  { root, usual }: { readonly root: string; readonly usual: string },
  asked: string | null,
  language: LoadLanguage,
): string {
  const folder = asked === null ? usual : path.resolve(root, asked);
  const code = whyNoFolder(folder);
  if (code !== null)
    throw new UsageError(OPTION_WORDS[language].cannotWrite(asked === null ? null : '--out', asked ?? usual, code));
  return folder;
}
