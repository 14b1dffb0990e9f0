import type { LeftOut } from '../words/left-out.ts';
import { TEXTS } from '../words/words.ts';

/** The hint of a saved scenario, in both languages: where it is from, and each thing that it does not do. */
export function aboutSaved(world: string, leftOut: readonly LeftOut[]): { readonly zh: string; readonly en: string } {
  const { zh, en } = TEXTS;
  return {
    zh: [zh.savedFrom(world), ...leftOut.map(zh.savedLeftOut)].join(''),
    en: [en.savedFrom(world), ...leftOut.map(en.savedLeftOut)].join(' '),
  };
}
