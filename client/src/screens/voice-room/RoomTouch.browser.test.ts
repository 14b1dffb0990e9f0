import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { voiceActions } from '../../features/audio/index.ts';
import { seatsActions } from '../../features/seats/index.ts';
import { ACHE, lineOf, openRoomPage, type RoomPage, SEATS, seatsWithViewer } from '../../testing/room-page.ts';
import { answerRoomList, openRoomList } from '../../testing/rooms-page.ts';
import { person } from '../../testing/run-room.ts';
import { smallTargets } from '../../testing/touch-targets.ts';

const PHONE = { width: 360, height: 740 };
const press = async (app: RoomPage, selector: string) => {
  document.querySelector<HTMLElement>(selector)?.click();
  await app.settle();
};
const tool = (name: string) => page.getByRole('toolbar', { name: '上麦操作' }).getByRole('button', { name });
const QUALITY = { roundTripMs: 23, loss: 0 };

/** What a phone shows of a room, and how it comes there. */
const PLACES: Readonly<Record<string, (app: RoomPage) => Promise<unknown>>> = {
  'the room': async (app) => app.dispatch(voiceActions.qualityMeasured(QUALITY)),
  'the room with all seats': (app) => press(app, 'button[aria-label="全部麦位"]'),
  'the unfolded notice': (app) => press(app, 'button[aria-label="房间公告"]'),
  'a voice without sound before a press': async (app) => {
    app.dispatch(voiceActions.qualityMeasured(QUALITY));
    app.dispatch(voiceActions.playbackChanged({ isBlocked: true }));
  },
  'a voice that failed': async (app) => app.dispatch(voiceActions.linkMoved({ kind: 'failed', reason: 'network' })),
  'the menu of a seat': (app) => press(app, '[data-seat="1"]'),
  'the gifts': async (app) => {
    await tool('送礼物').click();
    await app.settle();
  },
  'the other rooms': async (app) => {
    await tool('换个房间').click();
    await app.settle();
  },
  'the audience': async (app) => {
    await page.getByRole('button', { name: /人在房间/ }).click();
    await app.settle();
  },
  'the applications': async (app) => app.dispatch(seatsActions.queueMoved({ isOpen: true })),
  'the menu of a line': async (app) => {
    app.roomServer.emit('roomChat', { list: [lineOf('7', '下一首', { id: ACHE, nick: '阿澈' })] });
    await app.settle();
    await page.getByText('下一首').click({ button: 'right' });
  },
  'another page beside the room': async (app) => {
    app.dispatch(voiceActions.qualityMeasured(QUALITY));
    app.ports.navigation.go('/index/more');
  },
  'another page while the viewer applies': async (app) => {
    app.roomServer.emit('roomSeatsChanged', { list: [...SEATS] });
    await app.settle();
    app.dispatch(seatsActions.applied(2));
    app.ports.navigation.go('/index/more');
  },
};

test.each(Object.entries(PLACES))('every target of %s has the size of a finger on a phone', async (_name, go) => {
  const app = await openRoomPage({
    role: 2,
    viewport: PHONE,
    seats: seatsWithViewer(5),
    prepare: (fakes) => {
      answerRoomList(fakes);
      fakes.http.on('seat.applications', {
        list: [{ ...person(ACHE, '阿澈'), apply_id: ACHE, mic_number: 2, time: Date.UTC(2026, 0, 5, 12) }],
        count: 1,
      });
    },
  });
  await go(app);
  await app.settle();
  expect(smallTargets()).toEqual([]);
});

test('every target of the list of rooms has the size of a finger on a phone', async () => {
  const app = await openRoomList({ viewport: PHONE, signedIn: true });
  await app.settle();
  expect(smallTargets()).toEqual([]);
});
