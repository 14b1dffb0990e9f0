import { CHANNEL_CALLS } from '@miczero/contracts';
import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, race, select, take } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { hallEventsArrived, hallLinkActions } from '../../realtime/hall/hall-events.ts';
import { channelActions } from '../channel/index.ts';
import { type ChatRoot, galleryModal } from '../chat/index.ts';
import { callApi, watching } from '../feedback/index.ts';
import { type SessionRoot, selectViewer } from '../session/index.ts';
import { extended, followed, goesOn, neighbour, openGallery, pictureAt, type Step } from './gallery.model.ts';
import { type GalleryNote, type GalleryRoot, galleryActions } from './gallery.slice.ts';

type Root = ChatRoot & GalleryRoot & SessionRoot;

/** Pages that one turn fetches: a channel may have thousands of lines without a picture. */
export const TURN_PAGES_MAX = 20;

/** The pictures of the open channel, over the log and beside it. */
export function* gallerySaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'gallery');
  yield* watch.latest(galleryActions.opened, onOpened);
  // The other direction gives up the pages that are on their way.
  yield* watch.latest(galleryActions.turnRequested, onTurnRequested, ports);
  yield* watch.every(movesTheLog, onLogMoved);
  yield* watch.every([channelActions.reset, channelActions.entering], onLeft);
}

function* onOpened({ payload }: ReturnType<typeof galleryActions.opened>): SagaGenerator<void> {
  const { timeline } = yield* select(({ chat }: Root) => chat);
  yield* put(galleryActions.moved(openGallery(timeline, payload.msg_id)));
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
    const end = endOf(goesOn(shown, step), step, page);
    if (end !== null) {
      yield* put(galleryActions.ended(end));
      return;
    }
    yield* put(galleryActions.pageAwaited(step));
    if (!(yield* call(loadPage, ports, step))) {
      yield* put(galleryActions.ended('failed'));
      return;
    }
  }
}

/** Why no further page is asked for; null when one is. */
function endOf(isMore: boolean, step: Step, pages: number): GalleryNote | null {
  if (!isMore) return step === -1 ? 'noOlder' : 'noNewer';
  return pages === TURN_PAGES_MAX ? 'noneYet' : null;
}

function* loadPage(ports: Ports, step: Step): SagaGenerator<boolean> {
  const { channel } = yield* select(({ chat }: Root) => chat);
  const { shown: before } = yield* select(({ gallery }: Root) => gallery);
  const viewer = yield* select(selectViewer);
  if (!channel || !before || viewer === null) return false;
  const { hall_id, channel_id } = channel;
  const from = step === -1 ? { last_msg_id: before.oldest } : { after_msg_id: before.newest };
  const page = yield* callApi(ports, CHANNEL_CALLS['channel.message'], { hall_id, channel_id, ...from });
  const { shown } = yield* select(({ gallery }: Root) => gallery);
  if (!page.ok || !shown) return false;
  yield* put(galleryActions.moved(extended(shown, step, page.data.msg_list, viewer)));
  return true;
}

function* onLogMoved(): SagaGenerator<void> {
  const { gallery, chat } = yield* select((state: Root) => state);
  if (!gallery.shown) return;
  const shown = followed(gallery.shown, chat.timeline);
  if (shown === gallery.shown) return;
  yield* put(galleryActions.moved(shown));
  // The picture was taken back.
  if (!pictureAt(shown)) yield* put(galleryModal.close());
}

function* onLeft(): SagaGenerator<void> {
  if ((yield* select(({ gallery }: Root) => gallery)).shown) yield* put(galleryModal.close());
}

function movesTheLog({ type }: Action): boolean {
  return type.startsWith('chat/') || type === hallEventsArrived.type || type === hallLinkActions.lost.type;
}
