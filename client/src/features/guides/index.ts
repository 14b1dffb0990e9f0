export { guidesSaga } from './guides.saga.ts';
export { GUIDES, type Guide, guidesActions, guidesReducer, selectGuidesLeft } from './guides.slice.ts';
