/** Characters that a name of a world has at most. */
const NAME_MAX = 40;

/** The name of the world that shows another one at a position. */
export function nameAt(world: string, position: number): string {
  const end = `-at-${position}`;
  return `${world.slice(0, NAME_MAX - end.length).replace(/-+$/, '')}${end}`;
}

/** The name of a world for a file: small letters, digits and hyphens of its own name. */
export function nameOfFile(file: string): string {
  const plain = file.replace(/\.[^.]*$/, '').toLowerCase();
  const name = plain.replaceAll(/[^a-z0-9]+/g, '-').slice(0, NAME_MAX);
  return name.replaceAll(/^-+|-+$/g, '') || 'imported';
}
