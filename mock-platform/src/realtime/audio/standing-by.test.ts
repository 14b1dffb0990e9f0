import type { AnyRtcFrame } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { CoreSandbox } from '../../../testing/kit/core-sandbox.ts';
import { sdpWith } from '../../../testing/kit/test-audio-socket.ts';
import { userNoOf } from '../../core/kernel/ids.ts';
import { Refusal } from '../../core/kernel/refusals.ts';
import { AudioCalls, type AudioMember, type MediaServer } from './audio-calls.ts';

const ROOM = '600001';

/** A room whose members may sit down by themselves, with listeners in its audio over a media server. */
function openRoom() {
  const sandbox = new CoreSandbox();
  const room = [...sandbox.world.rooms.rooms.values()].find(({ id }) => id === ROOM);
  if (!room) throw new Error('no room');
  room.mic_free = true;
  const standing = new Set<AudioMember>();
  const muted = new Set<AudioMember>();
  const taken: AudioMember[] = [];
  const media: MediaServer<AudioMember> = {
    enter: () => {},
    exit: (member) => void standing.delete(member),
    mute: (member, isMuted) => void (isMuted ? muted.add(member) : muted.delete(member)),
    standBy: (member, standsBy) => void (standsBy ? standing.add(member) : standing.delete(member)),
    take: (member) => void taken.push(member),
  };
  const told = new Map<AudioMember, AnyRtcFrame>();
  const post = {
    send: (receivers: readonly AudioMember[], frame: AnyRtcFrame) => {
      for (const each of receivers) told.set(each, frame);
    },
    isBehind: () => false,
  };
  const calls = new AudioCalls<AudioMember>(post, { media });
  const listeners = Array.from({ length: 14 }, (_, index) => {
    const actor = { no: userNoOf(`9${index}`), sid: `s${index}` };
    room.members.set(actor.no, { sid: actor.sid, sig: `t${index}`, at: 0, greeted: true });
    sandbox.world.rooms.places.set(actor.no, room.id);
    const { world } = sandbox;
    const member: AudioMember = {
      no: actor.no,
      actor,
      runner: { name: 'w', world, now: () => world.clock },
      part: null,
    };
    calls.join(member, { type: 'join', scope: 'room', id: ROOM, token: `t${index}` });
    return member;
  });
  return { room, calls, listeners, standing, muted, taken, told };
}

function refusalOf(work: () => void): string | null {
  try {
    work();
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.refusal;
  }
}

test('twelve listeners of a room stand by and may describe their microphones, all of them muted; another one follows when one leaves', () => {
  const { calls, listeners, standing, muted, taken, told } = openRoom();
  expect([...standing]).toEqual(listeners.slice(0, 12));
  expect([...muted]).toEqual(listeners);
  expect(listeners.map((each) => told.get(each))).toMatchObject(
    listeners.map((_, index) => ({ type: 'peers', speaks: false, ...(index < 12 && { stands_by: true }) })),
  );
  const offer = { type: 'offer', leg: 'up', sdp: sdpWith('a=sendonly') } as const;
  const refusals = listeners.map((each) => refusalOf(() => calls.relay(each, offer)));
  expect(refusals).toEqual(listeners.map((_, index) => (index < 12 ? null : 'seatEmpty')));
  expect(taken).toEqual(listeners.slice(0, 12));

  const [first] = listeners;
  if (!first) throw new Error('no listener');
  calls.leave(first);
  calls.review(() => listeners);
  expect([...standing]).toEqual(listeners.slice(1, 13));
});

test('a listener who stands by is unmuted by the seat alone, and one who may not sit down any more stands by no more', () => {
  const { room, calls, listeners, standing, muted, told } = openRoom();
  const [first, second] = listeners;
  const seat = room.seats.get(3);
  if (!first || !second || !seat) throw new Error('no listener or no seat');
  seat.no = first.no;
  calls.review(() => listeners);
  expect([muted.has(first), standing.has(first), muted.has(second)]).toEqual([false, false, true]);
  expect(told.get(first)).not.toHaveProperty('stands_by');
  expect(told.get(first)).toMatchObject({ speaks: true });
  room.mic_free = false;
  calls.review(() => listeners);
  expect([...standing]).toEqual([]);
  expect(told.get(second)).not.toHaveProperty('stands_by');
});
