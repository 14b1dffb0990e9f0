export { foundSaga } from './found.saga.ts';
export { foundActions, foundReducer } from './found.slice.ts';
export { type MemberAction, memberActionsFor } from './member-actions.model.ts';
export { banModal, type ReportedLine, reportModal } from './modals.ts';
export { peopleSaga } from './people.saga.ts';
export { selectAbout, selectFound, selectIsSending } from './people.selectors.ts';
export { peopleActions, peopleReducer } from './people.slice.ts';
export { changesOf, type RelationChange, relationCall } from './relations.ts';
export { reportSaga } from './report.saga.ts';
