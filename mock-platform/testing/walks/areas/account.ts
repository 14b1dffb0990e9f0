import type { ACCOUNT_CALLS } from '@miczero/contracts';
import { DEMO_PASSWORD } from '../../../src/core/seeds/builder.ts';
import { SEED_CODES } from '../../../src/core/seeds/login-codes.ts';
import { PERSONA_PHONES } from '../../../src/core/seeds/personas.ts';
import { freshTs, hashPassword } from '../../kit/test-caller.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Walks } from '../walk.ts';
import { introduced } from './profile.ts';

const NEWCOMER = '13800000077';

/** The fields that a login of every type has. */
function by<const Type extends 1 | 2 | 3 | 4 | 5>(type: Type, username: string) {
  return { type, client: 3, username, ts: Date.now() } as const;
}

/** The ticket of a person of the chat app who has no phone here yet. */
async function ticketOf(sandbox: Sandbox): Promise<string> {
  const answer = await sandbox.visitor().call('login.wechat', { code: SEED_CODES.chatUnbound, client: 3 });
  return 'third_party' in answer ? answer.third_party.ticket : '';
}

/** What a login with the password of the seeds sends. */
function credentials() {
  const ts = freshTs();
  return { type: 1, client: 3, username: PERSONA_PHONES.member, ts, passwd: hashPassword(DEMO_PASSWORD, ts) } as const;
}

/** Solves a captcha: the control API of the mock tells the answer. */
async function captchaOf(sandbox: Sandbox) {
  const { captcha_id } = await sandbox.visitor().call('account.captcha', {});
  const { answer } = await sandbox.control('captchas.read', { captcha_id });
  return { captcha_id, captcha: answer };
}

/** The code that a phone was sent. */
export async function smsCodeOf(
  sandbox: Sandbox,
  phone: string,
  scene: 'login' | 'register' | 'forgot' | 'bind',
): Promise<string> {
  const captcha = await captchaOf(sandbox);
  const { mock_code } = await sandbox.visitor().call('account.sms', { phone, scene, ...captcha });
  return mock_code ?? '';
}

export const ACCOUNT_WALKS: Walks<typeof ACCOUNT_CALLS> = {
  'account.login': [
    // Signed in elsewhere on the same platform: the former device is told.
    { as: 'visitor', before: async (sandbox) => void (await sandbox.as('member')), request: credentials },
    {
      as: 'visitor',
      request: async (sandbox) => ({
        ...by(1, PERSONA_PHONES.unfinished),
        smscode: await smsCodeOf(sandbox, PERSONA_PHONES.unfinished, 'login'),
        test: 0,
      }),
      brings: [],
    },
    {
      as: 'visitor',
      request: () => ({ ...by(2, PERSONA_PHONES.owner), pincode: SEED_CODES.link, extra: '{"room_no":"6001"}' }),
      brings: [],
    },
    {
      as: 'visitor',
      request: async (sandbox) => ({
        ...by(3, NEWCOMER),
        smscode: await smsCodeOf(sandbox, NEWCOMER, 'bind'),
        extra: JSON.stringify({ ticket: await ticketOf(sandbox) }),
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
      request: async (sandbox) => ({
        phone: NEWCOMER,
        smscode: await smsCodeOf(sandbox, NEWCOMER, 'register'),
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
      request: async (sandbox) => ({ access_token: (await sandbox.as('member')).login?.token.access_token ?? '' }),
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
      request: async (sandbox) => ({ phone: PERSONA_PHONES.member, scene: 'login', ...(await captchaOf(sandbox)) }),
    },
    {
      as: 'visitor',
      request: async (sandbox) => ({ phone: PERSONA_PHONES.member, scene: 'forgot', ...(await captchaOf(sandbox)) }),
    },
  ],
};
