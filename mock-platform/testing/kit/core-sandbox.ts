import { type RefusalName, userNo } from '@miczero/contracts';
import * as z from 'zod/mini';
import type { HallEventOut, RoomEventOut } from '../../src/core/kernel/events.ts';
import { channelIdOf, hallIdOf } from '../../src/core/kernel/ids.ts';
import { Refusal } from '../../src/core/kernel/refusals.ts';
import { apply } from '../../src/core/machine/apply.ts';
import type { Command, Outcome } from '../../src/core/machine/command.ts';
import type { CommandName } from '../../src/core/machine/command-table.ts';
import { reviveWorld, serialiseWorld } from '../../src/core/machine/serialise.ts';
import { PERSONA_PHONES, type Persona } from '../../src/core/seeds/personas.ts';
import { emptyWorld, type World } from '../../src/core/state/world.ts';

/** The moment at which the clock of a sandbox begins, in milliseconds. */
export const SANDBOX_START = 1_800_000_000_000;

const STATE = (() => {
  const world = emptyWorld('w');
  const input = { seed_world: 'every-role', seed: 1 } as const;
  apply(world, { world: 'w', name: 'world.create', actor: null, at: SANDBOX_START, seed: 's', input });
  return serialiseWorld(world);
})();

/** The places of the seed `every-role`. */
export const PLACES = {
  hall: hallIdOf('8001'),
  otherHall: hallIdOf('8002'),
  heading: channelIdOf('9001'),
  general: channelIdOf('9002'),
  guides: channelIdOf('9003'),
  locked: channelIdOf('9004'),
  voice: channelIdOf('9005'),
  lockedVoice: channelIdOf('9006'),
} as const;

/**
 * The seed `every-role` without a platform around it: commands go straight to the core, and the test moves time.
 * How to extend (most to least common): a command (`run`, `set`), a question (`ask`), what a command caused (`caused`).
 */
export class CoreSandbox {
  readonly world: World = reviveWorld(STATE);
  at = SANDBOX_START;
  #commands = 0;
  #last: Outcome | null = null;

  no(person: Persona) {
    return z.parse(userNo, this.world.phones.get(PERSONA_PHONES[person]));
  }

  /** Runs a command of a person, or of the platform itself; answers `yes` or the refusal. */
  run(name: CommandName, person: Persona | null, input: object): 'yes' | RefusalName {
    this.#commands += 1;
    this.at += 1;
    const no = person === null ? null : this.no(person);
    const actor = no === null ? null : { no, sid: `sid-${no}` };
    const outcome = apply(this.world, {
      world: 'w',
      name,
      actor,
      at: this.at,
      seed: `s${this.#commands}`,
      input,
    } as Command);
    if (!outcome.ok && outcome.bug !== undefined) throw outcome.bug;
    this.#last = outcome;
    return outcome.ok ? 'yes' : outcome.refusal;
  }

  /** A command that has to succeed; answers its reply. */
  set(name: CommandName, person: Persona | null, input: object): Record<string, unknown> {
    const answer = this.answer(name, person, input);
    if (typeof answer === 'string') throw new Error(`${name} was refused: ${answer}`);
    return answer;
  }

  /** The reply to a command, or the refusal. */
  answer(name: CommandName, person: Persona | null, input: object): Record<string, unknown> | RefusalName {
    const verdict = this.run(name, person, input);
    if (verdict !== 'yes') return verdict;
    return this.#last?.ok ? { ...this.#last.reply } : {};
  }

  /** The hall events of the last command, in order. */
  caused(): HallEventOut[] {
    return (this.#last?.events ?? []).flatMap((event) => (event.kind === 'hall-event' ? [event] : []));
  }

  /** The room events of the last command, in order; none of one that was refused. */
  causedInRooms(): RoomEventOut[] {
    const events = this.#last?.ok ? this.#last.events : [];
    return events.flatMap((event) => (event.kind === 'room-event' ? [event] : []));
  }

  /** A query; a refusal is its answer. */
  ask<Value>(query: (world: World) => Value): Value | RefusalName {
    try {
      return query(this.world);
    } catch (error) {
      if (error instanceof Refusal) return error.refusal;
      throw error;
    }
  }

  /** Brings a person online and into a text channel. */
  look(person: Persona, channel_id: string, password?: string): void {
    this.set('connection.open', person, { connection: `k-${this.no(person)}-${this.#commands}`, node: 'n' });
    this.set('channel.join', person, { channel_id, password });
  }

  hall() {
    const hall = this.world.halls.get(PLACES.hall);
    if (!hall) throw new Error('the hall is gone');
    return hall;
  }
}
