import { expect, test } from 'vitest';
import { audioEventHandlers } from '../features/audio/index.ts';
import { channelEventHandlers } from '../features/channel/index.ts';
import { chatEventHandlers } from '../features/chat/index.ts';
import { hallsEventHandlers } from '../features/halls/index.ts';
import { personEventHandlers } from '../features/person/index.ts';
import { quickEventHandlers } from '../features/quick-switch/index.ts';
import { teamSquareEventHandlers } from '../features/team-square/index.ts';
import { teamUpEventHandlers } from '../features/team-up/index.ts';
import { HALL_EVENT_CONSUMERS } from './hall-event-consumers.ts';

test('the table of consumers names every feature that takes an event, and no other', () => {
  const tables = {
    audio: audioEventHandlers,
    channel: channelEventHandlers,
    chat: chatEventHandlers,
    halls: hallsEventHandlers,
    link: ['loggedInElsewhere'],
    person: personEventHandlers,
    quick: quickEventHandlers,
    teamSquare: teamSquareEventHandlers,
    teamUp: teamUpEventHandlers,
  };
  const names = (table: object) => (Array.isArray(table) ? table : Object.keys(table));
  for (const [event, consumers] of Object.entries(HALL_EVENT_CONSUMERS)) {
    const taking = Object.entries(tables).flatMap(([feature, table]) =>
      names(table).includes(event) ? [feature] : [],
    );
    expect([event, consumers]).toEqual([event, taking]);
  }
});
