import path from 'node:path';

/**
 * A name without an ending for the files of each scenario that a command names: its path as it was named, below the present folder. The
 * same one twice has a number.
 */
export function fileNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const relative = path.isAbsolute(name) ? path.relative(process.cwd(), name) : path.normalize(name);
    const plain = relative
      .replace(/\.json$/, '')
      .split(/[\\/]/)
      .filter((part) => part !== '..' && part !== '.' && part !== '')
      .join('/');
    let free = plain;
    for (let number = 2; taken.has(free); number += 1) free = `${plain}-${number}`;
    taken.add(free);
    return free;
  });
}
