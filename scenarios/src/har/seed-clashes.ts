import { HAR_WORDS, type HarWords } from '../words/har-words.ts';
import { FIELDS, type FramePlaces, type IdMap, isJson, KINDS } from './capture-ids.ts';
import type { SeedMeaning } from './every-role.ts';

/** An id that a capture uses, and the name that stands beside it. */
interface UsedId {
  readonly kind: SeedMeaning['kind'];
  readonly id: string;
  readonly name: string | undefined;
}

/** The fields beside an id that hold its name. A `name` says not of what: it is that of an id that has no other kind beside it. */
const NAMES: Readonly<Record<SeedMeaning['kind'], readonly string[]>> = {
  hall: ['hall_name'],
  channel: ['channel_name'],
  room: ['room_name'],
  user: ['nick', 'nickname'],
};

/**
 * Ids of a capture that stay as they are, though the seed has them for something else: a step would be about that. A capture whose own places
 * are those of the seed was made in a world of it; there an id without a name is taken for the same.
 */
export function seedClashes(
  places: readonly FramePlaces[],
  ids: IdMap,
  meanings: ReadonlyMap<string, SeedMeaning>,
  words: HarWords = HAR_WORDS.en,
): readonly string[] {
  const isOfSeed = KINDS.every((kind) => [...ids[kind]].every(([from, to]) => from === to));
  const used = new Map<string, UsedId>();
  for (const each of places.flatMap(usedIn)) {
    const key = `${each.kind} ${each.id}`;
    if (used.get(key)?.name === undefined) used.set(key, each);
  }
  return [...used.values()].flatMap(({ kind, id, name }) => {
    // The envelope of a room has it in the field of a channel.
    const isMapped = ids[kind].has(id) || (kind === 'channel' && ids.room.has(id));
    const meant = isMapped ? undefined : meanings.get(id);
    if (!meant) return [];
    const isSame = meant.kind === kind && (name === undefined ? isOfSeed : name === meant.name);
    return isSame ? [] : [words.clash(kind, { id, name }, meant)];
  });
}

function usedIn({ from, to, channel, body, isLine }: FramePlaces): readonly UsedId[] {
  const inFrame: readonly (readonly [SeedMeaning['kind'], string])[] = [
    ['user', from],
    ['channel', channel],
    ...(isLine ? [['hall', to] as const] : []),
  ];
  return [
    ...inFrame.map(([kind, id]) => ({ kind, id, name: undefined })).filter(({ id }) => isId(id)),
    ...usedInBody(body),
  ];
}

function usedInBody(value: unknown): readonly UsedId[] {
  if (typeof value === 'string') return isJson(value) ? usedInBody(JSON.parse(value)) : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(usedInBody);
  const fields = Object.entries(value).map(([field, item]: [string, unknown]) => {
    const kind = isId(item) ? KINDS.find((each) => FIELDS[each].test(field)) : undefined;
    return { item, kind };
  });
  const isOneKind = new Set(fields.flatMap(({ kind }) => kind ?? [])).size === 1;
  return fields.flatMap(({ kind, item }) => {
    if (kind === undefined) return usedInBody(item);
    const names = [...NAMES[kind], ...(isOneKind && kind !== 'user' ? ['name'] : [])];
    const named = names.map((name) => (value as Record<string, unknown>)[name]);
    const name = named.find((each) => typeof each === 'string' && each !== '');
    return [{ kind, id: String(item), name: name as string | undefined }]; // found to be a text
  });
}

const isId = (id: unknown) => (typeof id === 'string' || typeof id === 'number') && /^[1-9]\d*$/.test(String(id));
