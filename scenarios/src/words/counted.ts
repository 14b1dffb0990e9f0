/** A count with its noun, and the verb if given: `1 scenario is`, `2 scenarios are`. */
export function counted(count: number, noun: string, verb: 'be' | null = null): string {
  const isOne = count === 1;
  return [`${count} ${noun}${isOne ? '' : 's'}`, ...(verb === null ? [] : [isOne ? 'is' : 'are'])].join(' ');
}
