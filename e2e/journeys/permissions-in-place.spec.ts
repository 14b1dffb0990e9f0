import {
  CHANNEL_CALLS,
  CHANNEL_MANAGEMENT_CALLS,
  type ChannelId,
  GAMING_CALLS,
  HALL_CALLS,
  INVITE_CALLS,
  NOTICE_CALLS,
  SEAT_CALLS,
  SEAT_STAFF_CALLS,
  VOICE_CALLS,
} from '@miczero/contracts';
import type { Page } from '@playwright/test';
import { type CrowdedHall, crowdedHall, type Name, NICKS, PHONES } from '../crowded-hall.ts';
import { channelRow, composer, expect, test } from '../fixtures.ts';
import { dialog } from '../hall-manager.ts';

/** The actions that stand beside what they are about, and in no menu of a hall or a person. */
type Action =
  | 'end_invite'
  | 'close_gaming'
  | 'notice.create'
  | 'notice.del'
  | 'set_password'
  | 'approve_mic over a manager'
  | 'approve_mic over a member';

const VIEWERS = ['owner', 'manager', 'member'] as const;
/** Who has posted a team and a card, and who asks to be heard. */
const AUTHOR = 'otherMember';
const APPLICANTS = { manager: 'otherManager', member: 'otherMember' } as const;
const VOICE = '语音广场';
const TEAM = '缺一个辅助';

interface Scene extends CrowdedHall {
  readonly voice: ChannelId;
}

async function post({ callers, voice }: Scene): Promise<void> {
  const { call } = callers[AUTHOR];
  await call(INVITE_CALLS['channel.invite'], { channel_id: voice, time_len: 3600, game_info: TEAM });
}
async function postCard({ callers, voice }: Scene): Promise<void> {
  await callers[AUTHOR].call(GAMING_CALLS['channel.post_gaming'], { channel_id: voice, game_name: '王者荣耀' });
}
async function publish({ callers, hall_id }: Scene): Promise<string> {
  const asked = { hall_id, content: '今晚八点开黑' };
  return (await callers.owner.call(NOTICE_CALLS['notice.create'], asked)).notice.id;
}

/** A muted member, or manager, who asks in the voice channel to be heard. The owner mutes both. */
async function ask({ callers, hall_id, voice }: Scene, name: Name): Promise<void> {
  const { no, call } = callers[name];
  await callers.owner.call(VOICE_CALLS['hall.user_mute_mic'], { hall_id, uid: no, mute: true });
  await call(CHANNEL_CALLS['channel.join'], { channel_id: voice });
  await call(SEAT_CALLS['seat.apply'], { group_id: voice, mic_number: 0 });
}

async function prepare(hall: CrowdedHall): Promise<Scene> {
  const { channels = [] } = await hall.callers.owner.call(HALL_CALLS['hall.detail'], { hall_id: hall.hall_id });
  const voice = channels.find(({ name }) => name === VOICE)?.id;
  if (voice === undefined) throw new Error(`the hall has no ${VOICE}`);
  const scene = { ...hall, voice };
  await publish(scene);
  // Who asks is in the voice channel, as is who posts a team.
  for (const name of Object.values(APPLICANTS)) await ask(scene, name);
  await post(scene);
  await postCard(scene);
  return scene;
}

