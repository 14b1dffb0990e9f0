import { giftId, userNo } from '@miczero/contracts';
import { configureStore } from '@reduxjs/toolkit';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { PartPortsProvider } from '../../../design/LazyPart/late-code.ts';
import { type RoomEvent, roomEventsArrived } from '../../../realtime/room/room-events.ts';
import { VIEWER } from '../../../testing/chat-lines.ts';
import { OFFLINE_PARTS } from '../../../testing/offline-parts.ts';
import { person } from '../../../testing/run-room.ts';
import { preferencesReducer } from '../../preferences/index.ts';
import { walletReducer } from '../../wallet/index.ts';
import { giftsReducer } from '../index.ts';
import { GiftRibbon } from './GiftRibbon.tsx';
import { GiftShow } from './GiftShow.tsx';

const ACHE = z.parse(userNo, '10008');

function draw() {
  const store = configureStore({
    reducer: { gifts: giftsReducer, preferences: preferencesReducer, wallet: walletReducer },
  });
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(
    <Provider store={store}>
      <PartPortsProvider value={OFFLINE_PARTS}>
        <GiftRibbon />
        <GiftShow isOnTop={false} />
      </PartPortsProvider>
    </Provider>,
  );
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  const tell = (...events: readonly RoomEvent[]) =>
    store.dispatch(
      roomEventsArrived({ events, receivedAt: 0, viewer: VIEWER, isWatched: true, isAside: false, blocked: [] }),
    );
  return { tell, gifts: () => store.getState().gifts };
}

const event = <Name extends RoomEvent['name']>(name: Name, body: RoomEvent<Name>['body']) =>
  ({ name, body, envelope: {} }) as unknown as RoomEvent;
const effectOf = (listType: 'A' | 'B', gift_effect: string) => ({
  addTime: 1,
  listType,
  gift_num: 1,
  gift_effect,
  effect: { enter_room: '', vehicle: '' },
  userid: ACHE,
});
const given = (gift_effect: string) => ({
  from: person(ACHE, '阿澈'),
  to: [person(VIEWER, '小满')],
  gift_id: z.parse(giftId, 'rose'),
  gift_name: '玫瑰',
  image: '',
  gift_num: 1,
  combo: 1,
  is_bag: false,
  effects: [effectOf('A', gift_effect)],
});
const arrived = { ...person(ACHE, '阿澈'), clout: 1, nameplate: null, effects: [effectOf('B', '')] };

test('effects whose code does not load end at once, without a dialog over the room, and so do the next ones', async () => {
  const { tell, gifts } = draw();
  for (let round = 0; round < 2; round++) {
    tell(
      event('giftSent', given('cat')),
      event('giftSent', given('rose')),
      event('roomJoined', arrived),
      event('screenGift', given('castle')),
      event('confessionCompleted', { gift_name: '告白气球', msg: '表白成功' }),
      event('confessionCompleted', { gift_name: '告白气球', msg: '表白成功' }),
    );
    expect(gifts()).toMatchObject({ effects: { A: [{}, {}], B: [{}] }, confessions: ['表白成功', '表白成功'] });
    await expect
      .poll(() => [gifts().effects.A, gifts().effects.B, gifts().screenGifts, gifts().confessions])
      .toEqual([[], [], [], []]);
  }
  expect(page.getByRole('dialog').elements()).toEqual([]);
});
