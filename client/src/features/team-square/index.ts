export { gamingModal, publishModal } from './modals.ts';
export { publishSaga } from './publish.saga.ts';
export { readFilter, TEAM_MODES, type TeamFilter, tagsOf, teamsFor, writeFilter } from './team-filter.model.ts';
export { teamSquareEventHandlers } from './team-square.events.ts';
export { gatherSaga } from './team-square.saga.ts';
export {
  type GamingCardModel,
  selectGames,
  selectGamings,
  selectIsPublicKnown,
  selectIsSettled,
  selectMissingHalls,
  selectNow,
  selectOwnVoice,
  selectPublicFailed,
  selectSeekers,
  selectSquareForm,
  selectSquareLoad,
  selectTeams,
  selectVoicesOf,
  type TeamCardModel,
} from './team-square.selectors.ts';
export { teamSquareActions, teamSquareReducer } from './team-square.slice.ts';
export type { TeamSquareRoot } from './team-square.state.ts';
