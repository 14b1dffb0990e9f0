/** Kinds of ids that a world of its own has others for. */
type IdKind = 'hall' | 'channel' | 'room' | 'user';

/** The id of the seed for each id of a capture, by kind. */
export type IdMap = Readonly<Record<IdKind, ReadonlyMap<string, string>>>;

/** What a frame tells about the places of its page. */
export interface FramePlaces {
  readonly direction: 'sent' | 'received';
  readonly from: string;
  readonly to: string;
  readonly channel: string;
  readonly body: unknown;
  /** A line of a text channel: the page was there. */
  readonly isLine: boolean;
}

export const KINDS = ['hall', 'channel', 'room', 'user'] as const satisfies readonly IdKind[];
/** The names of the fields that hold ids of a kind. */
export const FIELDS: Readonly<Record<IdKind, RegExp>> = {
  hall: /(?:^|_)hall_id$/,
  channel: /(?:^|_)channel_id$/,
  room: /^(?:group_id|room_id)$/,
  user: /^(?:id|no|user_no|apply_id|uid)$|_uid$/,
};

/**
 * The first hall, channel and room of a capture, and the user of its page, stand for those of the seed. `given` are ids that a
 * person has chosen, of any kind.
 */
export function idMapOf(
  frames: readonly FramePlaces[],
  seed: Readonly<Record<IdKind, string>>,
  given: ReadonlyMap<string, string>,
): IdMap {
  const line = frames.find(({ isLine, channel }) => isLine && channel !== '');
  const first: Readonly<Record<IdKind, string | undefined>> = {
    hall: line?.to || firstIn(frames, FIELDS.hall),
    channel: line?.channel ?? firstIn(frames, FIELDS.channel),
    room: firstIn(frames, FIELDS.room),
    user: frames.find(({ direction, from }) => direction === 'sent' && from !== '')?.from,
  };
  const mapOf = (kind: IdKind) => {
    const found = first[kind];
    return new Map([...(found === undefined ? [] : [[found, seed[kind]] as const]), ...given]);
  };
  return { hall: mapOf('hall'), channel: mapOf('channel'), room: mapOf('room'), user: mapOf('user') };
}

/** A body with the ids of the seed, also in the JSON texts that it holds. */
export function withIds(value: unknown, ids: IdMap, field = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withIds(item, ids, field));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withIds(item, ids, key)]));
  }
  if (typeof value === 'string' && isJson(value)) return JSON.stringify(withIds(JSON.parse(value), ids));
  const kind = KINDS.find((each) => FIELDS[each].test(field));
  const mapped = kind === undefined ? undefined : ids[kind].get(String(value));
  if (mapped === undefined) return value;
  return typeof value === 'number' ? Number(mapped) : mapped;
}

/** Whether a text holds an object or a list as JSON. */
export function isJson(text: string): boolean {
  if (!/^\s*[{[]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function firstIn(frames: readonly FramePlaces[], fields: RegExp): string | undefined {
  for (const { body } of frames) {
    const found = firstField(body, fields);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The first value of a field of that name, at any depth. */
function firstField(value: unknown, fields: RegExp): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, item] of Object.entries(value)) {
    const isId =
      (typeof item === 'string' || typeof item === 'number') && /^\d+$/.test(String(item)) && Number(item) > 0;
    const found = isId && fields.test(key) ? String(item) : firstField(item, fields);
    if (found !== undefined) return found;
  }
  return undefined;
}
