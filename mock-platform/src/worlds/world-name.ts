import { MAIN_WORLD } from './worlds.ts';

/** Which world a request means: the header for tools, else the first label of a `*.localhost` host, else `main`. */
export function worldNameOf(header: string | string[] | undefined, host: string | undefined): string {
  if (typeof header === 'string' && header !== '') return header.toLowerCase();
  const name = (host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  return name.endsWith('.localhost') ? (name.split('.')[0] ?? MAIN_WORLD) : MAIN_WORLD;
}
