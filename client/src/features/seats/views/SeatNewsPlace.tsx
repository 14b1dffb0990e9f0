import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import type { SeatsRoot } from '../index.ts';
import type { SeatScene } from '../own-seat.model.ts';

const SeatNews = lazyPart(() => import('./SeatNews.tsx'), ['roomMenu']);

/** What changes on the seats, in words. They load with the first change: a room at rest has nothing to tell. */
export function SeatNewsPlace() {
  const { seats, applied, stepsDown, isInvited } = useSelector(({ seats: state }: SeatsRoot) => state);
  const scene = useMemo<SeatScene>(
    () => ({ seats, applied, stepsDown, isInvited }),
    [seats, applied, stepsDown, isInvited],
  );
  const [first, setFirst] = useState(scene);
  // The first list of a visit is no news.
  if (first.seats.length === 0 && seats.length > 0) setFirst(scene);
  return first.seats.length > 0 && scene !== first && <SeatNews from={first} scene={scene} />;
}
