import { readFileSync } from 'node:fs';
import { Unusable } from './unusable.ts';

/** The text of a file that a person has named. Throws `Unusable` with the name of one that cannot be read. */
export function readTextFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new Unusable(`${file}: ${code === 'ENOENT' ? 'there is no such file' : `cannot be read (${code})`}`, {
      cause: error,
    });
  }
}
