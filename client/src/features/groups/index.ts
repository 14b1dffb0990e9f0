export { groupsSaga } from './groups.saga.ts';
export { type Friend, groupsActions, groupsReducer, selectGroups } from './groups.slice.ts';
