/** A line about a socket that closed; `why` is '' where that is not known. A count alone does not say why. */
export function toldClose(why: string): string {
  return why === '' ? 'a socket closed' : `a socket closed: ${why}`;
}
