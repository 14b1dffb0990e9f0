import type { SEAT_CALLS, SEAT_STAFF_CALLS } from '@miczero/contracts';
import type { Sandbox } from '../sandbox.ts';
import type { Walks } from '../walk.ts';
import { sitInVoice } from './hall-acts.ts';

const inRoom = ({ room }: Sandbox) => ({ group_id: room });
const seat = ({ room }: Sandbox) => ({ group_id: room, mic_number: 2 });

async function applies(sandbox: Sandbox): Promise<void> {
  const second = await sandbox.as('second');
  await second.call('seat.apply', seat(sandbox));
}

async function sits(sandbox: Sandbox): Promise<void> {
  const manager = await sandbox.as('manager');
  await manager.call('seat.manage', seat(sandbox));
}

/** 阿澈, whose microphone a manager muted, asks in the voice channel to be heard again. */
async function isMuted(sandbox: Sandbox): Promise<void> {
  await sitInVoice(sandbox);
  const muted = { hall_id: sandbox.hall, uid: await sandbox.no('member'), mute: 1 } as const;
  await (await sandbox.as('manager')).call('hall.user_mute_mic', muted);
}

async function asksToSpeak(sandbox: Sandbox): Promise<void> {
  await isMuted(sandbox);
  await (await sandbox.as('member')).call('seat.apply', { ...inChannel(sandbox), mic_number: 0 });
}

const ofSecond = async (sandbox: Sandbox) => ({ ...inRoom(sandbox), to: await sandbox.no('second') });
const inChannel = ({ channels }: Sandbox) => ({ group_id: channels.voice });
const ofMember = async (sandbox: Sandbox) => ({ ...inChannel(sandbox), to: await sandbox.no('member') });
const IN_ROOM = { brings: ['roomSeatsChanged'] } as const;
const SEATED = { brings: ['roomSeatsChanged', 'seatDecorationsChanged'] } as const;
const IN_CHANNEL = { brings: ['micListChanged'] } as const;

async function isFree(sandbox: Sandbox): Promise<void> {
  const owner = await sandbox.as('owner');
  await owner.call('room.edit', { group_id: sandbox.room, mic_free: 1 });
}

export const SEAT_WALKS: Walks<typeof SEAT_CALLS & typeof SEAT_STAFF_CALLS> = {
  'seat.apply': [
    { as: 'second', request: seat, ...IN_ROOM },
    { as: 'member', before: isMuted, request: (sandbox) => ({ ...inChannel(sandbox), mic_number: 0 }), ...IN_CHANNEL },
  ],
  'seat.cancel': [
    { as: 'second', before: applies, request: inRoom, ...IN_ROOM },
    { as: 'member', before: asksToSpeak, request: inChannel, ...IN_CHANNEL },
  ],
  'seat.manage': [{ as: 'manager', request: seat }],
  'seat.up': [{ as: 'second', before: isFree, request: seat }],
  'seat.drop': [{ as: 'manager', before: sits, request: inRoom }],
  'seat.admin': [
    { as: 'manager', request: async (sandbox) => ({ ...seat(sandbox), to: await sandbox.no('second'), type: 1 }) },
    { as: 'manager', request: (sandbox) => ({ ...seat(sandbox), to: '', type: 3 }), brings: ['roomSeatsChanged'] },
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
