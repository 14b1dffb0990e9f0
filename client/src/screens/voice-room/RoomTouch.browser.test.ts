import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { voiceActions } from '../../features/audio/index.ts';
import { seatsActions } from '../../features/seats/index.ts';
import { ACHE, lineOf, openRoomPage, PEOPLE, type RoomPage, SEATS, seatsWithViewer } from '../../testing/room-page.ts';
import { answerRoomList, openRoomList } from '../../testing/rooms-page.ts';
import { joinedAs, person } from '../../testing/run-room.ts';
import { smallTargets } from '../../testing/touch-targets.ts';

const PHONE = { width: 360, height: 740 };
const tool = (name: string) => page.getByRole('toolbar', { name: '上麦操作' }).getByRole('button', { name });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const dialog = (name: string) => page.getByRole('dialog', { name });
const dock = page.getByRole('region', { name: '语音', exact: true });
const QUALITY = { roundTripMs: 23, loss: 0 };
const bars = dock.getByRole('button', { name: '延迟 23 毫秒' });

/** What a phone shows of a room: how it comes there, and what is seen once it is there. */
const PLACES: Readonly<Record<string, readonly [go: (app: RoomPage) => Promise<unknown>, shown: Locator]>> = {
  'the room': [async (app) => app.dispatch(voiceActions.qualityMeasured(QUALITY)), bars],
  'the room with all seats': [
    () => button('全部麦位').click(),
    page.getByRole('button', { name: '全部麦位', expanded: true }),
  ],
  'the unfolded notice': [
    async (app) => {
      app.roomServer.emit('roomNoticeShown', { s_room_notice: '很长的公告，'.repeat(60) });
      await app.settle();
      await button('房间公告').click();
    },
    page.getByRole('button', { name: '房间公告', expanded: true }),
  ],
  'a voice without sound before a press': [
    async (app) => {
      app.dispatch(voiceActions.qualityMeasured(QUALITY));
      app.dispatch(voiceActions.playbackChanged({ isBlocked: true }));
    },
    dock.getByRole('button', { name: '点击开启声音' }),
  ],
  'a voice that failed': [
    async (app) => app.dispatch(voiceActions.linkMoved({ kind: 'failed', reason: 'network' })),
    dock.getByRole('button', { name: '重连语音' }),
  ],
  'the menu of a seat': [() => page.getByRole('gridcell').nth(1).getByRole('button').click(), page.getByRole('menu')],
  'the gifts': [() => tool('送礼物').click(), dialog('送礼物')],
  'the other rooms': [() => tool('换个房间').click(), dialog('换个房间')],
  'the audience': [
    () => button(/人在房间/).click(),
    page.getByRole('complementary').getByRole('button', { name: '阿澈' }),
  ],
  'the applications': [
    async (app) => app.dispatch(seatsActions.queueMoved({ isOpen: true })),
    dialog('上麦申请').getByRole('button', { name: '同意 阿澈 上麦' }),
  ],
  'the menu of a line': [
    async (app) => {
      app.roomServer.emit('roomChat', { list: [lineOf('7', '下一首', { id: ACHE, nick: '阿澈' })] });
      await app.settle();
      await page.getByText('下一首').click({ button: 'right' });
    },
    page.getByRole('menu'),
  ],
  'another page beside the room': [
    async (app) => {
      app.dispatch(voiceActions.qualityMeasured(QUALITY));
      app.ports.navigation.go('/index/more');
    },
    dock.getByRole('button', { name: '离开房间' }),
  ],
  'another page while the viewer applies': [
    async (app) => {
      app.roomServer.emit('roomSeatsChanged', { list: [...SEATS] });
      await app.settle();
      app.dispatch(seatsActions.applied(2));
      app.ports.navigation.go('/index/more');
    },
    dock.getByRole('button', { name: '取消申请' }),
  ],
};

test.each(Object.entries(PLACES))(
  'every target of %s has the size of a finger on a phone',
  async (_name, [go, shown]) => {
    const app = await openRoomPage({
      viewport: PHONE,
      seats: seatsWithViewer(5),
      prepare: (fakes) => {
        answerRoomList(fakes);
        // The list has answers of its own for a room: a viewer without a role in an empty room.
        fakes.http.on('room.join', joinedAs(2));
        fakes.http.on('room.members', { list: PEOPLE, clout: PEOPLE.length });
        fakes.http.on('seat.applications', {
          list: [{ ...person(ACHE, '阿澈'), apply_id: ACHE, mic_number: 2, time: Date.UTC(2026, 0, 5, 12) }],
          count: 1,
        });
      },
    });
    await go(app);
    await app.settle();
    await expect.element(shown).toBeVisible();
    expect(smallTargets()).toEqual([]);
  },
);

test('every target of the list of rooms has the size of a finger on a phone', async () => {
  const app = await openRoomList({ viewport: PHONE, signedIn: true });
  await app.settle();
  expect(smallTargets()).toEqual([]);
});
