import { CHANNEL_CALLS, SESSION_HISTORY_PAGE_SIZE } from '@miczero/contracts';
import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, race, select, take } from '../../lib/effects.ts';
import { ImError } from '../../platform/ports/im.ts';
import type { Ports } from '../../platform/ports.ts';
import { hallEventsArrived, hallLinkActions } from '../../realtime/hall/hall-events.ts';
import { channelActions } from '../channel/index.ts';
import { type ChatRoot, galleryModal } from '../chat/index.ts';
import { callApi, watching } from '../feedback/index.ts';
import type { ImRoot, ImSessionId } from '../im/index.ts';
import type { ModalsRoot } from '../modals/index.ts';
import { type SessionRoot, selectViewer } from '../session/index.ts';
import {
  endNote,
  extended,
  followed,
  type Gallery,
  goesOn,
  neighbour,
  openGallery,
  pictureAt,
  type Step,
} from './gallery.model.ts';
import { type GalleryRoot, type GalleryState, galleryActions } from './gallery.slice.ts';
import {
  openSessionGallery,
  type SessionGallery,
  type SessionLines,
  sessionExtended,
  sessionFollowed,
} from './session-gallery.model.ts';

type Root = ChatRoot & GalleryRoot & SessionRoot & Partial<ImRoot>;

const isOfSession = (shown: GalleryState['shown']): shown is SessionGallery => shown !== null && 'session' in shown;

const isOfChannel = (shown: GalleryState['shown']): shown is Gallery => shown !== null && 'newest' in shown;

/** Pages that one turn fetches: a channel may have thousands of lines without a picture. */
export const TURN_PAGES_MAX = 20;

/** The pictures of the open channel or session, over the log and beside it. */
export function* gallerySaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'gallery');
  yield* watch.latest(galleryActions.opened, onOpened);
  yield* watch.latest(galleryActions.openedInSession, onOpenedInSession);
  // The other direction gives up the pages that are on their way.
  yield* watch.latest(galleryActions.turnRequested, onTurnRequested, ports);
  yield* watch.every(movesTheLog, onLogMoved);
  yield* watch.every(movesSessions, onSessionMoved);
  yield* watch.every([channelActions.reset, channelActions.entering], onLeft);
}

function* onOpened({ payload }: ReturnType<typeof galleryActions.opened>): SagaGenerator<void> {
  const { timeline } = yield* select(({ chat }: Root) => chat);
  yield* put(galleryActions.moved(openGallery(timeline, payload.msg_id)));
}

function* onOpenedInSession({
  payload: { session, clientId },
}: ReturnType<typeof galleryActions.openedInSession>): SagaGenerator<void> {
  const lines = yield* select(selectSessionLines, session);
  yield* put(galleryActions.moved(openSessionGallery(lines, clientId)));
}

/** The part of messages is there: a picture of it was pressed. */
function selectSessionLines({ im, session: { me } }: Root, session: ImSessionId): SessionLines {
  const { lines = [], hasOlder = false } = im?.threads[session] ?? {};
  const names = new Map(im?.group?.members.map(({ no, nick }) => [String(no), nick]));
  if (me) names.set(me.no, me.nick);
  const nameOf = (account: string) => names.get(account) || im?.faces[`p2p-${account}`]?.name || account;
  return { session, lines, hasOlder, nameOf };
}

function* onTurnRequested(
  ports: Ports,
  { payload: step }: ReturnType<typeof galleryActions.turnRequested>,
): SagaGenerator<void> {
  yield* race({
    turned: call(turn, ports, step),
    closed: take((action: Action) => galleryModal.isClosedBy({ ...action })),
  });
}

