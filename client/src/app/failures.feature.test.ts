import { ERRORS } from '@miczero/contracts';
import { beforeAll, expect, test } from 'vitest';
import { failureRaised, feedbackActions, selectToasts, textOf } from '../features/feedback/index.ts';
import { peopleActions } from '../features/people/index.ts';
import { ApiFailure, type FailureFact } from '../platform/http/api-failure.ts';
import { networkBack } from '../realtime/kernel/link-actions.ts';
import { HALL, OTHER } from '../testing/chat-lines.ts';
import { inChannel, runClient } from '../testing/run-client.ts';

// It loads with its first use, and these tests wait by the virtual clock alone.
beforeAll(() => import('../features/people/acts.saga.ts'));

const fact = (rest: Record<string, unknown>) => ({ endpoint: 'hall.list', ...rest }) as FailureFact;

test.each([
  ['error.show-type.0-silent', { reason: 'business', code: 5, message: 'm', showType: 0 }, null],
  [
    'error.show-type.1-warning-toast',
    { reason: 'business', code: 5, message: 'm', showType: 1 },
    { tone: 'warning', text: { server: 'm' }, title: null },
  ],
  [
    'error.show-type.2-error-toast',
    { reason: 'business', code: 5, message: 'm', showType: 2 },
    { tone: 'error', text: { server: 'm' }, title: null },
  ],
  [
    'error.show-type.3-notification',
    { reason: 'business', code: 5, message: 'm', showType: 3 },
    { tone: 'info', text: { server: 'm' }, title: '5' },
  ],
  ['error.show-type.9-redirect', { reason: 'business', code: 5, message: 'm', showType: 9 }, null],
  [
    'error.transport.response',
    { reason: 'badResponse', status: 502 },
    { tone: 'error', text: { key: 'feedback.networkError' } },
  ],
  ['a server error', { reason: 'badResponse', status: 500 }, { tone: 'error', text: { key: 'feedback.serverError' } }],
  ['error.transport.no-response', { reason: 'noResponse' }, { tone: 'error', text: { key: 'feedback.noResponse' } }],
  [
    'error.transport.request',
    { reason: 'requestError', detail: '' },
    { tone: 'error', text: { key: 'feedback.requestError' } },
  ],
  [
    'error.other-texts-not-shown',
    { reason: 'refused', code: 42900, message: 'slow' },
    { tone: 'warning', text: { server: 'slow' } },
  ],
  [
    'error.other-texts-not-shown',
    { reason: 'refused', code: 77777, message: '' },
    { tone: 'error', text: { key: 'feedback.requestError' } },
  ],
  ['off the contract', { reason: 'offContract', issues: [] }, { tone: 'error', text: { key: 'feedback.badReply' } }],
  ['cancelled', { reason: 'cancelled' }, null],
] as const)('[%s] %o', async (_rule, failure, toast) => {
  const run = await runClient();
  run.dispatch(failureRaised(fact(failure)));
  await run.clock.advance(0);
  const toasts = selectToasts(run.state());
  expect(toasts).toHaveLength(toast === null ? 0 : 1);
  if (toast) expect(toasts[0]).toMatchObject(toast);
});

test('the same text within 3 s is one toast with a count; three show at most; an error outlives the others', async () => {
  const run = await runClient();
  const show = (tone: 'info' | 'error', code: string) =>
    run.dispatch(feedbackActions.toastRequested({ tone, text: textOf('login.mockSmsCode', { code }) }));
  show('error', 'x');
  show('info', 'a');
  show('info', 'a');
  await run.clock.advance(0);
  expect(selectToasts(run.state()).map(({ tone, count }) => [tone, count])).toEqual([
    ['error', 1],
    ['info', 2],
  ]);
  show('info', 'b');
  show('info', 'c');
  expect(selectToasts(run.state())).toHaveLength(3);
  // The error was the oldest, and stayed.
  expect(selectToasts(run.state())[0]).toMatchObject({ tone: 'error' });
  await run.clock.advance(3000);
  show('error', 'x');
  await run.clock.advance(3000);
  expect(selectToasts(run.state()).map(({ tone, count }) => [tone, count])).toEqual([['error', 2]]);
  await run.clock.advance(7000);
  expect(selectToasts(run.state())).toEqual([]);
});

test('[error.transport.no-response] a press without a response is told until the network is back, or until such a press succeeds', async () => {
  const run = await inChannel({ parts: ['hall', 'people'] });
  const press = async () => {
    run.dispatch(peopleActions.memberActionRequested({ hall_id: HALL, uid: OTHER, nick: '阿澈', action: 'muteText' }));
    await run.clock.advance(0);
  };
  const errors = () => selectToasts(run.state()).flatMap(({ tone, text }) => (tone === 'error' ? [text] : []));
  const lose = () =>
    run.http.on('channel.mute', () => {
      throw ApiFailure.noResponse('channel.mute');
    });
  lose();
  await press();
  expect(errors()).toEqual([{ key: 'feedback.noResponse' }]);
  run.dispatch(networkBack());
  expect(errors()).toEqual([]);
  await press();
  expect(errors()).toHaveLength(1);
  run.http.on('channel.mute', {});
  await press();
  expect(errors()).toEqual([]);
  // A refusal is no matter of the network.
  run.http.refuse('channel.mute', ERRORS.personProtected.code, '不能对 TA 操作');
  await press();
  run.dispatch(networkBack());
  expect(errors()).toMatchObject([{ server: '不能对 TA 操作' }]);
});
