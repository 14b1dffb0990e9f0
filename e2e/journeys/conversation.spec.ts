import { ACHE, channelRow, composer, expect, HALL, log, openChannel, row, say, test, XIAOMAN } from '../fixtures.ts';

test('[chat.incoming.append] [hall-event.1001] a line that one user sends appears once, at the end, for the other', async ({
  both,
}) => {
  const [alice, bob] = await both();
  await say(alice, '第一句');
  await expect(log(bob).getByRole('listitem').last()).toContainText('第一句');
  await say(bob, '第二句');
  for (const page of [alice, bob]) {
    const lines = log(page).getByRole('listitem');
    await expect(lines.last()).toContainText('第二句');
    await expect(lines.nth(-2)).toContainText('第一句');
    await expect(row(page, '第一句')).toHaveCount(1);
    await expect(row(page, '第二句')).toHaveCount(1);
  }
});

test('[hall-event.1013] [hall-event.1012] unread counts rise in a channel that is not viewed and clear when it is opened', async ({
  signedIn,
}) => {
  const alice = await signedIn(XIAOMAN);
  const bob = await signedIn(ACHE);
  await openChannel(alice);
  await openChannel(bob, HALL.guides);
  await say(alice, '有人吗');
  await expect(channelRow(bob, HALL.general)).toContainText('1');
  await channelRow(bob, HALL.general).click();
  await expect(row(bob, '有人吗')).toBeVisible();
  // The channel is entered: lines reach it.
  await say(alice, '还在吗');
  await expect(row(bob, '还在吗')).toBeVisible();
  await channelRow(bob, HALL.guides).click();
  await expect(composer(bob, HALL.guides)).toBeEditable();
  await expect(channelRow(bob, HALL.general)).not.toContainText('1');
});

test('[hall-event.presence.state-1] [hall-event.presence.state-2] [hall-event.1002] the member list follows members coming online and going offline', async ({
  signedIn,
}) => {
  const alice = await signedIn(XIAOMAN);
  await openChannel(alice);
  const online = alice.getByRole('region', { name: /^在线/ });
  const offline = alice.getByRole('region', { name: /^离线/ });
  await expect(offline.getByRole('button', { name: /阿澈/ })).toBeVisible();
  const bob = await signedIn(ACHE);
  await openChannel(bob);
  await expect(online.getByRole('button', { name: /阿澈/ })).toBeVisible();
  await bob.context().close();
  await expect(offline.getByRole('button', { name: /阿澈/ })).toBeVisible();
});

test('[hall-flow.channel-join.check-1] [modal.channel-password] a locked channel asks for its password and stays closed on a wrong one', async ({
  signedIn,
}) => {
  const bob = await signedIn(ACHE);
  await openChannel(bob);
  await channelRow(bob, HALL.locked).click();
  const dialog = bob.getByRole('dialog', { name: '频道密码' });
  await dialog.getByLabel('频道密码').fill('0000');
  await dialog.getByRole('button', { name: '进入频道' }).click();
  await expect(dialog.getByText('频道密码错误')).toBeVisible();
  await dialog.getByLabel('频道密码').fill('1234');
  await dialog.getByRole('button', { name: '进入频道' }).click();
  await expect(dialog).toBeHidden();
  await expect(composer(bob, HALL.locked)).toBeEditable();
});

test('[hall-event.1011] [hall-event.1004] every member sees the users in a voice channel below its name', async ({
  both,
}) => {
  const [alice, bob] = await both();
  await channelRow(bob, HALL.voice).click();
  const people = alice.getByRole('navigation', { name: '频道列表' }).getByRole('list', { name: '频道里的人' });
  await expect(people.getByText('阿澈')).toBeVisible();
  await bob.getByRole('button', { name: '离开语音频道' }).first().click();
  await expect(people).toBeHidden();
});
