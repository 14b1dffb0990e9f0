import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { roomEventsArrived } from '../../realtime/room/room-events.ts';
import { type FeedbackText, textOf, watching } from '../feedback/index.ts';
import { asideToast, isOutOfRoom, roomActions } from '../room/index.ts';
import { type SessionRoot, selectViewer } from '../session/index.ts';
import { isToast, type OwnSeatNews, ownSeatNews, type SeatScene } from './own-seat.model.ts';
import { seatsActions } from './seats.slice.ts';
import { initialSeats, type SeatsRoot } from './seats.state.ts';

/** What others do about the viewer's seat is told on every page: the viewer may look elsewhere (ADR 0215). */
export function* seatToastsSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'seats');
  yield* watch.every(isTurn, tellOwnSeat, { scene: initialSeats });
  yield* watch.every(roomActions.membersLoaded, sayTurnedDown);
}

/** What changes a scene: the seats, or what the viewer wishes about them. */
function isTurn(action: Action): boolean {
  const wishes = [seatsActions.applied, seatsActions.stepDownMoved, seatsActions.inviteAnswered];
  return (
    roomEventsArrived.match(action) ||
    isOutOfRoom(action) ||
    [...wishes, roomActions.entered, roomActions.membersLoaded].some(({ type }) => type === action.type)
  );
}

function* tellOwnSeat(last: { scene: SeatScene }): SagaGenerator<void> {
  const { scene, viewer } = yield* select((state: SeatsRoot & SessionRoot) => ({
    scene: state.seats,
    viewer: selectViewer(state),
  }));
  const news = ownSeatNews(last.scene, scene, viewer).filter(isToast);
  last.scene = scene;
  for (const each of news) yield* put(yield* asideToast(wordsOf(each), 'info'));
}

function wordsOf(news: OwnSeatNews): FeedbackText {
  if (!('mic_number' in news)) return textOf(`seats.news.${news.kind}`);
  return news.mic_number === 0
    ? textOf('seats.news.acceptedAsHost')
    : textOf('seats.news.accepted', { n: news.mic_number });
}

/** The applicant hears of a refusal from no message: only the list of members tells. */
function* sayTurnedDown(): SagaGenerator<void> {
  if ((yield* select(({ seats }: SeatsRoot) => seats.listing)) !== 'turnedDown') return;
  yield* put(seatsActions.turnedDownTold());
  yield* put(yield* asideToast(textOf('seats.turnedDown'), 'info'));
}
