import type { Endpoints, RequestOf, UserNo } from '@miczero/contracts';
import { balanceOf } from '../../src/core/areas/ledger/transfer.ts';
import { seatsOf } from '../../src/core/areas/rooms/room-data.ts';
import type { RoomEventOut } from '../../src/core/kernel/events.ts';
import type { CommandName } from '../../src/core/machine/command-table.ts';
import type { Persona } from '../../src/core/seeds/personas.ts';
import { CoreRefusal } from './core-orders.ts';
import { CoreSandbox } from './core-sandbox.ts';

const ROOM = '600001';
/** Whose client it is that the test runs. */
const VIEWER: Persona = 'second';
const JOIN = { group_id: ROOM, lock_pass: '', type: 1, history: false };

/**
 * The room of the seed `every-role` in the real core, without a platform around it: for a client whose every frame, request and
 * reply the test delays, loses or repeats.
 * How to extend (most to least common): what a user does (`deed`), what there is (`seats`, `people`, `balance`), time (`pass`).
 */
export class CoreRoom {
  readonly #sandbox = new CoreSandbox();
  readonly #no = this.#sandbox.no(VIEWER);
  #connections = 0;

  constructor() {
    for (const person of ['owner', 'manager', 'member', VIEWER] as const) {
      this.#sandbox.set('room.join', person, JOIN);
      // The lines of the others hold.
      if (person !== VIEWER) this.#sandbox.set('room.socket_open', person, { connection: person, node: 'n' });
    }
  }

  /** A user acts in the room, with permission or not; returns the events that the viewer receives. */
  deed(name: CommandName, person: Persona, input: object): RoomEventOut[] {
    this.#sandbox.run(name, person, { group_id: ROOM, ...input });
    return this.#heard();
  }

  /** The socket of the viewer opens; answers with what it hears first. */
  open(): RoomEventOut[] {
    this.#connections += 1;
    this.#sandbox.set('room.socket_open', VIEWER, { connection: `k${this.#connections}`, node: 'n' });
    return this.#heard();
  }

  /** The platform notices that the socket of the viewer is gone. */
  close(): void {
    this.#sandbox.set('room.socket_close', VIEWER, { connection: `k${this.#connections}` });
  }

  /** Time passes, and ends the visits of those whose socket is gone for long. */
  pass(ms: number): RoomEventOut[] {
    this.#sandbox.at += ms;
    this.#sandbox.set('room.sweep', null, {});
    return this.#heard();
  }

  /** The viewer joins; answers with the ticket, and with what they hear. */
  join(): { readonly sig: string; readonly events: RoomEventOut[] } {
    const { sig } = this.#sandbox.set('room.join', VIEWER, JOIN);
    return { sig: String(sig), events: this.#heard() };
  }

  /** A gift of the viewer to everyone on a seat. Throws `CoreRefusal`. */
  give(request: Partial<RequestOf<Endpoints['gift.room_send']>>): Record<string, unknown> {
    const sent = this.#sandbox.answer('gift.send', VIEWER, { ...request, group_id: ROOM, all_seats: true });
    if (typeof sent === 'string') throw new CoreRefusal(sent);
    return sent;
  }

  no(person: Persona) {
    return this.#sandbox.no(person);
  }

  get seats() {
    return seatsOf(this.#sandbox.world, this.#room);
  }

  /** Who is in the room. */
  get people(): UserNo[] {
    return [...this.#room.members.keys()];
  }

  get balance(): number {
    return balanceOf(this.#sandbox.world, this.#no);
  }

  get #room() {
    const room = [...this.#sandbox.world.rooms.rooms.values()].find(({ id }) => id === ROOM);
    if (!room) throw new Error('the room is gone');
    return room;
  }

  /** Whose visit is over hears nothing more of the room. */
  #heard(): RoomEventOut[] {
    const isIn = this.#room.members.has(this.#no);
    return this.#sandbox
      .causedInRooms()
      .filter(({ audience }) =>
        audience.kind === 'user'
          ? audience.no === this.#no
          : isIn && audience.kind === 'room' && audience.room_id === ROOM,
      );
  }
}
