import { compareMsgIds, DATE_SEPARATOR_GAP_MS, type UserInfo, type UserNo } from '@miczero/contracts';
import { PICTURES_IN_ROW, PICTURES_TOGETHER_MS } from '../../lib/pictures-together.ts';
import type { ResolveUrl } from '../connection/index.ts';
import { isMessage, type Line, placeOf } from './line.ts';
import { bodyModel } from './message-body.ts';
import type { MessageAuthorModel, MessageBodyModel, MessageRowModel } from './message-row.ts';
import { type Outbox, type OutgoingLine, statusOf } from './outbox.model.ts';
import { ownHeld, type Timeline } from './timeline.ts';

/** Inputs of the rows beside the lines. Another object means that one of them changed. */
export interface RowContext {
  readonly viewer: UserNo | null;
  readonly me: UserInfo | null;
  readonly files: ResolveUrl;
  readonly pictures: ResolveUrl;
}

type Bare = Omit<MessageRowModel, 'startsGroup' | 'column' | 'dateSeparatorBefore' | 'unreadDividerBefore'>;

/** Rows of lines that have a place. A row whose line and neighbour did not change stays the same object. */
export function createRowBuilder() {
  let bare = new WeakMap<Line | OutgoingLine, Bare>();
  let placedRows = new WeakMap<Bare, { before: Bare | null; hasDivider: boolean; row: MessageRowModel }>();
  let last: RowContext | null = null;

  const bareOf = (line: Line, context: RowContext): Bare => {
    const known = bare.get(line);
    if (known) return known;
    const made = isMessage(line) ? messageRow(line, context) : noticeRow(line, context);
    bare.set(line, made);
    return made;
  };

  const place = (row: Bare, before: Bare | null, hasDivider: boolean, isFirst = false): MessageRowModel => {
    const known = placedRows.get(row);
    const isKnown = known?.before === before && known.hasDivider === hasDivider;
    const made = isKnown ? known.row : placed(row, before, hasDivider);
    // When the window trims the lines before, those that stay are where they were.
    const kept = (isFirst && known?.row.column) || 0;
    const column = before ? made.column && ((placedRows.get(before)?.row.column || 1) % PICTURES_IN_ROW) + 1 : kept;
    if (isKnown && made.column === column) return made;
    const moved = { ...made, column };
    placedRows.set(row, { before, hasDivider, row: moved });
    return moved;
  };

  return (
    timeline: Timeline,
    outbox: Outbox,
    channel: { channel_id: string } | null,
    isGapLoading: boolean,
    context: RowContext,
  ) => {
    if (last !== context) {
      bare = new WeakMap();
      placedRows = new WeakMap();
      last = context;
    }
    const rows: MessageRowModel[] = [];
    let before: Bare | null = null;
    for (const line of timeline.lines) {
      if (isAfterGap(timeline, line, before)) {
        rows.push(gapRow(line, isGapLoading));
        before = null;
      }
      const row: Bare = bareOf(line, context);
      rows.push(place(row, before, isMessage(line) && line.msg_id === timeline.dividerBefore, rows.length === 0));
      before = row;
    }
    if (timeline.hasNewer || (timeline.phase === 'loading' && rows.length === 0)) return rows;
    for (const line of ownHeld(timeline)) {
      const row: Bare = bareOf(line, context);
      rows.push(place(row, before, false));
      before = row;
    }
    for (const line of outbox.lines) {
      if (line.channel_id !== channel?.channel_id) continue;
      const row = outgoingRow(line, outbox, context);
      rows.push(place(row, before, false));
      before = row;
    }
    return rows;
  };
}

function isAfterGap({ gapAfter }: Timeline, line: Line, before: Bare | null): boolean {
  if (gapAfter === null || before === null) return false;
  return isLater(placeOf(line), gapAfter) && (before.msg_id === null || !isLater(before.msg_id, gapAfter));
}

const isLater = (a: string, b: string) => compareMsgIds(a, b) > 0;

