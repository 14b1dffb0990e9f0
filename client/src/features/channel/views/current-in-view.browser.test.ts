import type { HallDetail } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { VIEWER, VOICE } from '../../../testing/chat-lines.ts';
import { drawn } from '../../../testing/drawn.ts';
import { channelRow, HALL_PATH, joinVoice } from '../../../testing/hall-page.ts';
import { mountApp } from '../../../testing/mount-app.tsx';
import { OPEN_HALL } from '../../../testing/open-channels.ts';
import { answerJoin } from '../../../testing/run-client.ts';
import { answerTeamLine } from '../../../testing/team-lines.ts';
import { hallsActions } from '../../halls/index.ts';

/** The voice channel below so many text channels that the dock takes its place. */
function longHall(before: number): HallDetail {
  const [group] = OPEN_HALL.channels;
  const [text, , voice] = group?.children ?? [];
  if (!group || !text || !voice) throw new Error('the hall has no channels');
  const others = Array.from({ length: before }, (_, at) => ({
    ...text,
    id: `9${at}00` as typeof text.id,
    name: `频道${at}`,
  }));
  return { ...OPEN_HALL, channels: [{ ...group, children: [text, ...others, voice] }] };
}

const tree = () => page.getByRole('navigation', { name: /^(频道列表|فهرست کانال‌ها)$/ });
const dock = () => page.getByRole('region', { name: '语音', exact: true });
const ownRow = () => document.querySelector(`[data-place="${VOICE}"]`)?.closest('li');

function isInView(): boolean {
  const row = ownRow()?.getBoundingClientRect();
  const frame = tree().element().getBoundingClientRect();
  return row !== undefined && row.top >= frame.top && row.bottom <= frame.bottom;
}

async function open(before: number) {
  const app = await mountApp({
    path: `${HALL_PATH}?channel_id=${VOICE}`,
    viewport: { width: 1280, height: 800 },
    prepare: (fakes) => {
      answerTeamLine(fakes);
      answerJoin(fakes.http, { token: `${VIEWER}:send` });
      fakes.http.on('hall.detail', longHall(before));
      fakes.http.on('channel.detail', { ...longHall(0).channels[0]?.children?.at(-1) } as never);
      fakes.http.on('channel.user_list', {
        list: [
          {
            channel_id: VOICE,
            channel_user: [{ mic_uid: VIEWER, mic_state: true, nick: '小满', avatar: '' }],
            user_count: 1,
          },
        ],
      });
      fakes.http.on('hall.batch_user_card', { list: [] });
    },
  });
  await app.settle();
  await drawn();
  return app;
}

describe('the row of the own voice channel', () => {
  test.each([12, 13, 14, 15, 16, 30])(
    'the row of the own voice channel is in view once the dock has come, below %i channels',
    async (before) => {
      const app = await open(before);
      await expect.poll(isInView).toBe(true);
      await joinVoice(app);
      await expect.element(dock()).toBeVisible();
      await drawn();
      await expect.poll(isInView).toBe(true);
    },
  );

  test('the row stays in view as a group comes above it', async () => {
    const app = await open(4);
    await expect.poll(isInView).toBe(true);
    const [group] = OPEN_HALL.channels;
    const [text] = group?.children ?? [];
    if (!group || !text) throw new Error('the hall has no channels');
    const children = Array.from({ length: 30 }, (_, at) => ({ ...text, id: `8${at}00` as typeof text.id }));
    const above = { ...group, id: '8000' as typeof group.id, name: '新分组', children };
    const hall = longHall(4);
    app.dispatch(hallsActions.hallLoaded({ ...hall, channels: [above, ...hall.channels] }));
    await app.settle();
    await expect.element(tree().getByRole('region', { name: '新分组' })).toBeInTheDocument();
    await drawn();
    await drawn();
    expect(isInView()).toBe(true);
  });

  test('a tree that scrolls without a wheel or a key stays where it is', async () => {
    const app = await open(30);
    await expect.poll(isInView).toBe(true);
    await drawn();
    // As a screen reader does.
    tree().element().scrollTo(0, 0);
    await drawn();
    await drawn();
    await joinVoice(app);
    await expect.element(dock()).toBeVisible();
    await drawn();
    expect(tree().element().scrollTop).toBe(0);
  });

  test('a tree that the viewer has scrolled stays where it is', async () => {
    const app = await open(30);
    const { left, top } = tree().element().getBoundingClientRect();
    const wheel = { type: 'mouseWheel', x: left + 20, y: top + 100, deltaX: 0, deltaY: -5000 } as const;
    await cdp().send('Input.dispatchMouseEvent', wheel);
    await expect.poll(() => tree().element().scrollTop).toBe(0);
    await joinVoice(app);
    await expect.element(dock()).toBeVisible();
    await drawn();
    expect(tree().element().scrollTop).toBe(0);
    // The next channel is shown again.
    await channelRow('闲聊').click();
    await app.settle();
    expect(tree().element().scrollTop).toBe(0);
  });
});
