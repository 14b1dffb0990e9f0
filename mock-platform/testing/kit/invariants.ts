import type { AnyRtcFrame, HallEventName, RoomEventName } from '@miczero/contracts';
import { expect } from 'vitest';
import type { CoreEvent, HallEventOut } from '../../src/core/kernel/events.ts';
import { roomIdOf } from '../../src/core/kernel/ids.ts';
import type { Actor } from '../../src/core/kernel/turn.ts';
import { type AudioPlace, audioStanding } from '../../src/core/rights/audio.ts';
import { isSeenOnline } from '../../src/core/rights/sight.ts';
import type { World } from '../../src/core/state/world.ts';

/** Invariants of every world at every moment. */

export function checkRooms(world: World): void {
  for (const room of world.rooms.rooms.values()) {
    const seated = [...room.seats.values()].flatMap(({ no }) => (no === '' ? [] : [no]));
    // One person on one seat, one seat for one person.
    expect(new Set(seated).size).toBe(seated.length);
    // A seated user is in the room, and in no other room.
    for (const no of seated) expect(room.members.has(no)).toBe(true);
    for (const no of room.members.keys()) expect(world.rooms.places.get(no)).toBe(room.id);
    expect(['', room.owner]).toContain(room.seats.get(0)?.no);
    for (const [number, { no }] of room.seats) if (no === room.owner) expect(number).toBe(0);
    expect([...room.seats.keys()]).toEqual(Array.from({ length: room.seats.size }, (_, number) => number));
    for (const [no, { mic_number: wanted }] of room.applications) {
      expect(room.members.has(no) && wanted < room.seats.size && !seated.includes(no)).toBe(true);
    }
    // Only a seat waits for its sound.
    for (const no of room.unheard?.keys() ?? []) expect(seated).toContain(no);
    for (const no of room.black.keys()) expect(room.members.has(no) || room.staff.has(no)).toBe(false);
  }
  for (const [no, id] of world.rooms.places) expect(world.rooms.rooms.get(id)?.members.has(no)).toBe(true);
  for (const [sid, count] of world.rooms.sockets) {
    expect([...world.rooms.connections.values()].filter((socket) => socket.sid === sid)).toHaveLength(count);
  }
}

export const moneyIn = ({ ledger }: World): number =>
  [...ledger.balances.values()].reduce((sum, balance) => sum + balance, 0);

/** `total` is 0 in a world in which every coin came by a transfer; a prepared one may have begun with others. */
export function checkMoney(world: World, total = 0): void {
  const balances = [...world.ledger.balances];
  expect(moneyIn(world)).toBe(total);
  expect(balances.filter(([account, balance]) => account !== 'mint' && balance < 0)).toEqual([]);
  const book = world.gifts.books.get('');
  const sum = (scores: ReadonlyMap<unknown, number> = new Map()) => [...scores.values()].reduce((a, b) => a + b, 0);
  // Everything sent was received.
  expect(sum(book?.sent)).toBe(sum(book?.received));
  for (const bag of world.gifts.bags.values()) for (const count of bag.values()) expect(count).toBeGreaterThan(0);
}

/**
 * The audience of each event, written down by hand. Events of voices (1004, 1011, seats) reach all who may be there, blocks
 * or not: a listener sees whose voice it is. `hall` and `room` are all people in it, `channel` those who look at it and may
 * read it; the others are certain people.
 */
const HEARERS: { readonly [Name in HallEventName | RoomEventName]: string } = {
  // People are those whom it mentions, and who do not look at the channel.
  chatMessage: 'channel people',
  chatAcknowledged: 'user',
  presenceChanged: 'hall people',
  micListChanged: 'hall',
  memberBanned: 'hall',
  systemMessage: 'hall user',
  messagesCleared: 'channel',
  voiceMembershipChanged: 'hall',
  unreadSynced: 'user',
  channelUnread: 'user',
  // All members of a mute, and the muted person alone of a line that it stopped.
  sendForbidden: 'hall user',
  hallDissolved: 'people',
  hallEdited: 'hall',
  noticeChanged: 'hall',
  teamUpdated: 'hall',
  membershipChanged: 'user',
  voicePasswordChanged: 'hall',
  loggedInElsewhere: 'session',
  errorReported: 'user',
  previousRoomNotice: 'user',
  roomForbidden: 'room user',
  roomTakenOver: 'session',
  roomAccountBanned: 'user',
  roomRoleGranted: 'room',
  roomRoleRevoked: 'room',
  roomNoticeChanged: 'room',
  roomNoticeShown: 'room user',
  roomNoticeLine: 'room',
  roomBackgroundChanged: 'room',
  roomSeatsChanged: 'room user',
  seatDecorationsChanged: 'room user',
  roomChat: 'room user',
  roomKicked: 'user',
  roomJoined: 'room',
  roomJoinedInStyle: 'room',
  roomJoinedFollowing: 'room',
  screenGift: 'room',
  giftSent: 'room',
  roomUserMuted: 'room',
  roomUserUnmuted: 'room',
  roomChatCleared: 'room user',
  confessionCompleted: 'room',
  roomMessageRejected: 'user',
};

