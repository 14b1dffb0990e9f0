import type { UserNo } from '@miczero/contracts';
import { isForbidden, type OwnSeatNews, ownSeatNews, type SeatScene } from '../own-seat.model.ts';

/** What a reader of the seats hears about a change. */
export type SeatNews =
  | OwnSeatNews
  | { readonly kind: 'sat' | 'left' | 'moved'; readonly mic_number: number; readonly name: string }
  | { readonly kind: 'locked' | 'unlocked'; readonly mic_number: number };

/** News between two scenes, those about the viewer first. The first list of a visit is no news. */
export function seatNews(before: SeatScene, after: SeatScene, viewer: UserNo | null): readonly SeatNews[] {
  if (before.seats.length === 0 || after.seats.length === 0) return [];
  if (before.seats === after.seats) return [];
  return [...ownSeatNews(before, after, viewer), ...newsOfOthers(before, after, viewer), ...locks(before, after)];
}

function newsOfOthers(before: SeatScene, after: SeatScene, viewer: UserNo | null): readonly SeatNews[] {
  const places = ({ seats }: SeatScene) =>
    new Map(
      seats.flatMap(({ member, mic_number }) =>
        member === null || member.id === viewer ? [] : [[member.id, { mic_number, name: member.nick || member.id }]],
      ),
    );
  const [were, are] = [places(before), places(after)];
  const came = [...are].flatMap(([no, { mic_number, name }]): SeatNews[] => {
    const from = were.get(no)?.mic_number;
    return from === mic_number ? [] : [{ kind: from === undefined ? 'sat' : 'moved', mic_number, name }];
  });
  const left = [...were].flatMap(([no, place]): SeatNews[] => (are.has(no) ? [] : [{ kind: 'left', ...place }]));
  return [...left, ...came];
}

/** Of empty seats only: what a manager does to the seat of another user is theirs to hear. */
function locks(before: SeatScene, after: SeatScene): readonly SeatNews[] {
  return after.seats.flatMap((seat): SeatNews[] => {
    const was = before.seats.find(({ mic_number }) => mic_number === seat.mic_number);
    if (!was || seat.member || isForbidden(was) === isForbidden(seat)) return [];
    // A muted user has left: no manager unlocked the seat.
    if (was.member && !isForbidden(seat)) return [];
    return [{ kind: isForbidden(seat) ? 'locked' : 'unlocked', mic_number: seat.mic_number }];
  });
}

/** News of others that are told one by one; more of them are counted. */
const TOLD_MAX = 2;

const isOwn = ({ kind }: SeatNews) => kind === 'accepted' || kind.startsWith('own');

/** The news to tell of one batch, and the number of those that are only counted. */
export function toldNews(news: readonly SeatNews[]): { readonly told: readonly SeatNews[]; readonly counted: number } {
  const others = news.filter((each) => !isOwn(each));
  if (others.length <= TOLD_MAX) return { told: news, counted: 0 };
  return { told: news.filter(isOwn), counted: others.length };
}
