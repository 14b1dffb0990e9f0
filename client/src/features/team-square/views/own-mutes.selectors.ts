import { type HallId, mayInHall } from '@miczero/contracts';
import type { TeamSquareRoot } from '../index.ts';

/** The viewer is muted in the hall of a form: the platform would refuse a team, a card and a change of one. */
export const selectIsMutedIn = ({ teamSquare }: TeamSquareRoot, hall_id: HallId | null): boolean => {
  const own = hall_id === null ? undefined : teamSquare.own[hall_id];
  return own !== undefined && !mayInHall('channel.post_gaming', own.standing, own);
};
