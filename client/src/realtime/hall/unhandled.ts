import type { HallEventName } from '@miczero/contracts';

/** Events of the hall that no reducer consumes, each with the reason. A test keeps the list honest. */
export const UNHANDLED_HALL_EVENTS: Readonly<Partial<Record<HallEventName, string>>> = {
  loggedInElsewhere: 'the link acts on it as it arrives, because the connection closes with it (hall-link.saga.ts)',
};
