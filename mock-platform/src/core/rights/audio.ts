import type { RefusalName, UserNo } from '@miczero/contracts';
import { isSameText } from '../kernel/sha256.ts';
import type { Actor } from '../kernel/turn.ts';
import { type Room, seatOf } from '../state/rooms.ts';
import type { World } from '../state/world.ts';
import { isUsedElsewhere } from './devices.ts';
import { isForbidden } from './room-permissions.ts';

/** Who takes part in the audio of a room or a voice channel, and who may be heard there. */

/** Where people hear each other. The id comes from outside: it may be anything. */
export interface AudioPlace {
  readonly scope: 'room' | 'channel';
  readonly id: string;
}

export interface AudioStanding {
  /** Given by the join; an empty one admits no connection. */
  readonly token: string;
  /** Why the person may only listen; null for a speaker. */
  readonly silenced: RefusalName | null;
  /** Of a listener: a seat may be theirs at any moment, because they have applied for one or may sit down by themselves. */
  readonly standsBy: boolean;
}

/**
 * The standing of a session in a place at a moment, or the reason why it has no part in the audio. In a room
 * those speak who sit on a seat that is not closed (entity.room-seat.status-2), while the room itself is open
 * (room-event.0x4004); in a channel all whom the hall lets speak (role.hall-mic-mute): whether a microphone is open is
 * its owner's business. The moment is the world's now: a closure ends by the mere passing of time.
 */
export function audioStanding(
  world: World,
  actor: Actor,
  { scope, id }: AudioPlace,
  at: number,
): AudioStanding | RefusalName {
  // A session that was taken over takes part in nothing until the person claims it back (open point C14).
  if (isUsedElsewhere(world, actor.sid)) return 'deviceNotInUse';
  return scope === 'room' ? inRoom(world, actor, id, at) : inChannel(world, actor, id);
}

function inRoom(world: World, { no, sid }: Actor, id: string, at: number): AudioStanding | RefusalName {
  const { rooms } = world;
  const place = rooms.places.get(no);
  const room = place === id ? rooms.rooms.get(place) : undefined;
  const visitor = room?.members.get(no);
  if (!room || visitor?.sid !== sid) return 'roomMembershipNeeded';
  if (isForbidden(world, room, at)) return 'roomForbidden';
  const seat = room.seats.get(seatOf(room, no));
  const silenced = !seat ? 'seatEmpty' : seat.forbidden ? 'seatForbidden' : null;
  return { token: visitor.sig ?? '', silenced, standsBy: !seat && mayRise(room, no) };
}

function mayRise({ applications, mic_free, owner, staff }: Room, no: UserNo): boolean {
  return mic_free || no === owner || staff.has(no) || applications.has(no);
}

function inChannel({ places, channels, halls }: World, { no, sid }: Actor, id: string): AudioStanding | RefusalName {
  const voice = places.get(no)?.voice ?? '';
  const channel = voice !== '' && voice === id ? channels.get(voice) : undefined;
  const mic = channel?.mics.get(no);
  const member = channel && halls.get(channel.hall_id)?.members.get(no);
  if (mic?.sid !== sid || !member) return 'voiceNeeded';
  return { token: mic.token ?? '', silenced: member.mic_mute ? 'micMuted' : null, standsBy: false };
}

/** Whether a token is the one that lets this standing in. */
export function admits({ token }: AudioStanding, given: string): boolean {
  return token !== '' && isSameText(token, given);
}
