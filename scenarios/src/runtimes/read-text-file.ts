import { readFileSync } from 'node:fs';

/** The text of a file that a person has named. One that cannot be read is told with its name. */
export function readTextFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new Error(`${file}: ${code === 'ENOENT' ? 'there is no such file' : `cannot be read (${code})`}`, {
      cause: error,
    });
  }
}
