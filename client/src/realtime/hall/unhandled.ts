import type { HallEventName } from '@miczero/contracts';

/** Events of the hall that no reducer consumes, each with the reason. A test keeps the list honest. */
export const UNHANDLED_HALL_EVENTS: Readonly<Partial<Record<HallEventName, string>>> = {
  hallDissolved: 'consumed with the management of halls',
  hallEdited: 'consumed with the management of halls',
  noticeChanged: 'consumed with the management of halls',
  teamUpdated: 'consumed with the management of halls',
  membershipChanged: 'consumed with the management of halls',
  voicePasswordChanged: 'consumed with the management of halls',
  loggedInElsewhere: 'the link acts on it as it arrives, because the connection closes with it (hall-link.saga.ts)',
};
