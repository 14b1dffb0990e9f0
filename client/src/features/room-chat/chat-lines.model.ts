import { ROOM_LINE, type RoomChatLine, type RoomRole, type UserNo } from '@miczero/contracts';

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
  /** Set for a gift. */
  readonly gift?: { readonly name: string; readonly num: number; readonly to: readonly string[] };
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
const KINDS = { [ROOM_LINE.text]: 'said', [ROOM_LINE.notice]: 'notice', [ROOM_LINE.greeting]: 'greeting' } as const;

/** Lines of one room that show (ADR 0180). */
export const ROOM_LINES_MAX = 200;

/** One line more is kept than shows: it tells that earlier ones are gone. */
const capped = (lines: readonly RoomLineModel[]): readonly RoomLineModel[] => lines.slice(-ROOM_LINES_MAX - 1);

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
  const local = line.c_mid === '' ? -1 : lines.findIndex(({ mid, c_mid }) => mid === '' && c_mid === line.c_mid);
  if (local === -1) return [...lines, line];
  return lines.map((each, index) => (index === local ? { ...line, key: each.key } : each));
}

function modelOf({ mid, type, body }: RoomChatLine, receivedAt: number): RoomLineModel {
  const { author, content, c_mid, time } = body;
  return {
    key: mid === '' ? `c${c_mid}` : mid,
    mid,
    c_mid,
    kind: KINDS[type],
    content,
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
  };
}

/** The local copy of what the viewer has just written. */
export function withLocal(
  lines: readonly RoomLineModel[],
  line: Pick<RoomLineModel, 'c_mid' | 'content' | 'time'> & { readonly author: RoomLineModel['author'] },
): readonly RoomLineModel[] {
  return capped([...lines, { ...line, key: `c${line.c_mid}`, mid: '', kind: 'said' }]);
}

/** room-event.0x1011: the line that was rejected goes. */
export function withoutRejected(lines: readonly RoomLineModel[], c_mid: string): readonly RoomLineModel[] {
  return lines.filter((line) => line.mid !== '' || line.c_mid !== c_mid);
}

/** A line of the platform itself. */
export function withNotice(
  lines: readonly RoomLineModel[],
  mid: string,
  msg: string,
  at: number,
): readonly RoomLineModel[] {
  if (msg === '') return lines;
  return capped([...lines, { key: `n${mid}`, mid, c_mid: '', kind: 'notice', content: msg, author: null, time: at }]);
}

/** A user came in. Without a name there is no line. */
export function withArrival(
  lines: readonly RoomLineModel[],
  {
    key,
    nick,
    id,
    time,
  }: { readonly key: string; readonly nick: string; readonly id: UserNo | null; readonly time: number },
): readonly RoomLineModel[] {
  if (nick === '' || id === null) return lines;
  const line = { key: `a${key}`, mid: key, c_mid: '', content: '', author: { id, nick, header: '' }, time };
  return capped([...lines, { ...line, kind: 'arrival' }]);
}

/** A gift was given. A gift without a sender or a name has no line. */
export function withGift(
  lines: readonly RoomLineModel[],
  {
    key,
    author,
    gift,
    time,
  }: { readonly key: string } & Pick<RoomLineModel, 'author' | 'time'> & Required<Pick<RoomLineModel, 'gift'>>,
): readonly RoomLineModel[] {
  if (!author || gift.name === '') return lines;
  return capped([...lines, { key: `g${key}`, mid: key, c_mid: '', kind: 'gift', content: '', author, time, gift }]);
}
