import type { SEAT_CALLS } from '@miczero/contracts';
import type { Stage } from '../stage.ts';
import type { Walks } from '../walk.ts';

const inRoom = ({ room }: Stage) => ({ group_id: room });
const seat = ({ room }: Stage) => ({ group_id: room, mic_number: 2 });

async function applies(stage: Stage): Promise<void> {
  const second = await stage.as('second');
  await second.call('seat.apply', seat(stage));
}

async function sits(stage: Stage): Promise<void> {
  const manager = await stage.as('manager');
  await manager.call('seat.manage', seat(stage));
}

async function isFree(stage: Stage): Promise<void> {
  const owner = await stage.as('owner');
  await owner.call('room.edit', { group_id: stage.room, mic_free: 1 });
}

export const SEAT_WALKS: Walks<typeof SEAT_CALLS> = {
  'seat.apply': [{ as: 'second', request: seat }],
  'seat.cancel': [{ as: 'second', before: applies, request: inRoom }],
  'seat.manage': [{ as: 'manager', request: seat }],
  'seat.up': [{ as: 'second', before: isFree, request: seat }],
  'seat.drop': [{ as: 'manager', before: sits, request: inRoom }],
  'seat.admin': [
    { as: 'manager', request: async (stage) => ({ ...seat(stage), to: await stage.no('second'), type: 1 }) },
    { as: 'manager', request: (stage) => ({ ...seat(stage), to: '', type: 3 }), brings: ['roomSeatsChanged'] },
  ],
  'seat.volume': [{ as: 'manager', before: sits, request: ({ room }) => ({ group_id: room, volume: 40 }) }],
  'seat.applications': [
    { as: 'manager', before: applies, request: inRoom },
    { as: 'manager', request: inRoom },
  ],
  'seat.agree': [
    { as: 'manager', before: applies, request: async (stage) => ({ ...inRoom(stage), to: await stage.no('second') }) },
  ],
  'seat.clear_applications': [
    { as: 'manager', before: applies, request: inRoom },
    { as: 'manager', before: applies, request: async (stage) => ({ ...inRoom(stage), to: await stage.no('second') }) },
  ],
};
