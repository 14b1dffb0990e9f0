import { expect, test } from 'vitest';
import { CoreSandbox, PLACES } from '../../../../testing/kit/core-sandbox.ts';
import { userNoOf } from '../../kernel/ids.ts';

const { hall: hall_id, guides } = PLACES;

test('[error.50, role.hall-function.kick-out] a ban outlives the membership, and so it is set and lifted without one', () => {
  const sandbox = new CoreSandbox();
  const uid = sandbox.no('member');
  const ban = (lift: boolean, who = uid) =>
    sandbox.run('hall.kick_out', 'manager', { hall_id, uid: who, channel_id: guides, lift });
  expect(ban(false)).toBe('yes');
  sandbox.set('hall.leave', 'member', { hall_id });
  sandbox.set('hall.enter', 'member', { hall_id });
  expect(sandbox.run('channel.join', 'member', { channel_id: guides })).toBe('channelBanned');
  sandbox.set('hall.leave', 'member', { hall_id });
  expect(ban(true)).toBe('yes');
  sandbox.set('hall.enter', 'member', { hall_id });
  expect(sandbox.run('channel.join', 'member', { channel_id: guides })).toBe('yes');
  sandbox.set('hall.leave', 'member', { hall_id });
  expect(ban(false)).toBe('yes');
  expect(sandbox.world.channels.get(guides)?.banned.has(uid)).toBe(true);
  // Only members can be kicked out, and only existing accounts banned.
  expect(sandbox.run('hall.kick_out', 'manager', { hall_id, uid })).toBe('userUnknown');
  expect(ban(false, userNoOf('404'))).toBe('userUnknown');
});
