/**
 * Saga watchers as the library has them: a worker that throws ends its watcher and the whole saga around it. Only the guarded
 * watchers (features/feedback/watch.saga.ts) are made of these; a dependency rule keeps all others away.
 */
export { takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
