/** Characters of the name of a world. */
const NAME_MAX = 40;

interface NameParts {
  readonly before?: string;
  readonly after?: string;
  /** Stands for words without a letter or a digit of ASCII. */
  readonly otherwise: string;
}

/** A name that the platform takes for a world, made of other words: a to z, 0 to 9, and - between them. */
export function worldNameOf(words: string, { before = '', after = '', otherwise }: NameParts): string {
  const plain = words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '');
  const fitting = plain.slice(0, NAME_MAX - before.length - after.length).replace(/-$/, '');
  return `${before}${fitting === '' ? otherwise : fitting}${after}`;
}
