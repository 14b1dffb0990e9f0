import { ACCOUNT_CALLS, CODES, SMS_INTERVAL_MS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { callApi, feedbackActions, textOf, textOfFailure } from '../feedback/index.ts';
import { type SessionRoot, sessionActions } from './session.slice.ts';

export function* onCaptchaRequested(ports: Ports): SagaGenerator<void> {
  yield* put(sessionActions.formSubmitted('captcha'));
  const result = yield* callApi(ports, ACCOUNT_CALLS['account.captcha'], {});
  if (result.ok) {
    yield* put(sessionActions.captchaDrawn(result.data));
    yield* put(sessionActions.formSucceeded('captcha'));
  } else {
    yield* put(sessionActions.formFailed({ form: 'captcha', error: textOfFailure(result.failure) }));
  }
}

export function* onSmsRequested(
  ports: Ports,
  { payload }: ReturnType<typeof sessionActions.smsRequested>,
): SagaGenerator<void> {
  const captcha = yield* select(({ session }: SessionRoot) => session.captcha);
  if (!captcha) {
    yield* put(sessionActions.captchaRequested());
    return;
  }
  yield* put(sessionActions.formSubmitted('sms'));
  // The former code holds no longer, or is for another form.
  yield* put(sessionActions.mockCodeTold(null));
  const result = yield* callApi(ports, ACCOUNT_CALLS['account.sms'], { ...payload, captcha_id: captcha.captcha_id });
  if (!result.ok) {
    const { failure } = result;
    const isMisread = 'code' in failure && failure.code === CODES.captchaWrong;
    const error = textOfFailure(failure);
    yield* put(sessionActions.formFailed({ form: 'sms', error, ...(isMisread && { field: 'captcha' }) }));
    // A picture is good for one try.
    yield* put(sessionActions.captchaRequested());
    return;
  }
  const { interval, mock_code } = result.data;
  yield* put(sessionActions.formSucceeded('sms'));
  // The platform takes no picture twice, in whichever form the next code is asked for.
  yield* put(sessionActions.captchaRequested());
  if (mock_code) yield* put(sessionActions.mockCodeTold({ scene: payload.scene, code: mock_code }));
  yield* put(sessionActions.smsSent({ seconds: interval || SMS_INTERVAL_MS / 1000 }));
  // The code of a demo stands at its field: a toast would say the same over the button that comes next.
  if (mock_code) return;
  yield* put(feedbackActions.toastRequested({ tone: 'success', text: textOf('session.smsSent') }));
}

export function* onSmsSent(
  { clock }: Ports,
  { payload }: ReturnType<typeof sessionActions.smsSent>,
): SagaGenerator<void> {
  const end = clock.now() + payload.seconds * 1000;
  for (let left = payload.seconds; left > 0; left = Math.ceil((end - clock.now()) / 1000)) {
    yield* put(sessionActions.smsCountedDown(left));
    yield* call(clock.sleep, 1000);
  }
  yield* put(sessionActions.smsCountedDown(0));
}
