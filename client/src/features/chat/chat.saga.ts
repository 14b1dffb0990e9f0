import type { SagaGenerator } from '../../lib/effects.ts';
import { fork } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { guarded } from '../feedback/index.ts';
import { whileSignedIn } from '../session/index.ts';
import { historySaga } from './history.saga.ts';
import { imagesSaga } from './images.saga.ts';
import { keepSaga } from './keep.saga.ts';
import { notifySaga } from './notify.saga.ts';
import { receiptsSaga } from './receipts.saga.ts';
import { sendSaga } from './send.saga.ts';

/** Each on its own: a bug in one is reported and does not silence the others. */
const PARTS = {
  history: historySaga,
  send: sendSaga,
  images: imagesSaga,
  receipts: receiptsSaga,
  keep: keepSaga,
  notify: notifySaga,
} as const;

/** The chat of one session: everything in it ends with the session. */
export function* chatSaga(ports: Ports): SagaGenerator<void> {
  yield* whileSignedIn(ports, 'chat', function* inSession() {
    for (const [part, saga] of Object.entries(PARTS))
      yield* fork(guarded(ports.telemetry, `chat.${part}`, saga), ports);
  });
}
