import { ERRORS } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { createOrigin } from '../../testing/fakes/memory-storage.ts';
import { runClient } from '../../testing/run-client.ts';
import { loginModal } from './modals.ts';
import { selectForm } from './session.selectors.ts';
import { sessionActions } from './session.slice.ts';

const forgot = sessionActions.forgotRequested({ phone: '13800000001', smscode: '246810', password: 'new' });

test('[api.account.forgot] a new password leads back to the login, with the phone filled in', async () => {
  const run = await runClient({ origin: createOrigin(), prepare: ({ http }) => http.on('account.forgot', {}) });
  run.dispatch(loginModal.open({ tab: 'forgot' }));
  run.dispatch(forgot);
  await run.clock.advance(0);
  const [request] = run.http.requests('account.forgot');
  expect(request).toMatchObject({ phone: '13800000001', smscode: '246810' });
  // The input never leaves the page.
  expect(request?.passwd).not.toContain('new');
  expect(loginModal.select(run.state())).toEqual({ tab: 'password', username: '13800000001' });
  expect(run.toasts()).toEqual([{ tone: 'success', text: { key: 'login.passwordReset' } }]);
});

test('[api.account.forgot] the form stays open and shows a wrong code', async () => {
  const { code, message } = ERRORS.smsCodeWrong;
  const run = await runClient({
    origin: createOrigin(),
    prepare: ({ http }) => http.refuse('account.forgot', code, message),
  });
  run.dispatch(loginModal.open({ tab: 'forgot' }));
  run.dispatch(forgot);
  await run.clock.advance(0);
  expect(selectForm(run.state(), 'forgot')).toEqual({ status: 'failed', error: { server: message, code } });
  expect(loginModal.select(run.state())?.tab).toBe('forgot');
});

test('a dialog that was closed meanwhile stays closed', async () => {
  const run = await runClient({ origin: createOrigin(), prepare: ({ http }) => http.on('account.forgot', {}) });
  run.dispatch(forgot);
  await run.clock.advance(0);
  expect(loginModal.select(run.state())).toBeNull();
});