function* turn(ports: Ports, step: Step): SagaGenerator<void> {
  for (let page = 0; page <= TURN_PAGES_MAX; page += 1) {
    const { shown } = yield* select(({ gallery }: Root) => gallery);
    if (!shown) return;
    const next = neighbour(shown, step);
    if (next !== null) {
      yield* put(galleryActions.turned(next));
      return;
    }
    // Why no further page is asked for.
    const end = !goesOn(shown, step) ? endNote(shown, step) : page === TURN_PAGES_MAX ? 'noneYet' : null;
    if (end !== null) {
      yield* put(galleryActions.ended(end));
      return;
    }
    yield* put(galleryActions.pageAwaited(step));
    if (!(yield* call(isOfSession(shown) ? loadOlderOfSession : loadPage, ports, step))) {
      yield* put(galleryActions.ended('failed'));
      return;
    }
  }
}

function* loadPage(ports: Ports, step: Step): SagaGenerator<boolean> {
  const { channel } = yield* select(({ chat }: Root) => chat);
  const { shown: before } = yield* select(({ gallery }: Root) => gallery);
  const viewer = yield* select(selectViewer);
  if (!channel || !isOfChannel(before) || viewer === null) return false;
  const { hall_id, channel_id } = channel;
  const from = step === -1 ? { last_msg_id: before.oldest } : { after_msg_id: before.newest };
  const page = yield* callApi(ports, CHANNEL_CALLS['channel.message'], { hall_id, channel_id, ...from });
  const { shown } = yield* select(({ gallery }: Root) => gallery);
  if (!page.ok || !isOfChannel(shown)) return false;
  yield* put(galleryActions.moved(extended(shown, step, page.data.msg_list, viewer)));
  return true;
}

/** const.session-history-50: pages of a session begin before the first message that was read. */
function* loadOlderOfSession(ports: Ports): SagaGenerator<boolean> {
  const { shown: before } = yield* select(({ gallery }: Root) => gallery);
  if (!isOfSession(before) || !before.oldest) return false;
  const { session, oldest } = before;
  try {
    const im = yield* call(ports.late.im);
    const limit = SESSION_HISTORY_PAGE_SIZE;
    const page = yield* call([im, im.history], session, { before: oldest, limit });
    const { shown } = yield* select(({ gallery }: Root) => gallery);
    if (!isOfSession(shown)) return false;
    const { nameOf } = yield* select(selectSessionLines, session);
    yield* put(galleryActions.moved(sessionExtended(shown, page, page.length >= limit, nameOf)));
    return true;
  } catch (error) {
    if (error instanceof ImError) return false;
    throw error;
  }
}

function* onSessionMoved(): SagaGenerator<void> {
  const { gallery, im } = yield* select((state: Root) => state);
  if (!isOfSession(gallery.shown) || !im) return;
  const lines = yield* select(selectSessionLines, gallery.shown.session);
  const shown = sessionFollowed(gallery.shown, lines);
  yield* put(galleryActions.moved(shown));
  if (im.open !== shown.session || !pictureAt(shown)) yield* put(galleryModal.close());
}

function* onLogMoved(): SagaGenerator<void> {
  const { gallery, chat } = yield* select((state: Root) => state);
  if (!gallery.shown) yield* call(openOnceHeld, chat.timeline);
  if (!isOfChannel(gallery.shown)) return;
  const shown = followed(gallery.shown, chat.timeline);
  if (shown === gallery.shown) return;
  yield* put(galleryActions.moved(shown));
  // The picture was taken back.
  if (!pictureAt(shown)) yield* put(galleryModal.close());
}

/** A picture that no log held is one of the channel as soon as a page brings its line, as after an outage. */
function* openOnceHeld(timeline: ChatRoot['chat']['timeline']): SagaGenerator<void> {
  const { msg_id = null } = (yield* select((state: ModalsRoot) => galleryModal.select(state))) ?? {};
  const opened = msg_id && openGallery(timeline, msg_id);
  if (opened) yield* put(galleryActions.moved(opened));
}

function* onLeft(): SagaGenerator<void> {
  const { shown } = yield* select(({ gallery }: Root) => gallery);
  if (isOfChannel(shown)) yield* put(galleryModal.close());
}

function movesTheLog({ type }: Action): boolean {
  return type.startsWith('chat/') || type === hallEventsArrived.type || type === hallLinkActions.lost.type;
}

function movesSessions({ type }: Action): boolean {
  return type.startsWith('im/');
}
