import { CODES, REAL_NAME_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { callApi, callOrFail, feedbackActions, textOf, textOfFailure, watching } from '../feedback/index.ts';
import type { ModalsRoot } from '../modals/index.ts';
import { realNameModal } from './modals.ts';
import { type RealNameRoot, realNameActions } from './real-name.slice.ts';

const PENDING = 0;
const VERIFIED = 1;
/** Interval at which a review is checked, while the dialog waits for it. No event reports its end. */
const REVIEW_LOOK_MS = 5000;

/** The real-name dialog: the viewer's state, the submission, and the review while the dialog is open. */
export function* realNameSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'realName');
  yield* watch.latest(realNameActions.opened, onOpened, ports);
  yield* watch.leading(realNameActions.submitRequested, onSubmitRequested, ports);
  yield* watch.latest(realNameActions.known, onKnown, ports);
}

/** api.account.kyc */
function* onOpened(ports: Ports): SagaGenerator<void> {
  const status = yield* callOrFail(ports, REAL_NAME_CALLS['account.kyc'], {}, realNameActions.loadFailed);
  if (status) yield* put(realNameActions.known(status));
}

/** api.room.op.real-name-submit, rule.real-name-failure: a refusal shows its own words at the form. */
function* onSubmitRequested(
  ports: Ports,
  { payload }: ReturnType<typeof realNameActions.submitRequested>,
): SagaGenerator<void> {
  yield* put(realNameActions.sending());
  const submitted = yield* callOrFail(ports, REAL_NAME_CALLS['real_name.submit'], payload, realNameActions.refused);
  if (submitted) yield* put(realNameActions.known(submitted));
}

function* onKnown(ports: Ports, { payload }: ReturnType<typeof realNameActions.known>): SagaGenerator<void> {
  const open = yield* select((state: ModalsRoot) => realNameModal.select(state));
  if (!open) return;
  if (payload.audit_status === VERIFIED) {
    yield* put(realNameModal.close());
    yield* put(feedbackActions.toastRequested({ tone: 'success', text: textOf('realName.done') }));
    if (open.resume) yield* put(open.resume);
    return;
  }
  if (payload.audit_status === PENDING) yield* call(lookAgain, ports);
}

/** The review may end while the dialog is open; a dialog that was closed asks no more. */
function* lookAgain(ports: Ports): SagaGenerator<void> {
  yield* call(ports.clock.sleep, REVIEW_LOOK_MS);
  if (!(yield* select((state: ModalsRoot) => realNameModal.select(state)))) return;
  const status = yield* callApi(ports, REAL_NAME_CALLS['account.kyc'], {});
  const before = yield* select(({ realName }: RealNameRoot) => realName.record);
  const after = status.ok ? status.data : before;
  // A failed check has no result: the review is checked again.
  if (after) yield* put(realNameActions.known(after));
}

/** room-flow.create.real-name-first. `failed` was presented. */
export function* checkRealName(ports: Ports): SagaGenerator<'verified' | 'pending' | 'unverified' | 'failed'> {
  const checked = yield* callApi(ports, REAL_NAME_CALLS['real_name.check'], {});
  if (!checked.ok) {
    const { failure } = checked;
    // room-flow.create.12010: not verified; the status starts over (open point C21).
    if ('code' in failure && failure.code === CODES.realNameNeeded) {
      yield* put(realNameActions.reset());
      return 'unverified';
    }
    // error.other-codes.real-name-check
    if (failure.reason !== 'session') {
      yield* put(feedbackActions.toastRequested({ tone: 'error', text: textOfFailure(failure) }));
    }
    return 'failed';
  }
  const { audit_status } = checked.data;
  if (audit_status === VERIFIED) return 'verified'; // room-flow.create.audit-1
  if (audit_status !== PENDING) return 'unverified';
  // room-flow.create.audit-0, error.message.real-name-pending
  yield* put(feedbackActions.toastRequested({ tone: 'warning', text: textOf('realName.pending') }));
  return 'pending';
}
