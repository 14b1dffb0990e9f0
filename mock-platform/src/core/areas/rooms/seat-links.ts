import type { RoomId, UserNo } from '@miczero/contracts';
import type { Turn } from '../../kernel/turn.ts';
import { type Room, type RoomAudioLink, seatOf } from '../../state/rooms.ts';
import type { World } from '../../state/world.ts';
import { ROOM_GRACE_MS } from './grace.ts';
import { standUp } from './seats.ts';
import { tellSeating } from './tell.ts';

/**
 * What the platform knows of the sound behind a seat (ADR 0205). The page that carried it may be gone while another page of its session
 * keeps the visit: only the link tells that the seat is silent for good. A seat without a link so far stays, as another provider may
 * carry its sound.
 */

interface OpenLinkInput {
  readonly link: string;
  readonly group_id: RoomId;
  readonly node: string;
}

/** An audio socket is in the audio of a room. */
export function openSeatLink(turn: Turn, { link, group_id, node }: OpenLinkInput): Record<never, never> {
  const { no } = turn.account;
  const sid = turn.actor?.sid ?? '';
  changeLinks(turn, no, (links) => links.set(link, { no, sid, room: group_id, node }));
  return {};
}

/** An audio socket has left the audio of a room. */
export function closeSeatLink(turn: Turn, input: { readonly link: string }): Record<never, never> {
  const link = turn.world.rooms.audio_links.get(input.link);
  if (link) removeLink(turn, input.link, link);
  return {};
}

/** Removes the audio links of leases that are gone. */
export function forgetSeatLinks(turn: Turn, isGone: (lease: string) => boolean): void {
  for (const [id, link] of [...turn.world.rooms.audio_links]) if (isGone(link.node)) removeLink(turn, id, link);
}

/** Takes those off their seats whose last audio link is gone for longer than the grace. */
export function sweepSeats(turn: Turn): number {
  let removed = 0;
  for (const [room, no] of whoIsUnheardFor(turn.world, turn.at)) {
    // Whatever becomes of the seat: a wait that stayed would be due with every sweep.
    room.unheard?.delete(no);
    if (!standUp(room, no)) continue;
    removed += 1;
    tellSeating(turn, room);
  }
  return removed;
}

export function isSeatSweepDue(world: World, at: number): boolean {
  return whoIsUnheardFor(world, at).length > 0;
}

function whoIsUnheardFor({ rooms }: World, at: number): (readonly [Room, UserNo])[] {
  const due: (readonly [Room, UserNo])[] = [];
  for (const room of rooms.rooms.values()) {
    if (!room.unheard) continue;
    for (const [no, since] of room.unheard) if (at - since >= ROOM_GRACE_MS) due.push([room, no]);
  }
  return due;
}

function removeLink(turn: Turn, id: string, { no }: RoomAudioLink): void {
  changeLinks(turn, no, (links) => links.delete(id));
}

function changeLinks({ world, at }: Turn, no: UserNo, change: (links: Map<string, RoomAudioLink>) => void): void {
  const { audio_links } = world.rooms;
  const room = seatedIn(world, no);
  // Listeners first: each comparison goes over all links, and a node that lapses ends thousands.
  if (!room) {
    change(audio_links);
    return;
  }
  const wasLinked = isLinked(world, no);
  change(audio_links);
  if (isLinked(world, no)) room.unheard?.delete(no);
  else if (wasLinked) {
    room.unheard ??= new Map();
    room.unheard.set(no, at);
  }
}

/** The room on a seat of which a person is. */
function seatedIn({ rooms }: World, no: UserNo): Room | null {
  const id = rooms.places.get(no);
  const room = id === undefined ? undefined : rooms.rooms.get(id);
  return room && seatOf(room, no) >= 0 ? room : null;
}

/** Whether a link carries the sound of a person's visit, for the session that holds it. */
function isLinked({ rooms }: World, no: UserNo): boolean {
  const id = rooms.places.get(no);
  const sid = id === undefined ? undefined : rooms.rooms.get(id)?.members.get(no)?.sid;
  if (sid === undefined) return false;
  for (const link of rooms.audio_links.values())
    if (link.no === no && link.room === id && link.sid === sid) return true;
  return false;
}
