import { useEffect, useState } from 'react';

/** Whether the pinyin of a text, whole or by initials, holds a query. */
type PinyinMatch = (text: string, query: string) => boolean;

/** How well a name answers a query; smaller is better, null is not at all. */
export type NameRank = (names: readonly string[], query: string) => number | null;

const HAS_HAN = /\p{Script=Han}/u;
const IS_LATIN = /^[a-z]+$/;

/** Names that begin with the query, then those that hold it, then those whose pinyin does. */
export function nameRank(pinyin: PinyinMatch | null): NameRank {
  return (names, query) => {
    const wanted = query.trim().toLocaleLowerCase();
    const ranks = names.map((name) => {
      const at = name.toLocaleLowerCase().indexOf(wanted);
      if (at >= 0) return Math.min(at, 1);
      return pinyin && IS_LATIN.test(wanted) && HAS_HAN.test(name) && pinyin(name, wanted)
        ? 2
        : Number.POSITIVE_INFINITY;
    });
    const best = Math.min(...ranks);
    return best === Number.POSITIVE_INFINITY ? null : best;
  };
}

/** Those with a name that answers the query, the best first, otherwise in their own order. An empty query asks for all. */
export function answering<Entry>(
  entries: readonly Entry[],
  query: string,
  { rank, namesOf }: { readonly rank: NameRank; readonly namesOf: (entry: Entry) => readonly string[] },
): readonly Entry[] {
  if (query === '') return entries;
  return entries
    .flatMap((entry) => {
      const how = rank(namesOf(entry), query);
      return how === null ? [] : [{ entry, how }];
    })
    .sort((a, b) => a.how - b.how)
    .map(({ entry }) => entry);
}

let loaded: PinyinMatch | null = null;

/** The dictionary is as large as the rest of a page: it is loaded at the first search. */
async function loadPinyin(): Promise<PinyinMatch> {
  loaded ??= (await import('./pinyin-match.ts')).holdsPinyin;
  return loaded;
}

/** Ranks names; also by pinyin, once `isWanted` has loaded its dictionary. Without it plain names still match. */
export const useNameRank = (isWanted: boolean): NameRank => useSettledRank(isWanted).rank;

/** The same, and whether it stays: the dictionary has loaded, or failed to. */
export function useSettledRank(isWanted: boolean): { readonly rank: NameRank; readonly isSettled: boolean } {
  const [pinyin, setPinyin] = useState<PinyinMatch | null>(() => loaded);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted || pinyin) return undefined;
    let isGone = false;
    const take = async () => {
      try {
        const match = await loadPinyin();
        if (!isGone) setPinyin(() => match);
      } catch {
        // The next search tries again.
        if (!isGone) setFailed(true);
      }
    };
    void take();
    return () => {
      isGone = true;
    };
  }, [isWanted, pinyin]);
  return { rank: nameRank(pinyin), isSettled: pinyin !== null || hasFailed };
}
