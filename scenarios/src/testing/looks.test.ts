import { expect, test } from 'vitest';
import { lookersAt, placedSteps } from './looks.ts';
import { scenarioOf } from './scenario-of.ts';

const emit = (msg: string) => ({ emit: 'systemMessage', body: { msg }, to: { hall: '8001' } });
const see = (as: string) => ({ see: '一', as });
const placed = (steps: readonly object[]) => placedSteps(scenarioOf(steps, '/').steps);
const lookersIn = (steps: readonly object[], place: string) => [...lookersAt(placed(steps), place)];

test('a look is for the latest news before it, and for the page that it looks at', () => {
  const steps = [emit('一'), { hear: 'systemMessage', as: '小满' }, see('小满'), emit('二'), see('阿澈'), emit('三')];
  expect(lookersIn(steps, '1')).toEqual(['小满']);
  expect(lookersIn(steps, '2')).toEqual(['小满']);
  expect(lookersIn(steps, '4')).toEqual(['阿澈']);
  expect(lookersIn(steps, '6')).toEqual([]);
});

test('a call, another event, a control call and a fault are news, a line of an actor is none', () => {
  const call = { call: 'channel.join', as: '小满', with: { channel_id: '9002' } };
  const fault = { fault: 'drop', as: '小满', events: ['chatMessage'] };
  const control = { control: 'clock.advance', with: { advance_ms: 1 } };
  for (const news of [call, fault, control, { hear: 'chatMessage', as: '小满' }])
    expect(lookersIn([emit('一'), news, see('小满')], '1')).toEqual([]);
  const say = { say: '后来的', as: '小满', in: '8001/9002' };
  expect(lookersIn([emit('一'), say, see('小满')], '1')).toEqual(['小满']);
});

test('steps in groups have the places that the player names', () => {
  const group = { repeat: 2, steps: [emit('一'), { together: [see('小满'), see('阿澈')] }] };
  const steps = [emit('零'), group];
  expect(placed(steps).map(({ place }) => place)).toEqual(['1', '2.1', '2.2.1', '2.2.2']);
  expect(lookersIn(steps, '2.1')).toEqual(['小满', '阿澈']);
});
