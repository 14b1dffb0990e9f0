import type { UserNo } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { put } from '../../lib/effects.ts';
import { type FeedbackText, textOf } from '../feedback/index.ts';
import { roomActions } from '../room/index.ts';
import { isToast, type OwnSeatNews, ownSeatNews, type SeatScene } from './own-seat.model.ts';

/** The news of the viewer's own seat that others have made. */
export function* tellOwnSeat(before: SeatScene, after: SeatScene, viewer: UserNo | null): SagaGenerator<void> {
  for (const each of ownSeatNews(before, after, viewer).filter(isToast)) {
    yield* put(roomActions.told({ tone: 'info', text: wordsOf(each) }));
  }
}

function wordsOf(news: OwnSeatNews): FeedbackText {
  if (!('mic_number' in news)) return textOf(`seats.news.${news.kind}`);
  return news.mic_number === 0
    ? textOf('seats.consent.hostTitle')
    : textOf('seats.news.accepted', { n: news.mic_number });
}
