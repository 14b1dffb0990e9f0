import type { SagaGenerator } from '../../lib/effects.ts';
import { fork } from '../../lib/effects.ts';
import { within } from '../../lib/scope.ts';
import type { Ports } from '../../platform/ports.ts';
import { sessionActions } from '../session/index.ts';
import { historySaga } from './history.saga.ts';
import { imagesSaga } from './images.saga.ts';
import { keepSaga } from './keep.saga.ts';
import { receiptsSaga } from './receipts.saga.ts';
import { sendSaga } from './send.saga.ts';

/** The chat of one session: everything in it ends with the session. */
export function* chatSaga(ports: Ports): SagaGenerator<void> {
  yield* within(sessionActions.signedIn, [sessionActions.signedOut], function* inSession() {
    yield* fork(historySaga, ports);
    yield* fork(sendSaga, ports);
    yield* fork(imagesSaga, ports);
    yield* fork(receiptsSaga, ports);
    yield* fork(keepSaga, ports);
  });
}
