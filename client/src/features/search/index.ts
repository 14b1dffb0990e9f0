export { type SearchKind, searchModal } from './modals.ts';
export { searchSaga } from './search.saga.ts';
export { type SearchResult, selectResults, selectSearch } from './search.selectors.ts';
export { searchActions, searchReducer } from './search.slice.ts';
