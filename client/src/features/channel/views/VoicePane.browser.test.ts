import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { HALL, OTHER, VIEWER, VOICE } from '../../../testing/chat-lines.ts';
import { HALL_PATH } from '../../../testing/hall-page.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { mountApp } from '../../../testing/mount-app.tsx';
import { cardOf, relation } from '../../../testing/people.ts';
import { answerTeamLine } from '../../../testing/team-lines.ts';

const mic = { mic_uid: OTHER, mic_state: true, nick: '阿澈', avatar: '' };
const person = () => page.getByRole('region', { name: '频道里的人' }).getByRole('listitem').filter({ hasText: '阿澈' });

const mountVoice = () =>
  mountApp({
    path: `${HALL_PATH}?channel_id=${VOICE}`,
    prepare: (fakes) => {
      const { http } = fakes;
      answerTeamLine(fakes);
      const users = [mic, { ...mic, mic_uid: VIEWER, nick: '小满' }];
      http.on('channel.user_list', { list: [{ channel_id: VOICE, channel_user: users, user_count: 2 }] });
      http.on('hall.batch_user_card', { list: [cardOf({ role: 'manage' }), cardOf({ uid: VIEWER, nick: '小满' })] });
      http.on('hall.user_card', { card_info: cardOf({ role: 'manage' }) });
      http.on('account.isfollow', relation());
    },
  });

test('[api.lobby.op.card-info-for-mic-uids] [hall-event.user-change.type-1-other] the people of a voice channel show their role and a microphone that is forbidden, and follow both', async () => {
  const app = await mountVoice();
  expect(app.http.requests('hall.batch_user_card')).toEqual([{ hall_id: HALL, uid: `${OTHER},${VIEWER}` }]);
  await expect.element(person().getByText('管理员')).toBeVisible();
  const change = { msg: '', uid: OTHER } as const;
  app.server.emit('systemMessage', { ...change, type: 3, ctx: '1' }, { to: HALL });
  app.server.emit('systemMessage', { ...change, type: 1, ctx: '' }, { to: HALL });
  await app.settle();
  await expect.element(person().getByText('已被禁麦')).toBeInTheDocument();
  expect(person().getByText('管理员').elements()).toEqual([]);
  expect(await inspect(1440)).toEqual([]);
});

test('[modal.profile-card] a person in a voice channel opens the card', async () => {
  const app = await mountVoice();
  await person().getByRole('button', { name: '阿澈 的名片' }).click();
  await app.settle();
  await expect.element(page.getByRole('dialog', { name: '阿澈 的名片' }).getByText('随叫随到')).toBeVisible();
});

test('the free places of a voice channel offer the link by which friends come to it', async () => {
  await mountVoice();
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  await page.getByRole('button', { name: '叫朋友来' }).click();
  await expect.element(page.getByText('邀请链接已复制')).toBeVisible();
  expect(copied).toHaveLength(1);
  const query = new URL(copied[0] ?? '').searchParams;
  expect([query.get('hall'), query.get('channel')]).toEqual([HALL, VOICE]);
  Reflect.deleteProperty(navigator, 'clipboard');
});
