import { HALL_CALLS, type HallNotice } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiFailure, type FailureFact } from '../../../platform/http/api-failure.ts';
import { readReply } from '../../../platform/http/read-reply.ts';
import { HALL, OTHER } from '../../../testing/chat-lines.ts';
import { composer, HALL_PATH, line } from '../../../testing/hall-page.ts';
import { answerWithHistory } from '../../../testing/long-history.ts';
import { mountApp } from '../../../testing/mount-app.tsx';
import { settingsModal } from '../../preferences/index.ts';
import { failureRaised } from '../index.ts';

const toasts = () => page.getByRole('region', { name: '通知' });
const business = (showType: number, code = 5) =>
  ({ endpoint: 'hall.list', reason: 'business', code, message: '忙不过来', showType }) as FailureFact;

const NOTICE: HallNotice = {
  id: '1',
  hall_id: HALL,
  expired: 0,
  type: 1,
  title: '',
  content: '今晚八点开会',
  uid: OTHER,
  create_time: 1_767_000_000_000,
};

/** Replies of the platform as the client reads them. */
function factOf(reply: object): FailureFact {
  try {
    readReply(HALL_CALLS['hall.list'], 200, reply);
  } catch (error) {
    if (error instanceof ApiFailure) return error.fact;
  }
  throw new Error('the reply is no failure');
}

async function raise(fact: FailureFact) {
  const app = await mountApp();
  app.dispatch(failureRaised(fact));
  await app.settle();
  return app;
}

describe('a business error', () => {
  test.each([0, 9])(
    '[error.show-type.0-silent] [error.show-type.9-redirect] a business error of showType %i shows nothing',
    async (showType) => {
      await raise(business(showType));
      await expect.element(toasts()).toHaveTextContent(/^$/);
    },
  );

  test('[error.show-type.1-warning-toast] a business error of showType 1 is a warning that closes by itself', async () => {
    const app = await raise(business(1));
    await expect.element(toasts().getByRole('status')).toHaveTextContent('忙不过来');
    await app.clock.advance(3000);
    await expect.element(toasts()).toHaveTextContent(/^$/);
  });

  test('[error.show-type.2-error-toast] a business error of showType 2 is an alert for 10 s, longer while the pointer is on it', async () => {
    const app = await raise(business(2));
    const alert = toasts().getByRole('alert');
    await app.clock.advance(9_000);
    await alert.hover();
    await app.clock.advance(60_000);
    await expect.element(alert).toHaveTextContent('忙不过来');
    await page.getByRole('main').hover();
    await app.clock.advance(10_000);
    await expect.element(alert).not.toBeInTheDocument();
  });

  test.each([4, 42, -1])(
    '[error.show-type.default] a business error of showType %i is an error toast as well',
    async (showType) => {
      const reply = { success: false, data: null, errorCode: '5', errorMessage: '忙不过来', showType };
      const app = await raise(factOf(reply));
      await app.clock.advance(9_000);
      await expect.element(toasts().getByRole('alert')).toHaveTextContent('忙不过来');
    },
  );

  test('toasts go in time after an error was closed by keyboard', async () => {
    const app = await raise(business(2));
    const close = toasts().getByRole('alert').getByRole('button', { name: '关闭' });
    await expect.element(close).toBeVisible();
    close.element().focus();
    await userEvent.keyboard('{Enter}');
    await app.settle();
    app.dispatch(failureRaised(business(1)));
    await app.settle();
    await expect.element(toasts().getByRole('status')).toBeVisible();
    await app.clock.advance(3000);
    await expect.element(toasts()).toHaveTextContent(/^$/);
  });

  test('[error.show-type.3-notification] a business error of showType 3 is a notification with the code as title and the message as text', async () => {
    await raise(business(3, 4711));
    await expect.element(toasts().getByText('4711')).toBeVisible();
    await expect.element(toasts()).toHaveTextContent('忙不过来');
  });
});

describe('a transport error', () => {
  test.each([
    ['[error.transport.response] with a response', { reason: 'badResponse', status: 502 }, '网络异常'],
    ['by the server itself', { reason: 'badResponse', status: 500 }, '网络异常：服务器出错了，请稍后再试'],
    ['[error.transport.no-response] without a response', { reason: 'noResponse' }, 'None response! Please retry.'],
    ['without a network', { reason: 'noResponse', isOffline: true }, '网络断开了，连上后再试'],
    [
      '[error.transport.request] of any other kind',
      { reason: 'requestError', detail: '' },
      'Request error, please retry',
    ],
  ])('%s shows its text', async (_title, fact, text) => {
    await raise({ endpoint: 'hall.list', ...fact } as FailureFact);
    await expect.element(toasts()).toHaveTextContent(text);
  });
});

