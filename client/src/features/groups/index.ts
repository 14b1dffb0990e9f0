export { groupsSaga } from './groups.saga.ts';
export { type Friend, type GroupsRoot, groupsActions, groupsReducer, selectGroups } from './groups.slice.ts';
