import type { AuditStatus, REAL_NAME_CALLS } from '@miczero/contracts';
import type { Sandbox } from '../sandbox.ts';
import type { Walks } from '../walk.ts';

/** A valid number without an owner: its district does not exist. */
export const ID_CARD = '999999199003070039';

async function submit(sandbox: Sandbox): Promise<void> {
  await (await sandbox.as('second')).call('real_name.submit', { real_name: '江澈', id_card: ID_CARD });
}

const decided =
  (audit_status: AuditStatus, audit_reason = '') =>
  async (sandbox: Sandbox) => {
    await submit(sandbox);
    await sandbox.control('people.set', {
      user: await sandbox.no('second'),
      real_name: { audit_status, audit_reason },
    });
  };

export const REAL_NAME_WALKS: Walks<typeof REAL_NAME_CALLS> = {
  'account.kyc': [
    { as: 'second', request: () => ({}) },
    { as: 'second', before: decided(2, '姓名与身份证号码不符'), request: () => ({}) },
  ],
  'real_name.check': [
    { as: 'second', before: decided(1), request: () => ({}) },
    { as: 'second', before: submit, request: () => ({}) },
  ],
  'real_name.submit': [{ as: 'second', request: () => ({ real_name: '江澈', id_card: ID_CARD }) }],
};
