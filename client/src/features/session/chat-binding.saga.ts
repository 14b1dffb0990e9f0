import { LOGIN_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { callApi, feedbackActions, textOf, textOfFailure } from '../feedback/index.ts';
import { chatAccountModal } from './modals.ts';
import { selectIsSignedIn } from './session.selectors.ts';
import { restoreSession, type Workbench } from './sign-in.saga.ts';

/**
 * api.account.wechat-auth: an answer that this browser asked for, told by its state, is bound to the account that is signed
 * in. Any other would bind the identity of another person. The state ends with the session of its account.
 */
export function* bindChatAccount(
  ports: Ports,
  bench: Workbench,
  { code, state }: { readonly code: string; readonly state: string },
): SagaGenerator<void> {
  const awaited = ports.storage.read('chat_binding');
  ports.storage.remove('chat_binding');
  yield* call(restoreSession, ports, bench);
  if (!(yield* select(selectIsSignedIn))) {
    yield* put(feedbackActions.toastRequested({ tone: 'error', text: textOf('feedback.sessionInvalid') }));
    return;
  }
  if (state !== awaited) {
    yield* put(chatAccountModal.open({ outcome: { error: textOf('chatAccount.stale') } }));
    return;
  }
  const result = yield* callApi(ports, LOGIN_CALLS['account.wechat_auth'], { code });
  const outcome = result.ok ? { bound: result.data.nick } : { error: textOfFailure(result.failure) };
  yield* put(chatAccountModal.open({ outcome }));
}
