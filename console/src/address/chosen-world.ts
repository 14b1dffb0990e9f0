/** The world that the page shows: the one in the address, else the only one; '' for none. */
export function chosenWorld(named: string, worlds: readonly { readonly name: string }[] = []): string {
  const [first, ...rest] = worlds;
  return named === '' && first && rest.length === 0 ? first.name : named;
}
