import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Task } from 'redux-saga';
import type { Ports } from '../platform/ports.ts';
import { rootReducer } from './root-reducer.ts';
import { rootSaga } from './root-saga.ts';

/** The client without a page: state, behaviour, and nothing that is drawn. */
export function createClient(ports: Ports) {
  const sagas = createSagaMiddleware({ onError: (error) => ports.telemetry.bug(error, 'saga') });
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      // Files travel in `meta.file` of an action and never reach the state.
      defaults({ thunk: false, serializableCheck: { ignoredActionPaths: ['meta.file'] } }).concat(sagas),
  });
  let running: Task | null = null;
  return {
    store,
    start() {
      running ??= sagas.run(rootSaga, ports);
    },
    /** Ends everything that runs; the state stays readable. */
    stop() {
      running?.cancel();
      running = null;
    },
  };
}

export type Client = ReturnType<typeof createClient>;
export type AppStore = Client['store'];
