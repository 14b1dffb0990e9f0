import { type ChatMessage, compareMsgIds, type MsgId, type UserNo } from '@miczero/contracts';
import {
  type Album,
  hasMore,
  isMessage,
  lineOfHistory,
  type MessageLine,
  readPicture,
  type Timeline,
} from '../chat/index.ts';

/** A picture of a line, as it is shown over everything. */
export interface GalleryPicture<Key extends string = string> {
  /** Of the line. */
  readonly key: Key;
  readonly url: string;
  /** Who sent it. */
  readonly name: string;
}

/** Pictures around the one on screen. They are a range of the history of their own: the log stays where it is. */
export interface PictureRange<Key extends string = string> {
  /** The picture on screen. */
  readonly at: Key;
  /** Oldest first. */
  readonly pictures: readonly GalleryPicture<Key>[];
  readonly hasOlder: boolean;
  readonly hasNewer: boolean;
}

/** The pictures of a channel. */
export interface Gallery extends PictureRange<MsgId> {
  /** The range that was read: nothing between the two is missing. */
  readonly oldest: MsgId;
  readonly newest: MsgId;
}

/** The pictures of an album: all there are. */
export interface AlbumGallery extends PictureRange {
  readonly isAlbum: true;
}

/** By their places: an album may have a picture twice. */
export function albumGallery({ pictures, name, at }: Album): AlbumGallery {
  const shown = pictures.map((url, index) => ({ key: String(index), url, name }));
  return { isAlbum: true, at: String(at), pictures: shown, hasOlder: false, hasNewer: false };
}

/** Towards older (-1) or newer (1) pictures. */
export type Step = -1 | 1;

/** What the log holds around a line; null when it does not hold the line. */
export function openGallery(timeline: Timeline, at: MsgId): Gallery | null {
  const run = runsOf(timeline).find(({ lines }) => lines.some(({ msg_id }) => msg_id === at));
  if (!run) return null;
  const { lines, oldest, newest, hasOlder, hasNewer } = run;
  return { at, pictures: picturesOf(lines), oldest, newest, hasOlder, hasNewer };
}

/** The log has changed: what follows the range joins it, and what was taken back goes. The same object when neither happened. */
export function followed(gallery: Gallery, timeline: Timeline): Gallery {
  const runs = runsOf(timeline);
  const isCleared = runs.length === 0 && timeline.phase === 'live' && !timeline.hasOlder && !timeline.hasNewer;
  const held = new Set(runs.flatMap(({ lines }) => lines.map(({ msg_id }) => msg_id)));
  const isGone = ({ key }: GalleryPicture<MsgId>) =>
    isCleared || (!held.has(key) && runs.some(({ oldest, newest }) => isBetween(key, oldest, newest)));
  const next = runs.find(({ oldest, newest }) => isBetween(gallery.newest, oldest, newest));
  const news = (next?.lines ?? []).filter(({ msg_id }) => compareMsgIds(msg_id, gallery.newest) > 0);
  const isBehind = timeline.newest !== null && compareMsgIds(timeline.newest, gallery.newest) > 0;
  const hasNewer = next ? next.hasNewer : gallery.hasNewer || isBehind;
  const hasGone = gallery.pictures.some(isGone);
  if (news.length === 0 && !hasGone && hasNewer === gallery.hasNewer) return gallery;
  const kept = hasGone ? gallery.pictures.filter((picture) => !isGone(picture)) : gallery.pictures;
  return {
    ...gallery,
    pictures: [...kept, ...picturesOf(news)],
    newest: news.at(-1)?.msg_id ?? gallery.newest,
    hasNewer,
  };
}

/** A page of history at an end of the range. */
export function extended(gallery: Gallery, step: Step, page: readonly ChatMessage[], viewer: UserNo): Gallery {
  const lines = page.map((message) => lineOfHistory(message, viewer));
  if (step === -1) {
    const oldest = lines[0]?.msg_id ?? gallery.oldest;
    return { ...gallery, pictures: [...picturesOf(lines), ...gallery.pictures], oldest, hasOlder: hasMore(page) };
  }
  // The log may have brought some of them meanwhile.
  const news = lines.filter(({ msg_id }) => compareMsgIds(msg_id, gallery.newest) > 0);
  const newest = news.at(-1)?.msg_id ?? gallery.newest;
  return { ...gallery, pictures: [...gallery.pictures, ...picturesOf(news)], newest, hasNewer: hasMore(page) };
}

/** The picture beside the one on screen; null at an end of the range. */
export function neighbour<Key extends string>({ at, pictures }: PictureRange<Key>, step: Step): Key | null {
  const index = pictures.findIndex(({ key }) => key === at);
  return index === -1 ? null : (pictures[index + step]?.key ?? null);
}

/** Whether the history may go on beyond this end of the range. */
export function goesOn({ hasOlder, hasNewer }: PictureRange, step: Step): boolean {
  return step === -1 ? hasOlder : hasNewer;
}

/** Why there is nothing beyond an end. An album has no order in time. */
export type EndNote = 'noOlder' | 'noNewer' | 'isFirst' | 'isLast';
export function endNote(range: PictureRange | null, step: Step): EndNote {
  if (range && 'isAlbum' in range) return step === -1 ? 'isFirst' : 'isLast';
  return step === -1 ? 'noOlder' : 'noNewer';
}

export function pictureAt({ at, pictures }: PictureRange): GalleryPicture | null {
  return pictures.find(({ key }) => key === at) ?? null;
}

function picturesOf(lines: readonly MessageLine[]): readonly GalleryPicture<MsgId>[] {
  return lines.flatMap(({ msg_id: key, body, author }) => {
    const url = body.msg_type === '2' ? (readPicture(body.content)?.url ?? '') : '';
    return url === '' ? [] : [{ key, url, name: author.nick }];
  });
}

interface Run extends Omit<Gallery, 'at' | 'pictures'> {
  readonly lines: readonly MessageLine[];
}

/** The stretches of the log without a hole: one, or those before and after the gap of an outage. */
function runsOf({ lines, gapAfter, hasOlder, hasNewer, phase }: Timeline): readonly Run[] {
  const messages = lines.filter(isMessage);
  const isBefore = ({ msg_id }: MessageLine) => gapAfter !== null && compareMsgIds(msg_id, gapAfter) <= 0;
  const [before, after] = [messages.filter(isBefore), messages.filter((line) => !isBefore(line))];
  return [
    ...runOf(before, hasOlder, true),
    ...runOf(after, before.length > 0 || hasOlder, hasNewer || phase !== 'live'),
  ];
}

function runOf(lines: readonly MessageLine[], hasOlder: boolean, hasNewer: boolean): readonly Run[] {
  const [oldest, newest] = [lines[0]?.msg_id, lines.at(-1)?.msg_id];
  return oldest === undefined || newest === undefined ? [] : [{ lines, oldest, newest, hasOlder, hasNewer }];
}

function isBetween(msg_id: MsgId, oldest: MsgId, newest: MsgId): boolean {
  return compareMsgIds(oldest, msg_id) <= 0 && compareMsgIds(msg_id, newest) <= 0;
}
