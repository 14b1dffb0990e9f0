export { teamUpEventHandlers } from './team-up.events.ts';
export { teamUpSaga } from './team-up.saga.ts';
export { selectInvites, selectIsInviteOwner } from './team-up.selectors.ts';
export { teamUpActions, teamUpReducer } from './team-up.slice.ts';
export type { TeamUpRoot } from './team-up.state.ts';
