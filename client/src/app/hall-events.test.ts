import { HALL_EVENTS } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { channelEventHandlers } from '../features/channel/index.ts';
import { chatEventHandlers } from '../features/chat/index.ts';
import { hallsEventHandlers } from '../features/halls/index.ts';
import { UNHANDLED_HALL_EVENTS } from '../realtime/hall/unhandled.ts';

test('every registered hall event has a consumer, or a reason why it has none', () => {
  const consumed = new Set([channelEventHandlers, chatEventHandlers, hallsEventHandlers].flatMap(Object.keys));
  const excused = Object.keys(UNHANDLED_HALL_EVENTS);
  expect(Object.keys(HALL_EVENTS).filter((name) => !consumed.has(name) && !excused.includes(name))).toEqual([]);
  // An excuse for something that is consumed, or does not exist, is out of date.
  expect(excused.filter((name) => consumed.has(name) || !(name in HALL_EVENTS))).toEqual([]);
});
