export { teamUpEventHandlers } from './team-up.events.ts';
export { teamUpSaga } from './team-up.saga.ts';
export { makeSelectRide, type RideModel } from './team-up.selectors.ts';
export { teamUpActions, teamUpReducer } from './team-up.slice.ts';
