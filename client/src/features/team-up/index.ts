export { teamUpEventHandlers } from './team-up.events.ts';
export { teamUpSaga } from './team-up.saga.ts';
export { teamUpActions, teamUpReducer } from './team-up.slice.ts';
