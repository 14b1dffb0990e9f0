import type { RoomEventOut } from '../../src/core/kernel/events.ts';
import { roomIdOf, userNoOf } from '../../src/core/kernel/ids.ts';
import { apply } from '../../src/core/machine/apply.ts';
import type { Command, Outcome } from '../../src/core/machine/command.ts';
import type { CommandName } from '../../src/core/machine/command-table.ts';
import { emptyWorld, type World } from '../../src/core/state/world.ts';

export const START = 1_800_000_000_000;

/** The users of the seed `every-role`; room 600001 is the owner's. */
export const WHO = {
  owner: '10001',
  member: '10002',
  unfinished: '10003',
  manager: '10004',
  outsider: '10005',
  second: '10006',
} as const;
export type Who = keyof typeof WHO;
export const ROOM = roomIdOf('600001');
export const LOCKED = roomIdOf('600002');

/** The world of the seed `every-role`, and people who act in it. */
export class CoreRooms {
  readonly world: World;
  #number = 0;
  at = START;

  /** `world`: one that goes on; absent: a new one of the seed. */
  constructor(world?: World) {
    this.world = world ?? emptyWorld('w');
    if (world === undefined) this.give('world.create', null, { seed_world: 'every-role', seed: 1 });
  }

  give(name: CommandName, who: Who | null, input: object = {}, device = ''): Outcome {
    this.#number += 1;
    const actor = who === null ? null : { no: userNoOf(WHO[who]), sid: `sid-${who}${device}` };
    return apply(this.world, { world: 'w', name, actor, at: this.at, seed: `s${this.#number}`, input } as Command);
  }

  /** What a command in the room answers: the refusal, or the names of its events. */
  do(name: CommandName, who: Who, input: object = {}): string | string[] {
    const outcome = this.give(name, who, { group_id: ROOM, ...input });
    return outcome.ok ? roomEvents(outcome).map((event) => event.name) : outcome.refusal;
  }

  join(who: Who, input: object = {}): Outcome {
    return this.give('room.join', who, { group_id: ROOM, lock_pass: '', type: 1, history: true, ...input });
  }

  get room() {
    const room = this.world.rooms.rooms.get(ROOM);
    if (!room) throw new Error('no room');
    return room;
  }

  no(who: Who) {
    return userNoOf(WHO[who]);
  }
}

export function roomEvents({ events }: Outcome): RoomEventOut[] {
  return events.flatMap((event) => (event.kind === 'room-event' ? [event] : []));
}

/** The one room event of that name. */
export function roomEvent<Name extends RoomEventOut['name']>(
  outcome: Outcome,
  name: Name,
): Extract<RoomEventOut, { readonly name: Name }> {
  const found = roomEvents(outcome).filter((event) => event.name === name);
  const [first] = found;
  if (!first || found.length > 1) throw new Error(`${found.length} events ${name}`);
  return first as Extract<RoomEventOut, { readonly name: Name }>; // just filtered by this name
}
