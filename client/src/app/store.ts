import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Task } from 'redux-saga';
import { guarded } from '../features/feedback/index.ts';
import type { SagaGenerator } from '../lib/effects.ts';
import type { Ports } from '../platform/ports.ts';
import { type AppState, ROOT_REDUCERS, rootReducer } from './root-reducer.ts';
import { rootSaga } from './root-saga.ts';

/** An area that is loaded when it is first needed. */
export interface LateFeature<Name extends string = string, State = unknown> {
  readonly name: Name;
  readonly reducer: Reducer<State>;
  readonly saga: () => SagaGenerator<void>;
}

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
  const late = new Map<string, LateFeature>();
  const runLate = ({ name, saga }: LateFeature) => sagas.run(guarded(ports.telemetry, name, saga));
  let lateTasks: Task[] = [];
  return {
    store,
    start() {
      if (running) return;
      running = sagas.run(rootSaga, ports);
      lateTasks = [...late.values()].map(runLate);
    },
    /** Ends everything that runs; the state stays readable. */
    stop() {
      for (const task of lateTasks.splice(0)) task.cancel();
      running?.cancel();
      running = null;
    },
    /** Takes an area in: its state, and its sagas as soon as the client runs. Taking it in again changes nothing. */
    addFeature<Name extends string, State>(feature: LateFeature<Name, State>): void {
      if (late.has(feature.name)) return;
      // The map only hands the reducer its own slice back.
      late.set(feature.name, feature as unknown as LateFeature);
      const reducers = Object.fromEntries([...late].map(([name, { reducer }]) => [name, reducer]));
      // The store's own areas keep their types; who adds one reads its slice by the type that it brings.
      store.replaceReducer(combineReducers({ ...ROOT_REDUCERS, ...reducers }) as unknown as Reducer<AppState>);
      if (running) lateTasks.push(runLate(feature as unknown as LateFeature));
    },
  };
}

export type Client = ReturnType<typeof createClient>;
export type AppStore = Client['store'];
