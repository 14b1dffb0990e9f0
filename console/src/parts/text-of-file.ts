/** What a file that was chosen says; null where the browser cannot read it: it was moved or changed since, or is too large for a text. */
export function textOfFile(file: Pick<File, 'text'>): Promise<string | null> {
  return file.text().catch(() => null);
}
