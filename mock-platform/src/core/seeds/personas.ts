import type { Account } from '../state/accounts.ts';
import type { WorldBuilder } from './builder.ts';

/** The people of `every-role`, by what they are to its first hall, with the phone that they sign in with. */
export const PERSONA_PHONES = {
  /** Owns the hall. */
  owner: '13800000001',
  member: '13800000002',
  /** Registered, but with an unfinished profile. */
  unfinished: '13800000003',
  manager: '13800000004',
  /** Owns another hall, and is no member of the first. */
  outsider: '13800000005',
  /** A second plain member. */
  second: '13800000006',
  official: '13800000009',
} as const;

export type Persona = keyof typeof PERSONA_PHONES;

export function addPersonas(builder: WorldBuilder): Record<Persona, Account> {
  const account = (person: Persona, fields: Partial<Omit<Account, 'no'>>) =>
    builder.account(PERSONA_PHONES[person], fields);
  return {
    owner: account('owner', { nick: '小满', gender: 2, birth: '1999-05-21', sign: '今天也要开黑' }),
    member: account('member', { nick: '阿澈', gender: 1, birth: '1998-11-02', sign: '随叫随到' }),
    unfinished: account('unfinished', { created: builder.now }),
    manager: account('manager', { nick: '老周', gender: 1, birth: '1995-03-08' }),
    outsider: account('outsider', { nick: '路过的猫', gender: 0, birth: '2001-07-15' }),
    second: account('second', { nick: '团子', gender: 2, birth: '2003-12-31' }),
    official: account('official', { nick: '零号麦助手', official: true }),
  };
}
