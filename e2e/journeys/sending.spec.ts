import { ACHE, expect, log, openChannel, row, say, test } from '../fixtures.ts';

test('[chat.ack-timeout] [error.send-no-ack] a line without an acknowledgement is unconfirmed after 3 s; a retry sends one copy, and a late acknowledgement turns it into a sent line', async ({
  both,
  world,
}) => {
  const [alice, bob] = await both();
  await world.control('acks.set', { action: 'hold', user: '*' });
  await alice.clock.install();
  await say(alice, '听得到吗');
  await expect(row(alice, '听得到吗')).toHaveCount(1);
  await expect(row(alice, '听得到吗').getByText('未确认')).toBeHidden();
  await alice.clock.fastForward(3100);
  await expect(row(alice, '听得到吗').getByText('未确认')).toBeVisible();

  await row(alice, '听得到吗').getByRole('button', { name: '重试' }).click();
  await alice.clock.fastForward(3100);
  await expect(row(alice, '听得到吗').getByText('未确认')).toBeVisible();
  await world.control('acks.set', { action: 'release', user: '*' });
  await alice.clock.runFor(500);
  await expect(row(alice, '听得到吗').getByText('未确认')).toBeHidden();
  await expect(row(alice, '听得到吗')).toHaveCount(1);
  await expect(row(bob, '听得到吗')).toHaveCount(1);
  await alice.reload();
  await alice.clock.runFor(2000);
  await expect(row(alice, '听得到吗')).toHaveCount(1);
});

test('[hall-event.1016] [chat.append.forbidden-send] a muted user is told so, cannot write, and can write again after the mute ends', async ({
  signedIn,
  world,
}) => {
  const bob = await signedIn(ACHE);
  await openChannel(bob);
  const { list } = await world.control('connections.list');
  const user = list[0]?.user ?? '';
  await world.control('members.set', { hall: '8001', user, text_mute: true });
  await expect(bob.getByRole('textbox', { name: /给 .+ 写消息/ })).toBeDisabled();
  await expect(bob.getByPlaceholder('你已被禁言')).toBeVisible();
  await expect(log(bob).getByText('已被禁言')).toBeVisible();
  await world.control('members.set', { hall: '8001', user, text_mute: false });
  await say(bob, '我回来了');
  await expect(row(bob, '我回来了')).toHaveCount(1);
});
