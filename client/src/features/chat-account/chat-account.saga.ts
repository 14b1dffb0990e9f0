import { PROFILE_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { put } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { callOrFail, watching } from '../feedback/index.ts';
import { BINDING_STATE } from '../session/index.ts';
import { chatAccountActions } from './chat-account.slice.ts';

/** The identity at the chat app that signs in the account of this session. */
export function* chatAccountSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'chatAccount');
  yield* watch.latest(chatAccountActions.opened, onOpened, ports);
}

function* onOpened(ports: Ports): SagaGenerator<void> {
  const result = yield* callOrFail(ports, PROFILE_CALLS['account.myProfile'], {}, chatAccountActions.loadFailed);
  if (!result) return;
  const page = ports.origins.chatApp;
  const door = page === '' ? null : { page, state: awaitAnswer(ports) };
  yield* put(chatAccountActions.known({ isBound: result.chat_app, door }));
}

/** Stores the state that the answer will carry. One that is out already stays good. */
function awaitAnswer({ storage, ids }: Ports): string {
  const state = storage.read('chat_binding') ?? `${BINDING_STATE}${ids.random()}`;
  storage.write('chat_binding', state);
  return state;
}
