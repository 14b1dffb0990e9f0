export { invitationSaga } from './invitation.saga.ts';
export { type InvitationModel, selectInvitation, selectInvitedRoom } from './invitation.selectors.ts';
export { type InvitedPlace, invitationActions, invitationReducer } from './invitation.slice.ts';
