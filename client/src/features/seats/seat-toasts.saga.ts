import type { SagaGenerator } from '../../lib/effects.ts';
import { put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { roomEventsArrived } from '../../realtime/room/room-events.ts';
import { type FeedbackText, textOf, watching } from '../feedback/index.ts';
import { isOutOfRoom, roomActions } from '../room/index.ts';
import { selectViewer } from '../session/index.ts';
import { isToast, type OwnSeatNews, ownSeatNews } from './own-seat.model.ts';
import { seatsActions } from './seats.slice.ts';
import { initialSeats, type SeatsRoot, type SeatsState } from './seats.state.ts';

/** What others do about the viewer's seat is told on every page: the viewer may look elsewhere (ADR 0215). */
export function* seatToastsSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'seats');
  const last = { seats: initialSeats };
  yield* watch.every(TURNS, tellOwnSeat, last);
  yield* watch.every(isOutOfRoom, tellOwnSeat, last);
  yield* watch.every(roomActions.membersLoaded, sayTurnedDown);
}

/** The seats change, or what the viewer wishes about them. */
const TURNS = [
  roomEventsArrived,
  seatsActions.applied,
  seatsActions.stepDownMoved,
  roomActions.entered,
  roomActions.seatSought,
  roomActions.membersLoaded,
] as const;

function* tellOwnSeat(last: { seats: SeatsState }): SagaGenerator<void> {
  const before = last.seats;
  const after = yield* select(({ seats }: SeatsRoot) => seats);
  last.seats = after;
  for (const each of ownSeatNews(before, after, yield* select(selectViewer)).filter(isToast)) {
    yield* put(roomActions.told({ tone: 'info', text: wordsOf(each) }));
  }
}

function wordsOf(news: OwnSeatNews): FeedbackText {
  if (!('mic_number' in news)) return textOf(`seats.news.${news.kind}`);
  return news.mic_number === 0
    ? textOf('seats.news.acceptedHost')
    : textOf('seats.news.accepted', { n: news.mic_number });
}

/** The applicant hears of a refusal from no message: only the list of members tells. */
function* sayTurnedDown(): SagaGenerator<void> {
  if ((yield* select(({ seats }: SeatsRoot) => seats.listing)) !== 'turnedDown') return;
  yield* put(seatsActions.turnedDownTold());
  yield* put(roomActions.told({ tone: 'info', text: textOf('seats.turnedDown') }));
}
