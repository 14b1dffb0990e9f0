export { profileEditModal } from './modals.ts';
export { profileSaga } from './profile.saga.ts';
export { profileActions, profileReducer } from './profile.slice.ts';
export type { ProfileDraft, ProfileRoot } from './profile.state.ts';
