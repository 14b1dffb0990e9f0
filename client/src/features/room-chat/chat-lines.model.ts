import { type GiftId, ROOM_LINE, type RoomChatLine, type RoomRole, type UserNo } from '@miczero/contracts';

/** The stored form of a room chat line; `mid` is empty until the platform confirms it. */
export interface RoomLineModel {
  readonly key: string;
  readonly mid: string;
  readonly c_mid: string;
  /** Kind of the line; the view has the words for an arrival and a gift. */
  readonly kind: 'said' | 'greeting' | 'notice' | 'arrival' | 'gift';
  readonly content: string;
  /** The user who wrote, arrived or gave; null for the platform. */
  readonly author: LineAuthor | null;
  readonly time: number;
  /** When it happened by the clock of the platform; null where the platform has not said. It alone gives lines their order. */
  readonly toldAt: number | null;
  /** Set for an own line that the platform has not acknowledged in time. */
  readonly isFailed?: boolean;
  /** Set for a gift. */
  readonly gift?: {
    readonly id: GiftId | undefined;
    readonly name: string;
    /** Address of the picture; empty shows the drawing of the id. */
    readonly image: string;
    readonly num: number;
    readonly to: readonly Pick<LineAuthor, 'id' | 'nick'>[];
  };
}

export interface LineAuthor {
  readonly id: UserNo;
  readonly nick: string;
  readonly header: string;
  /** Absent where the event does not say it. */
  readonly role?: RoomRole;
  /** Name of the badge beside the name; empty for none. */
  readonly nameplate?: string;
}

/** ROOM_LINE of the wire; a notice has no author to show. */
const KINDS = {
  [ROOM_LINE.text]: 'said',
  [ROOM_LINE.notice]: 'notice',
  [ROOM_LINE.greeting]: 'greeting',
  [ROOM_LINE.gift]: 'said',
} as const;

/** Lines of one room that show (ADR 0180). */
export const ROOM_LINES_MAX = 200;

/** One line more is kept than shows: it tells that earlier ones are gone. */
export const capped = (lines: readonly RoomLineModel[]): readonly RoomLineModel[] => lines.slice(-ROOM_LINES_MAX - 1);

/** Takes what arrived: a line that is known stays once, and takes the place of its own local copy. */
export function withArrived(
  lines: readonly RoomLineModel[],
  arrived: readonly RoomChatLine[],
  receivedAt: number,
): readonly RoomLineModel[] {
  return capped(arrived.reduce((known, line) => withLine(known, modelOf(line, receivedAt)), lines));
}

function withLine(lines: readonly RoomLineModel[], line: RoomLineModel): readonly RoomLineModel[] {
  if (line.mid !== '' && lines.some(({ mid }) => mid === line.mid)) return lines;
  const local = line.c_mid === '' ? undefined : lines.find(({ mid, c_mid }) => mid === '' && c_mid === line.c_mid);
  if (!local) return placed(lines, line);
  const confirmed = { ...line, key: local.key };
  if (line.toldAt === null) return lines.map((each) => (each === local ? confirmed : each));
  return placed(
    lines.filter((each) => each !== local),
    confirmed,
  );
}

/**
 * A line stands before those that happened after it: on entering, the history comes after the own arrival. The clock of the
 * device decides nothing, because it may be wrong.
 */
function placed(lines: readonly RoomLineModel[], line: RoomLineModel): readonly RoomLineModel[] {
  return lines.toSpliced(placeOf(lines, line), 0, line);
}

/** Where a line belongs that happened at a time: before the line with this number. */
export function placeOf(
  lines: readonly Pick<RoomLineModel, 'toldAt'>[],
  { toldAt: at }: Pick<RoomLineModel, 'toldAt'>,
): number {
  return at === null ? lines.length : lines.findLastIndex(({ toldAt }) => toldAt === null || toldAt <= at) + 1;
}

function modelOf({ mid, type, body }: RoomChatLine, receivedAt: number): RoomLineModel {
  const { author, content, c_mid, time, gift } = body;
  return {
    key: mid === '' ? `c${c_mid}` : mid,
    mid,
    c_mid,
    kind: gift ? 'gift' : KINDS[type],
    content,
    ...(gift && {
      gift: { id: gift.gift_id, name: gift.gift_name, image: gift.image, num: gift.gift_num, to: gift.to },
    }),
    author: author
      ? {
          id: author.id,
          nick: author.nick,
          header: author.header,
          role: author.role,
          nameplate: author.nameplate?.name ?? '',
        }
      : null,
    time: time ?? receivedAt,
    toldAt: time ?? null,
  };
}

/** A line of the platform itself. */
export function withNotice(
  lines: readonly RoomLineModel[],
  mid: string,
  msg: string,
  when: Pick<RoomLineModel, 'time' | 'toldAt'>,
): readonly RoomLineModel[] {
  if (msg === '') return lines;
  return capped([...lines, { key: `n${mid}`, mid, c_mid: '', kind: 'notice', content: msg, author: null, ...when }]);
}

interface Arrival extends Pick<RoomLineModel, 'key' | 'time' | 'toldAt'> {
  /** The name of the user whom this one followed here, '' without one. */
  readonly content: string;
  readonly nick: string;
  readonly id: UserNo | null;
}

/** A user came in. Without a name there is no line. */
export function withArrival(
  lines: readonly RoomLineModel[],
  { key, nick, id, content, time, toldAt }: Arrival,
): readonly RoomLineModel[] {
  if (nick === '' || id === null) return lines;
  const line = { key: `a${key}`, mid: key, c_mid: '', content, author: { id, nick, header: '' }, time, toldAt };
  return capped([...lines, { ...line, kind: 'arrival' }]);
}
