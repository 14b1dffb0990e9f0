import { MAIN_WORLD } from './worlds.ts';

/** A host below `.localhost`, in any case, with the dot of the root or a port after it; the group is its first label. */
const LOCAL_HOST = /^([^.]*)\..*(?<=\.)localhost\.?(?::\d+)?$/i;

/** Which world a request means: the header for tools, else the first label of a `*.localhost` host, else `main`. */
export function worldNameOf(header: string | string[] | undefined, host = ''): string {
  if (typeof header === 'string' && header !== '') return header.toLowerCase();
  return LOCAL_HOST.exec(host)?.[1]?.toLowerCase() ?? MAIN_WORLD;
}
