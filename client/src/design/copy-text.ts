/** Puts a text on the clipboard; false when the browser does not allow it. Never rejects. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused, or a page that is not secure: the caller tells the person.
    return false;
  }
}