function placed(row: Bare, before: Bare | null, hasDivider: boolean): MessageRowModel {
  const gap = before === null ? Number.POSITIVE_INFINITY : row.time - before.time;
  // rule.date-separator: strictly more than 300000 ms (open point B1).
  const isApart = gap > DATE_SEPARATOR_GAP_MS;
  const isSameGroup =
    before !== null &&
    !isApart &&
    !hasDivider &&
    row.kind === 'message' &&
    before.kind === 'message' &&
    before.author?.id === row.author?.id;
  return {
    ...row,
    startsGroup: !isSameGroup,
    column: Number(isSameGroup && gap <= PICTURES_TOGETHER_MS && isPlainPicture(row) && isPlainPicture(before)),
    dateSeparatorBefore: isApart ? row.time : null,
    unreadDividerBefore: hasDivider,
  };
}

/** A picture about which nothing must be said: words need more room than a part of a row. */
const isPlainPicture = ({ body, delivery }: Bare) =>
  body.type === 'image' && (delivery === null || delivery === 'sent' || delivery === 'sending');

function messageRow(line: Line & { kind: 'message' }, { viewer, files, pictures }: RowContext): Bare {
  const own = line.author.id === viewer;
  return {
    key: line.key,
    kind: 'message',
    own,
    author: authorModel(line.author, pictures),
    time: line.at,
    body: bodyModel(line.body, line.refusal, files),
    mentionsViewer: viewer !== null && !own && line.body.extra.aiteuser?.[viewer] !== undefined,
    delivery: own ? (line.refusal === null ? 'sent' : 'refused') : null,
    canRetry: false,
    msg_id: line.msg_id,
    c_mid: line.c_mid,
  };
}

/** What a row has that is no message of a user. */
const UNSENT = {
  own: false,
  mentionsViewer: false,
  delivery: null,
  canRetry: false,
  msg_id: null,
  c_mid: null,
} as const;

function noticeRow(line: Exclude<Line, { kind: 'message' }>, { pictures }: RowContext): Bare {
  const body: MessageBodyModel = line.change
    ? { type: 'presence', change: line.change }
    : { type: 'notice', text: line.text };
  return {
    ...UNSENT,
    key: line.key,
    kind: line.kind,
    author: line.author && authorModel(line.author, pictures),
    time: line.at,
    body,
  };
}

function outgoingRow(line: OutgoingLine, outbox: Outbox, { viewer, me, files, pictures }: RowContext): Bare {
  const delivery = statusOf(outbox, line);
  const { image } = line;
  const body: MessageBodyModel = image
    ? {
        type: 'image',
        url: '',
        w: image.w,
        h: image.h,
        localPreview: image.preview === '' ? null : image.preview,
        progress: image.progress,
        problem: image.problem,
        refusal: line.refusal,
      }
    : bodyModel(line.body, line.refusal, files);
  return {
    ...UNSENT,
    key: line.c_mid,
    kind: 'message',
    own: true,
    author: authorModel(
      line.body.extra.author ?? { id: viewer ?? '', nick: me?.nick ?? '', avatar: me?.avatar ?? '', role: '' },
      pictures,
    ),
    time: line.at,
    body,
    delivery,
    canRetry: delivery === 'unconfirmed' || (delivery === 'refused' && line.canRetry),
    c_mid: line.c_mid,
  };
}

function authorModel(author: MessageAuthorModel, pictures: ResolveUrl): MessageAuthorModel {
  return { id: author.id, nick: author.nick, avatar: pictures(author.avatar), role: author.role };
}

function gapRow(next: Line, isLoading: boolean): MessageRowModel {
  return {
    ...UNSENT,
    key: 'gap',
    kind: 'gap',
    author: null,
    startsGroup: true,
    column: 0,
    dateSeparatorBefore: null,
    unreadDividerBefore: false,
    time: next.at,
    body: { type: 'gap', isLoading },
  };
}
