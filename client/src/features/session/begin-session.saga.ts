import type { LoginInfo, UserInfo } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call } from '../../lib/effects.ts';
import type { FailureFact } from '../../platform/http/api-failure.ts';
import type { Ports } from '../../platform/ports.ts';
import { beginIncomplete, enter, enterIfNamed, fetchMe, keepKeys, type Workbench } from './sign-in.saga.ts';

/** A login that was just granted. Answers the failure when the session could not begin. */
export function* beginSession(ports: Ports, bench: Workbench, login: LoginInfo): SagaGenerator<FailureFact | null> {
  if (!login.attach.base) {
    yield* call(beginIncomplete, ports, bench, login);
    return null;
  }
  yield* call(keepKeys, ports, login);
  const result = yield* call(fetchMe, ports, login.no);
  if ('failure' in result) {
    ports.keyRing.forget();
    return result.failure;
  }
  yield* call(enterIfNamed, ports, bench, login, result.me);
  return null;
}

/** The profile is complete: the session is a full one, and stored. */
export function* completeSession(ports: Ports, login: LoginInfo, me: UserInfo): SagaGenerator<void> {
  yield* call(enter, ports, { ...login, attach: { ...login.attach, base: true } }, me);
}
