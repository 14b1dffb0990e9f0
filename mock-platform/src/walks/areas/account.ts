import type { ACCOUNT_CALLS } from '@miczero/contracts';
import { DEMO_PASSWORD } from '../../seeds/builder.ts';
import { STAGE_PHONES } from '../../seeds/stage-people.ts';
import { hashPassword } from '../../testing/test-caller.ts';
import type { Stage } from '../stage.ts';
import type { Walks } from '../walk.ts';

const NEWCOMER = '13800000077';

/** What a login with the password of the seeds sends. */
function credentials() {
  const ts = Date.now();
  return { type: 1, client: 3, username: STAGE_PHONES.member, ts, passwd: hashPassword(DEMO_PASSWORD, ts) } as const;
}

/** Solves a captcha: the control API of the mock tells the answer. */
async function captchaOf(stage: Stage) {
  const { captcha_id } = await stage.visitor().call('account.captcha', {});
  const { answer } = await stage.control('captchas.read', { captcha_id });
  return { captcha_id, captcha: answer };
}

/** The code that a phone was sent. */
export async function smsCodeOf(stage: Stage, phone: string, scene: 'login' | 'register'): Promise<string> {
  const captcha = await captchaOf(stage);
  const { mock_code } = await stage.visitor().call('account.sms', { phone, scene, ...captcha });
  return mock_code;
}

export const ACCOUNT_WALKS: Walks<typeof ACCOUNT_CALLS> = {
  'account.login': [{ as: 'visitor', request: credentials }],
  'account.register': [
    {
      as: 'visitor',
      request: async (stage) => ({
        phone: NEWCOMER,
        smscode: await smsCodeOf(stage, NEWCOMER, 'register'),
        passwd: hashPassword('newcomer-1', 0),
        client: 3,
      }),
    },
  ],
  'account.logout': [{ as: 'member', request: () => ({}) }],
  'account.chktoken': [{ as: 'member', request: () => ({}) }],
  'account.setbase': [
    { as: 'unfinished', request: () => ({ nick: '新来的', gender: 2, birth: '2004-05-21', avatar: '' }) },
  ],
  'account.captcha': [{ as: 'visitor', request: () => ({}) }],
  'account.sms': [
    {
      as: 'visitor',
      request: async (stage) => ({ phone: STAGE_PHONES.member, scene: 'login', ...(await captchaOf(stage)) }),
    },
  ],
};
