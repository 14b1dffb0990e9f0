import type { Page } from '@playwright/test';
import { ACHE, expect, HALL, test, XIAOMAN } from '../fixtures.ts';

/** 路过的猫 of the seed `every-role`, who is not in the room yet. */
const CAT = '13800000005';
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGOoDPwBRAALVwOFzC++FQAAAABJRU5ErkJggg==',
  'base64',
);

const contacts = (page: Page) => page.getByRole('dialog', { name: '好友与关注' });
const toast = (page: Page, text: string) => page.getByRole('region', { name: '通知' }).getByText(text).first();

async function pickMine(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name: /的菜单$/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name }).click();
}
async function change(page: Page, nick: string, item: string): Promise<void> {
  await contacts(page)
    .getByRole('button', { name: `对 ${nick} 的更多操作` })
    .click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

test('[screen.social.friends-list] [screen.social.follow-unfollow] [screen.social.fans] [screen.social.blocklist] [support.feedback] a user sees the profile that the other edits; they follow, block and find each other again', async ({
  signedIn,
}) => {
  const xiaoman = await signedIn(XIAOMAN);
  await pickMine(xiaoman, '我的主页');
  await xiaoman.getByRole('button', { name: '编辑资料' }).click();
  const form = xiaoman.getByRole('dialog', { name: '编辑资料' });
  await form.getByLabel('个性签名').fill('今晚八点开黑');
  await form.getByLabel('标签').fill('夜猫 麦霸');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(toast(xiaoman, '资料已保存')).toBeVisible();
  await expect(xiaoman.getByRole('dialog', { name: '小满 的主页' }).getByText('今晚八点开黑')).toBeVisible();
  await xiaoman.keyboard.press('Escape');
  await pickMine(xiaoman, '意见反馈');
  const feedback = xiaoman.getByRole('dialog', { name: '意见反馈' });
  await feedback.getByLabel('反馈内容').fill('很好用');
  await feedback
    .locator('input[type=file]')
    .setInputFiles({ name: '截图.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(feedback.getByRole('img', { name: '第 1 张截图' })).toBeVisible();
  await expect(feedback.getByText('正在上传')).toHaveCount(0);
  await feedback.getByRole('button', { name: '提交' }).click();
  await expect(toast(xiaoman, '已收到，谢谢你的反馈')).toBeVisible();

  const ache = await signedIn(ACHE, `/index/room/${HALL.id}`);
  await ache.getByRole('complementary', { name: '成员' }).getByRole('button', { name: /小满/ }).click();
  await ache.getByRole('button', { name: '对 小满 的更多操作' }).click();
  await ache.getByRole('menuitem', { name: '查看主页' }).click();
  const page = ache.getByRole('dialog', { name: '小满 的主页' });
  await expect(page.getByText('今晚八点开黑')).toBeVisible();
  await expect(page.getByText('麦霸')).toBeVisible();
  await page.getByRole('button', { name: '关注', exact: true }).click();
  await expect(page.getByRole('button', { name: '取消关注' })).toBeVisible();
  await expect(toast(ache, '操作成功')).toBeVisible();
  await page.getByRole('button', { name: '加好友' }).click();
  await expect(page.getByRole('button', { name: '删除好友' })).toBeVisible();
  await page.getByRole('button', { name: '关闭' }).click();
  await ache.keyboard.press('Escape');

  await pickMine(ache, '好友与关注');
  await contacts(ache).getByRole('button', { name: '对 小满 的更多操作' }).click();
  await ache.getByRole('menuitem', { name: '举报' }).click();
  const report = ache.getByRole('dialog', { name: '举报 小满' });
  await report.getByLabel('举报原因').selectOption('辱骂攻击');
  await report.getByRole('button', { name: '提交举报' }).click();
  await expect(toast(ache, '已举报，我们会尽快处理')).toBeVisible();
  await change(ache, '小满', '删除好友');
  await ache.getByRole('dialog', { name: '删除好友 小满？' }).getByRole('button', { name: '删除好友' }).click();
  await expect(contacts(ache).getByText('还没有好友')).toBeVisible();
  await contacts(ache).getByRole('tab', { name: '关注' }).click();
  await contacts(ache).getByRole('textbox').fill('xiaoman');
  await expect(contacts(ache).getByRole('listitem')).toHaveText(/小满/);
  await change(ache, '小满', '拉黑');
  await ache.getByRole('dialog', { name: '拉黑 小满？' }).getByRole('button', { name: '拉黑' }).click();
  await expect(contacts(ache).getByText('还没有关注任何人')).toBeVisible();
  await contacts(ache).getByRole('tab', { name: '黑名单' }).click();
  await change(ache, '小满', '取消拉黑');
  await expect(contacts(ache).getByText('黑名单是空的')).toBeVisible();
  await contacts(ache).getByRole('tab', { name: '粉丝' }).click();
  await expect(contacts(ache).getByText('还没有粉丝')).toBeVisible();
});

test('[room-flow.join-type.follow-source] [room-event.0x67] a user follows another from their page into a voice room, and the room says whom they followed', async ({
  signedIn,
  world,
}) => {
  await world.control('worlds.reset', { seed_world: 'every-role', seed: 1 });
  const ache = await signedIn(ACHE, '/app/room/600001');
  await expect(ache.getByRole('grid', { name: '麦位' })).toBeVisible();
  const cat = await signedIn(CAT);
  await pickMine(cat, '好友与关注');
  await contacts(cat).getByRole('tab', { name: '新人' }).click();
  await contacts(cat).getByRole('button', { name: '阿澈 的主页' }).click();
  await cat.getByRole('dialog', { name: '阿澈 的主页' }).getByRole('link', { name: '去 TA 所在的房间' }).click();
  await expect(cat).toHaveURL(/\/app\/room\/600001$/);
  await expect(ache.getByRole('log').getByText('路过的猫 跟随 阿澈 进入房间')).toBeVisible();
});
