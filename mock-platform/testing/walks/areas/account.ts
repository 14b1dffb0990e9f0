import type { ACCOUNT_CALLS } from '@miczero/contracts';
import { DEMO_PASSWORD } from '../../../src/seeds/builder.ts';
import { SEED_CODES } from '../../../src/seeds/login-codes.ts';
import { STAGE_PHONES } from '../../../src/seeds/stage-people.ts';
import { freshTs, hashPassword } from '../../kit/test-caller.ts';
import type { Stage } from '../stage.ts';
import type { Walks } from '../walk.ts';
import { introduced } from './profile.ts';

const NEWCOMER = '13800000077';

/** The fields that a login of every type has. */
function by<const Type extends 1 | 2 | 3 | 4 | 5>(type: Type, username: string) {
  return { type, client: 3, username, ts: Date.now() } as const;
}

/** The ticket of a person of the chat app who has no phone here yet. */
async function ticketOf(stage: Stage): Promise<string> {
  const answer = await stage.visitor().call('login.wechat', { code: SEED_CODES.chatUnbound, client: 3 });
  return 'third_party' in answer ? answer.third_party.ticket : '';
}

/** What a login with the password of the seeds sends. */
function credentials() {
  const ts = freshTs();
  return { type: 1, client: 3, username: STAGE_PHONES.member, ts, passwd: hashPassword(DEMO_PASSWORD, ts) } as const;
}

/** Solves a captcha: the control API of the mock tells the answer. */
async function captchaOf(stage: Stage) {
  const { captcha_id } = await stage.visitor().call('account.captcha', {});
  const { answer } = await stage.control('captchas.read', { captcha_id });
  return { captcha_id, captcha: answer };
}

/** The code that a phone was sent. */
export async function smsCodeOf(
  stage: Stage,
  phone: string,
  scene: 'login' | 'register' | 'forgot' | 'bind',
): Promise<string> {
  const captcha = await captchaOf(stage);
  const { mock_code } = await stage.visitor().call('account.sms', { phone, scene, ...captcha });
  return mock_code ?? '';
}

export const ACCOUNT_WALKS: Walks<typeof ACCOUNT_CALLS> = {
  'account.login': [
    // Signed in elsewhere on the same platform: that device hears of it.
    { as: 'visitor', before: async (stage) => void (await stage.as('member')), request: credentials },
    {
      as: 'visitor',
      request: async (stage) => ({
        ...by(1, STAGE_PHONES.unfinished),
        smscode: await smsCodeOf(stage, STAGE_PHONES.unfinished, 'login'),
        test: 0,
      }),
      brings: [],
    },
    {
      as: 'visitor',
      request: () => ({ ...by(2, STAGE_PHONES.owner), pincode: SEED_CODES.link, extra: '{"room_no":"6001"}' }),
      brings: [],
    },
    {
      as: 'visitor',
      request: async (stage) => ({
        ...by(3, NEWCOMER),
        smscode: await smsCodeOf(stage, NEWCOMER, 'bind'),
        extra: JSON.stringify({ ticket: await ticketOf(stage) }),
      }),
      brings: [],
    },
    { as: 'visitor', request: () => ({ ...by(3, 'chat'), pincode: SEED_CODES.chat }), brings: [] },
    { as: 'visitor', request: () => ({ ...by(4, 'partner'), pincode: SEED_CODES.partner }), brings: [] },
    { as: 'visitor', request: () => ({ ...by(5, 'game'), pincode: SEED_CODES.game }), brings: [] },
  ],
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
  'account.logout': [
    { as: 'member', request: () => ({}) },
    { as: 'member', request: () => ({ everywhere: 1 }) },
  ],
  'account.chktoken': [
    { as: 'member', request: () => ({}) },
    {
      as: 'member',
      request: async (stage) => ({ access_token: (await stage.as('member')).login?.token.access_token ?? '' }),
    },
  ],
  'account.setbase': [
    {
      as: 'unfinished',
      before: introduced('unfinished'),
      request: () => ({ nick: '新来的', gender: 2, birth: '2004-05-21', avatar: '' }),
    },
  ],
  'account.captcha': [{ as: 'visitor', request: () => ({}) }],
  'account.sms': [
    {
      as: 'visitor',
      request: async (stage) => ({ phone: STAGE_PHONES.member, scene: 'login', ...(await captchaOf(stage)) }),
    },
    {
      as: 'visitor',
      request: async (stage) => ({ phone: STAGE_PHONES.member, scene: 'forgot', ...(await captchaOf(stage)) }),
    },
  ],
};
