import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import createSagaMiddleware, { type EffectMiddleware, type Task } from 'redux-saga';
import { guarded } from '../features/feedback/index.ts';
import type { Texts } from '../i18n/engine.ts';
import type { Ports } from '../platform/ports.ts';
import type { LateFeature } from './late/late-feature.ts';
import { createLateParts } from './late/late-parts.ts';
import { type AppState, ROOT_REDUCERS, rootReducer } from './root-reducer.ts';
import { rootSaga } from './root-saga.ts';

export interface ClientOptions {
  /** Loads the texts of a late part; without it a client that draws nothing. */
  readonly needTexts?: Texts['need'];
  /** Sees every effect of every saga; for tests that plant failures. */
  readonly effectMiddlewares?: EffectMiddleware[];
}

/** The development checks of the store take long on a busy machine; only a state that is far too large is news. */
const SLOW_CHECK_MS = 500;

/** The client without a page: state, behaviour, and nothing that is drawn. */
export function createClient(ports: Ports, { needTexts = async () => {}, effectMiddlewares = [] }: ClientOptions = {}) {
  const sagas = createSagaMiddleware({ onError: (error) => ports.telemetry.bug(error, 'saga'), effectMiddlewares });
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({
        thunk: false,
        // Files travel in `meta.file` of an action and never reach the state.
        serializableCheck: { ignoredActionPaths: ['meta.file'], warnAfter: SLOW_CHECK_MS },
        immutableCheck: { warnAfter: SLOW_CHECK_MS },
      }).concat(sagas),
  });
  const features: LateFeature[] = [];
  let running: Task[] = [];
  const runLate = ({ name, saga }: LateFeature) => {
    if (saga) running.push(sagas.run(guarded(ports.telemetry, name, saga)));
  };
  const late = createLateParts(
    ports,
    (added) => {
      features.push(...added);
      const reducers = Object.fromEntries(features.flatMap(({ name, reducer }) => (reducer ? [[name, reducer]] : [])));
      // The store's own state keeps its type; late features read theirs by the type that they bring.
      store.replaceReducer(combineReducers({ ...ROOT_REDUCERS, ...reducers }) as unknown as Reducer<AppState>);
      if (running.length > 0) added.forEach(runLate);
    },
    needTexts,
  );
  return {
    store,
    late,
    start() {
      if (running.length > 0) return;
      running = [sagas.run(rootSaga, ports, late)];
      features.forEach(runLate);
    },
    /** Ends everything that runs; the state stays readable. */
    stop() {
      for (const task of running.splice(0)) task.cancel();
    },
  };
}

export type Client = ReturnType<typeof createClient>;
export type AppStore = Client['store'];
