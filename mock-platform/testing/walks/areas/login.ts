import type { LOGIN_CALLS } from '@miczero/contracts';
import { SEED_CODES } from '../../../src/core/seeds/login-codes.ts';
import { PERSONA_PHONES, type Persona } from '../../../src/core/seeds/personas.ts';
import { hashPassword } from '../../kit/test-caller.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Walks } from '../walk.ts';
import { smsCodeOf } from './account.ts';

/** The person is signed in on another device. */
const signedIn = (person: Persona) => async (sandbox: Sandbox) => void (await sandbox.as(person));

const pcAuth = (code: string, source_app: string) => ({
  code,
  client_type: 3,
  version: '2.0.49',
  app_uuid: 'u-1',
  source_app,
});
const NEW_PASSWORD = hashPassword('another-1', 0);

export const LOGIN_WALKS: Walks<typeof LOGIN_CALLS> = {
  'login.silent': [
    {
      as: 'visitor',
      before: signedIn('owner'),
      request: () => ({ verify: SEED_CODES.link, room_no: '6001', phone: PERSONA_PHONES.owner }),
    },
  ],
  'login.wechat': [
    {
      as: 'visitor',
      before: signedIn('owner'),
      request: () => ({ code: SEED_CODES.chat, client: 3, extra: '{"state":"s-1"}' }),
    },
    { as: 'visitor', request: () => ({ code: SEED_CODES.chatUnbound, client: 3 }), brings: [] },
  ],
  'login.partner': [
    { as: 'visitor', before: signedIn('member'), request: () => pcAuth(SEED_CODES.partner, 'partner') },
    {
      as: 'visitor',
      request: async (sandbox) => {
        const { code } = await sandbox.control('codes.issue', { kind: 'partner', user: '10005', once: true });
        return pcAuth(code, 'partner');
      },
      brings: [],
    },
  ],
  'login.partner_op': [{ as: 'visitor', before: signedIn('member'), request: () => pcAuth(SEED_CODES.game, 'game') }],
  'account.wechat_auth': [{ as: 'member', request: () => ({ code: SEED_CODES.chatUnbound }) }],
  'account.forgot': [
    {
      as: 'visitor',
      request: async (sandbox) => ({
        phone: PERSONA_PHONES.member,
        smscode: await smsCodeOf(sandbox, PERSONA_PHONES.member, 'forgot'),
        passwd: NEW_PASSWORD,
      }),
    },
  ],
  'account.initpass': [
    {
      as: 'member',
      request: async (sandbox) => {
        const { mock_code } = await (await sandbox.as('member')).call('account.tosms', {});
        return { passwd: NEW_PASSWORD, smscode: mock_code ?? '' };
      },
    },
  ],
  'account.tosms': [{ as: 'member', request: () => ({}) }],
};