/** What the platform lets a user do, found by doing it; each success is undone. */
async function allowed(scene: Scene, viewer: Name): Promise<Action[]> {
  const { callers, hall_id, voice, spare } = scene;
  const { mayCall } = callers[viewer];
  const found: Action[] = [];
  if (await mayCall(INVITE_CALLS['channel.invite'], { channel_id: voice, time_len: 0 })) {
    found.push('end_invite');
    await post(scene);
  }
  const { gaming } = await callers.owner.call(GAMING_CALLS['channel.gaming_by_user'], { uid: callers[AUTHOR].no });
  if (!gaming) throw new Error('the author has no card');
  if (await mayCall(GAMING_CALLS['channel.close_gaming'], { gaming_id: gaming.gaming_id })) {
    found.push('close_gaming');
    await postCard(scene);
  }
  if (await mayCall(NOTICE_CALLS['notice.create'], { hall_id, content: '也来一条' })) found.push('notice.create');
  const id = await publish(scene);
  if (await mayCall(NOTICE_CALLS['notice.del'], { hall_id, id })) found.push('notice.del');
  const lock = { channel_id: spare, password: '1234' };
  if (await mayCall(CHANNEL_MANAGEMENT_CALLS['channel.set_password'], lock)) {
    found.push('set_password');
    await callers.owner.call(CHANNEL_MANAGEMENT_CALLS['channel.set_password'], { ...lock, password: '' });
  }
  for (const [over, name] of Object.entries(APPLICANTS) as ['manager' | 'member', Name][]) {
    if (!(await mayCall(SEAT_STAFF_CALLS['seat.agree'], { group_id: voice, to: callers[name].no }))) continue;
    found.push(`approve_mic over a ${over}`);
    await ask(scene, name);
  }
  return found.sort();
}

/** What a page offers: whether each button is there once all that it stands beside is. */
async function shown(page: Page, { hall_id, welcome }: Scene): Promise<Action[]> {
  const found: Action[] = [];
  const note = async (action: Action, count: Promise<number>) => {
    if ((await count) > 0) found.push(action);
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto('/index/piazza');
  await expect(page.getByRole('listitem').filter({ hasText: TEAM })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '王者荣耀' })).toBeVisible();
  await note('end_invite', button(`结束组队：${TEAM}`).count());
  await note('close_gaming', button(`收起 ${NICKS[AUTHOR]} 的名片`).count());

  await page.goto(`/index/room/${hall_id}?channel_id=${welcome}`);
  await expect(composer(page)).toBeEditable();
  await page
    .getByRole('heading', { level: 2 })
    .getByRole('button', { name: /万人大厅/ })
    .click();
  await page.getByRole('menuitem', { name: '大厅公告' }).click();
  const notices = dialog(page, '大厅公告');
  await expect(notices.getByText('今晚八点开黑').first()).toBeVisible();
  await note('notice.create', notices.getByRole('textbox', { name: '公告内容' }).count());
  await note('notice.del', notices.getByRole('button', { name: '删除公告' }).count());
  await page.keyboard.press('Escape');
  await expect(notices).toHaveCount(0);

  await channelRow(page, '可以删').click({ button: 'right' });
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expect(page.getByRole('menuitem', { name: '加载中' })).toHaveCount(0);
  const edit = page.getByRole('menuitem', { name: '编辑频道' });
  if ((await edit.count()) > 0) {
    await edit.click();
    await expect(dialog(page, '编辑频道')).toBeVisible();
    await note('set_password', dialog(page, '编辑频道').getByRole('checkbox', { name: '需要密码才能进入' }).count());
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await channelRow(page, VOICE).click();
  const people = page.getByRole('main');
  for (const name of Object.values(APPLICANTS)) await expect(people.getByText(NICKS[name]).first()).toBeVisible();
  // Who may be decided about is known with the cards of the people.
  await page.waitForLoadState('networkidle');
  for (const [over, name] of Object.entries(APPLICANTS) as ['manager' | 'member', Name][])
    await note(`approve_mic over a ${over}`, button(`同意 ${NICKS[name]} 发言`).count());
  return found.sort();
}

test('[role.hall-owner] [role.hall-manager] [role.hall-member] [role.hall-function.approve-mic] teams, cards, notices, passwords and applications to speak have the buttons that the platform obeys, for every role', async ({
  world,
  visitor,
}) => {
  test.setTimeout(90_000);
  const scene = await prepare(await crowdedHall(world));
  const offered: Record<string, Action[]> = {};
  const obeyed: Record<string, Action[]> = {};
  for (const viewer of VIEWERS) {
    const page = await visitor('/index/more', await world.signedIn(PHONES[viewer]));
    offered[viewer] = await shown(page, scene);
    await page.context().close();
  }
  for (const viewer of VIEWERS) obeyed[viewer] = await allowed(scene, viewer);
  expect(offered).toEqual(obeyed);
  expect(await allowed(scene, 'outsider')).toEqual([]);
});
