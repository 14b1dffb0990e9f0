import { beforeAll, expect, test } from 'vitest';
import { HOST, inRoom, person } from '../../testing/run-room.ts';
import { giftsActions } from './index.ts';

// What plays the files of effects comes with the first gift of a visit.
beforeAll(() => import('./play-file.saga.ts'));

const rocket = (moment: number) => ({
  from: person(`2000${moment}` as typeof HOST, '阿澈'),
  to: [person(HOST, '唱片行老板')],
  gift_id: 'rocket' as never,
  gift_name: '冲天火箭',
  image: '',
  gift_num: 1,
  combo: 1,
  is_bag: false,
  mid: `g${moment}`,
  effects: [
    {
      addTime: moment,
      listType: 'A' as const,
      gift_num: 1,
      gift_effect: 'rocket',
      effect: { enter_room: '', vehicle: '' },
      userid: `2000${moment}` as never,
    },
  ],
});

test('in a rain of gifts a scene gives way to its drawing with the end of the gift before, not a frame later', async () => {
  const run = await inRoom();
  const first = () => run.state().gifts.effects.A[0];
  for (let moment = 1; moment <= 8; moment += 1) run.roomServer.emit('giftSent', rocket(moment));
  await run.settle();
  expect(run.state().gifts.effects.A).toHaveLength(8);
  for (const number of [1, 2, 3]) {
    run.dispatch(giftsActions.effectPlayed('A'));
    // A scene would open a layer over the page, and close it again.
    expect(first()).toMatchObject({ number, shows: 'drawing' });
  }
});
