export { invitationSaga } from './invitation.saga.ts';
export { type InvitationModel, type InviteStanding, selectInvitation } from './invitation.selectors.ts';
export { type InvitedPlace, invitationActions, invitationReducer } from './invitation.slice.ts';
