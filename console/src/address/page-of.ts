/** Address of a world's page: its name is the first label of the host. */
export function pageOf(world: string, { protocol, port }: Pick<Location, 'protocol' | 'port'>): string {
  const host = world === 'main' ? 'localhost' : `${world}.localhost`;
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}/`;
}
