import { expect, test } from 'vitest';
import { CoreStage, PLACES } from '../../../../testing/kit/core-stage.ts';
import { userNoOf } from '../../kernel/ids.ts';

const { hall: hall_id, guides } = PLACES;

test('[error.50, role.hall-function.kick-out] a ban outlives the membership, and so it is set and lifted without one', () => {
  const stage = new CoreStage();
  const uid = stage.no('member');
  const ban = (lift: boolean, who = uid) =>
    stage.run('hall.kick_out', 'manager', { hall_id, uid: who, channel_id: guides, lift });
  expect(ban(false)).toBe('yes');
  stage.set('hall.leave', 'member', { hall_id });
  stage.set('hall.enter', 'member', { hall_id });
  expect(stage.run('channel.join', 'member', { channel_id: guides })).toBe('channelBanned');
  stage.set('hall.leave', 'member', { hall_id });
  expect(ban(true)).toBe('yes');
  stage.set('hall.enter', 'member', { hall_id });
  expect(stage.run('channel.join', 'member', { channel_id: guides })).toBe('yes');
  stage.set('hall.leave', 'member', { hall_id });
  expect(ban(false)).toBe('yes');
  expect(stage.world.channels.get(guides)?.banned.has(uid)).toBe(true);
  // Only members can be kicked out, and only existing accounts banned.
  expect(stage.run('hall.kick_out', 'manager', { hall_id, uid })).toBe('userUnknown');
  expect(ban(false, userNoOf('404'))).toBe('userUnknown');
});