/** Every event has the right kind of audience, of the place that the event is about. */
export function checkAudience(world: World, event: CoreEvent): void {
  if (event.kind !== 'hall-event' && event.kind !== 'room-event') return;
  const { name, audience } = event;
  expect([name, HEARERS[name].split(' ')]).toEqual([name, expect.arrayContaining([audience.kind])]);
  // Some bodies name their place.
  const body = event.body as { readonly hall_id?: unknown; readonly channel_id?: unknown };
  // Voices reach all who may be there: only presence respects blocks (rights/sight.ts).
  if (audience.kind === 'hall' && name !== 'presenceChanged')
    expect([name, audience.except]).toEqual([name, undefined]);
  if (audience.kind === 'hall' && body.hall_id !== undefined) expect(body.hall_id).toBe(audience.hall_id);
  if (audience.kind === 'channel') {
    expect(world.channels.get(audience.channel_id)?.hall_id).toBe(audience.hall_id);
    if (event.kind === 'hall-event') expect(event.channel).toBe(audience.channel_id);
    if (body.channel_id !== undefined) expect(body.channel_id).toBe(audience.channel_id);
  }
  if (name === 'presenceChanged') checkPresence(world, event);
  if (audience.kind === 'room') expect(event).toMatchObject({ room: audience.room_id });
}

/** A person who is told of an arrival or a departure sees the same in every answer (rights/sight.ts). */
function checkPresence(world: World, { body, audience }: HallEventOut<'presenceChanged'>): void {
  if (body.state !== 1 && body.state !== 2) return;
  const heard =
    audience.kind === 'people'
      ? audience.nos
      : audience.kind === 'hall'
        ? [...(world.halls.get(audience.hall_id)?.members.keys() ?? [])].filter((no) => !audience.except?.includes(no))
        : [];
  const told = body.state === 1;
  expect(heard.filter((viewer) => isSeenOnline(world, body.uid, viewer) !== told)).toEqual([]);
}

interface AudioHearing {
  readonly world: World;
  readonly place: AudioPlace;
  /** Sender and receiver of the frame. */
  readonly from: Actor;
  readonly to: Actor;
  readonly frame: AnyRtcFrame;
}

/** Signals between peers stay in the place where both are, and sound comes only from users who may speak there. */
export function checkAudioHearing({ world, place, from, to, frame }: AudioHearing): void {
  const [own, other] = [from, to].map((actor) => audioStanding(world, actor, place, world.clock));
  if (typeof own !== 'object' || typeof other !== 'object') throw new Error(`${frame.type}: ${own}, ${other}`);
  expect(own.silenced === null || other.silenced === null).toBe(true);
  if ('sdp' in frame && soundInChromium(frame.sdp)) expect(own.silenced).toBeNull();
  const room = place.scope === 'room' ? world.rooms.rooms.get(roomIdOf(place.id)) : undefined;
  if (room) expect([room.forbidden, world.accounts.get(room.owner)?.banned]).toEqual([null, false]);
}

/**
 * Whether Chromium would expect sound from the sender of a description, by its own way of reading (webrtc_sdp.cc): the
 * last direction of the medium counts, a value or a blank may follow it, and without one both ways are meant.
 */
function soundInChromium(sdp: string): boolean {
  const medium = sdp.slice(sdp.indexOf('\nm=')).split(/\r?\n/);
  const directions = medium.flatMap(
    (line) => /^a=(sendrecv|sendonly|recvonly|inactive)(?:$|[: ])/.exec(line)?.[1] ?? [],
  );
  return ['sendrecv', 'sendonly'].includes(directions.at(-1) ?? 'sendrecv');
}
