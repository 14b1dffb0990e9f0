/** Characters that a name of a world has at most. */
const NAME_MAX = 40;

/** The name of the world that shows another one at a position. */
export function nameAt(world: string, position: number): string {
  const end = `-at-${position}`;
  return `${world.slice(0, NAME_MAX - end.length).replace(/-+$/, '')}${end}`;
}

/** The name of a world for a file: small letters, digits and hyphens of its own name, and a number where a world has that name. */
export function nameOfFile(file: string, known: readonly string[]): string {
  const plain = file.replace(/\.[^.]*$/, '').toLowerCase();
  const name = plain.replaceAll(/[^a-z0-9]+/g, '-').slice(0, NAME_MAX);
  return freeName(name.replaceAll(/^-+|-+$/g, '') || 'imported', known);
}

function freeName(name: string, known: readonly string[]): string {
  if (!known.includes(name)) return name;
  for (let number = 2; ; number += 1) {
    const end = `-${number}`;
    const next = `${name.slice(0, NAME_MAX - end.length).replace(/-+$/, '')}${end}`;
    if (!known.includes(next)) return next;
  }
}
