/** The command that plays a scenario with the pages of its actors. */
export function commandWithPages(name: string): string {
  const word = /^[\w./-]+$/.test(name) ? name : `'${name.replaceAll("'", `'\\''`)}'`;
  // The words before the slash keep the journeys of the console out.
  return `SCENARIO=${word} npm run e2e -- journeys/scenarios`;
}
