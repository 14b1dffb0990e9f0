/** Hands a text to the browser as a download. */
export function saveFile(name: string, text: string, type = 'text/plain'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has started before this runs.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
