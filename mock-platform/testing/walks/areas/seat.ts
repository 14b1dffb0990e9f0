import type { SEAT_CALLS } from '@miczero/contracts';
import type { Stage } from '../stage.ts';
import type { Walks } from '../walk.ts';
import { sitInVoice } from './hall-acts.ts';

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

/** 阿澈, whose microphone a manager muted, asks in the voice channel to be heard again. */
async function isMuted(stage: Stage): Promise<void> {
  await sitInVoice(stage);
  const muted = { hall_id: stage.hall, uid: await stage.no('member'), mute: 1 } as const;
  await (await stage.as('manager')).call('hall.user_mute_mic', muted);
}

async function asksToSpeak(stage: Stage): Promise<void> {
  await isMuted(stage);
  await (await stage.as('member')).call('seat.apply', { ...inChannel(stage), mic_number: 0 });
}

const ofSecond = async (stage: Stage) => ({ ...inRoom(stage), to: await stage.no('second') });
const inChannel = ({ channels }: Stage) => ({ group_id: channels.voice });
const ofMember = async (stage: Stage) => ({ ...inChannel(stage), to: await stage.no('member') });
const IN_ROOM = { brings: ['roomSeatsChanged'] } as const;
const SEATED = { brings: ['roomSeatsChanged', 'seatDecorationsChanged'] } as const;
const IN_CHANNEL = { brings: ['micListChanged'] } as const;

async function isFree(stage: Stage): Promise<void> {
  const owner = await stage.as('owner');
  await owner.call('room.edit', { group_id: stage.room, mic_free: 1 });
}

export const SEAT_WALKS: Walks<typeof SEAT_CALLS> = {
  'seat.apply': [
    { as: 'second', request: seat, ...IN_ROOM },
    { as: 'member', before: isMuted, request: (stage) => ({ ...inChannel(stage), mic_number: 0 }), ...IN_CHANNEL },
  ],
  'seat.cancel': [
    { as: 'second', before: applies, request: inRoom, ...IN_ROOM },
    { as: 'member', before: asksToSpeak, request: inChannel, ...IN_CHANNEL },
  ],
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
    { as: 'manager', before: asksToSpeak, request: inChannel },
  ],
  'seat.agree': [
    { as: 'manager', before: applies, request: ofSecond, ...SEATED },
    { as: 'manager', before: asksToSpeak, request: ofMember, brings: ['systemMessage', 'micListChanged'] },
  ],
  'seat.clear_applications': [
    { as: 'manager', before: applies, request: inRoom, ...IN_ROOM },
    { as: 'manager', before: applies, request: ofSecond, ...IN_ROOM },
    { as: 'manager', before: asksToSpeak, request: ofMember, ...IN_CHANNEL },
  ],
};
