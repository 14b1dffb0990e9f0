import { mayInRoom } from '@miczero/contracts';
import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { selectHindrances, selectStanding } from '../../room/views/room-page.selectors.ts';
import type { SeatsRoot } from '../index.ts';
import type { SeatScene } from './seat-news.model.ts';

const SeatNews = lazyPart(() => import('./SeatNews.tsx'));

/** What changes on the seats, in words. They load with the first change: a room at rest has nothing to tell. */
export function SeatNewsPlace() {
  const { seats, applied, stepsDown, isInvited, apply_count } = useSelector(({ seats: state }: SeatsRoot) => state);
  const standing = useSelector(selectStanding);
  const hindrances = useSelector(selectHindrances);
  const decides = standing !== null && mayInRoom('manage-seats', standing, hindrances);
  const waiting = decides ? apply_count : 0;
  const scene = useMemo<SeatScene>(
    () => ({ seats, applied, stepsDown, isInvited, waiting }),
    [seats, applied, stepsDown, isInvited, waiting],
  );
  const [first, setFirst] = useState(scene);
  // The first list of a visit is no news.
  if (first.seats.length === 0 && seats.length > 0) setFirst(scene);
  return first.seats.length > 0 && scene !== first && <SeatNews from={first} scene={scene} />;
}