const NO_ANSWER = { endpoint: 'hall.list', reason: 'noResponse' } as FailureFact;

test('failures caused by an outage are hidden while the connection bar shows, and gone once the link is back', async () => {
  const app = await raise(NO_ANSWER);
  await expect.element(toasts().getByRole('alert')).toBeVisible();
  app.server.drop();
  await app.clock.advance(1500);
  await expect.element(toasts().getByRole('alert')).not.toBeInTheDocument();
  app.page.connect(false);
  app.dispatch(failureRaised(NO_ANSWER));
  await app.settle();
  await expect.element(page.getByText('当前处于离线状态')).toBeVisible();
  expect(toasts().getByRole('alert').elements()).toEqual([]);
});

test.each([
  [360, 640],
  [1440, 900],
])('toasts stand above the newest line and the composer at %i × %i px', async (width, height) => {
  const app = await mountApp({ path: HALL_PATH, viewport: { width, height } });
  for (const code of [5, 6, 7]) app.dispatch(failureRaised(business(2, code)));
  await app.settle();
  const stack = toasts().element().getBoundingClientRect();
  const field = composer().element().getBoundingClientRect();
  const newest = line('text 3').element().getBoundingClientRect();
  expect(stack.bottom).toBeLessThan(field.top);
  expect(stack.bottom).toBeLessThan(newest.top);
});

test.each([768, 1440])('toasts stand below the notice of a hall at %i px', async (width) => {
  const app = await mountApp({
    path: HALL_PATH,
    viewport: { width, height: 900 },
    prepare: ({ http }) => http.on('notice.list', { notice_list: [NOTICE] }),
  });
  await app.settle();
  app.dispatch(failureRaised(business(1)));
  await app.settle();
  const notice = page.getByRole('button', { name: NOTICE.content }).element().getBoundingClientRect();
  expect(toasts().element().getBoundingClientRect().top).toBeGreaterThan(notice.bottom);
});

test.each(['zh-CN', 'fa-IR'] as const)(
  'on a phone a toast leaves the button free that closes a tall dialog (%s)',
  async (language) => {
    const app = await mountApp({ language, viewport: { width: 360, height: 640 } });
    app.dispatch(settingsModal.open());
    await app.settle();
    app.dispatch(failureRaised({ ...business(2), message: '很长的一句话，'.repeat(12) } as FailureFact));
    await app.settle();
    const close = page.getByRole('dialog').getByRole('button').first().element().getBoundingClientRect();
    const toast = page.getByRole('alert').element().getBoundingClientRect();
    expect(toast.height).toBeGreaterThan(0);
    expect(toast.right <= close.left || toast.left >= close.right || toast.top >= close.bottom).toBe(true);
  },
);

test.each(['zh-CN', 'fa-IR'] as const)(
  'on a phone toasts cover neither a notice nor a line: the log makes room for them (%s)',
  async (language) => {
    const app = await mountApp({
      path: HALL_PATH,
      language,
      viewport: { width: 360, height: 740 },
      prepare: (fakes) => {
        answerWithHistory(fakes, { count: 100, unread: 0 });
        fakes.http.on('notice.list', { notice_list: [NOTICE] });
      },
    });
    await app.settle();
    const boxOf = (selector: string) => (document.querySelector(selector) ?? document.body).getBoundingClientRect();
    const log = () => boxOf('[data-landmark]:has([role="log"])');
    const newest = () => boxOf('[role="log"] li:last-of-type [data-key]').bottom;
    const [start, end] = [log().top, newest()];
    app.dispatch(failureRaised(business(1)));
    await app.settle();
    const stack = boxOf('[data-toasts]');
    expect(stack.height).toBeGreaterThan(0);
    expect(stack.top).toBeGreaterThan(page.getByText(NOTICE.content).element().getBoundingClientRect().bottom);
    expect(log().top).toBeGreaterThanOrEqual(stack.bottom);
    expect(newest()).toBeCloseTo(end, 0);
    await app.clock.advance(3100);
    expect(log().top).toBe(start);
    expect(newest()).toBeCloseTo(end, 0);
  },
);

test('[error.other-texts-not-shown] a refusal without a text of its own shows the message of the server', async () => {
  await raise({ endpoint: 'hall.list', reason: 'refused', code: 77_777, message: '今天打烊了' } as FailureFact);
  await expect.element(toasts()).toHaveTextContent('今天打烊了');
});

test('[i18n.eight-languages] a toast that comes again counts in the digits of the language', async () => {
  const app = await mountApp({ language: 'fa-IR' });
  for (let time = 0; time < 2; time += 1) app.dispatch(failureRaised(business(1)));
  await app.settle();
  await expect.element(page.getByText('×۲')).toBeVisible();
});
