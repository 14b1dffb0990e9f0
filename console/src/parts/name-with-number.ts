/** A user as a person knows them, and as the platform does; only the number where no name is known. */
export function nameWithNumber(user: string, nicks: ReadonlyMap<string, string>): string {
  const nick = nicks.get(user) ?? user;
  return nick === user ? user : `${nick} ${user}`;
}
