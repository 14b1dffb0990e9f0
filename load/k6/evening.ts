import { hallTimes, maxDuration, roomTimes, waveTimes } from '../crowd/run-times.ts';
import playHall, { handleSummary, options as ofHall, setup as startOfHall } from './hall.ts';
import startLogins, { options as ofArrivals } from './logins.ts';
import { plan } from './plan.ts';
import playRoom, { options as ofRoom, setup as startOfRoom } from './room.ts';

export const options = {
  ...ofHall,
  scenarios: {
    evening: {
      ...ofHall.scenarios.crowd,
      maxDuration: maxDuration(hallTimes(plan), roomTimes(plan), waveTimes(plan)),
    },
  },
  thresholds: { ...ofArrivals.thresholds, ...ofRoom.thresholds, ...ofHall.thresholds },
};

export function setup() {
  // The crowd that takes longer to come in decides for both.
  return { startAt: Math.max(startOfHall().startAt, startOfRoom().startAt) };
}

/** A hall, a voice room beside it, and people who sign in meanwhile: the three crowds at once, with the checks of all of them. */
export default function evening(data: { readonly startAt: number }): void {
  playHall(data);
  playRoom(data);
  setTimeout(startLogins, data.startAt - Date.now());
}

export { handleSummary };
