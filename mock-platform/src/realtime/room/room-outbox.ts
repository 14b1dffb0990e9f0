import { roomAckCodeOf, type WireEnvelope } from '@miczero/contracts';
import type { CoreEvent, RoomAudience, RoomEventOut } from '../../core/kernel/events.ts';
import type { Command } from '../../core/machine/command.ts';
import { COMMAND_TRAITS } from '../../core/machine/command-traits.ts';
import { isHolding } from '../../core/rights/faults.ts';
import type { WorldRunner } from '../../worlds/world-runner.ts';
import { type Receivers, receiversAmong, splitBy } from '../gateway/audience-cache.ts';
import { Outbox, type OutboxOptions } from '../gateway/outbox.ts';
import { textFrame } from '../gateway/text-frame.ts';
import type { RoomConnection } from './room-connection.ts';
import { roomCodeOf, roomEnvelopeOf, takenOverRoomEvent } from './room-frames.ts';

interface Held {
  readonly connection: RoomConnection;
  readonly event: RoomEventOut;
}

/** Sends room events to the room sockets of their audiences, and notes what each socket has to acknowledge. */
export class RoomOutbox extends Outbox<RoomConnection, Held> {
  constructor(options: OutboxOptions<RoomConnection>) {
    super(options, 'room');
  }

  protected frameOf(envelope: WireEnvelope): Buffer {
    return textFrame(JSON.stringify(envelope));
  }

  protected readonly wireBody = (event: RoomEventOut) => roomEnvelopeOf(event).body;

  /** Sends everything that a command caused, in order. */
  publish(runner: WorldRunner, events: readonly CoreEvent[], command: Command): void {
    if (COMMAND_TRAITS[command.name].moves.includes('room')) this.audiences.forget();
    for (const event of events) {
      if (event.kind === 'room-event') this.send(runner, event);
      else if (event.kind === 'session-taken-over') this.#tellTakenOver(runner, takenOverRoomEvent(event));
    }
  }

  /** Only for devices with an open room socket: without one the journal would note an event that goes nowhere. */
  #tellTakenOver(runner: WorldRunner, event: RoomEventOut): void {
    if (this.#receiversOf(runner, event.audience).connections.length > 0) this.send(runner, event);
  }

  /** One event to its audience, encoded once. */
  send(runner: WorldRunner, event: RoomEventOut): void {
    const receivers = this.#receiversOf(runner, event.audience);
    if (receivers.connections.length === 0) {
      this.note(runner, event, [], 'unheard');
      return;
    }
    // The sender's own copy proves that a line was stored: in rooms it is the acknowledgement that a fault holds.
    const isHeld = event.name === 'roomChat' && isHolding(runner.world, event.from);
    if (!isHeld) {
      this.#deliver(runner, receivers, event);
      return;
    }
    const { own, others } = splitBy(receivers, event.from);
    if (own.noted.length > 0) this.note(runner, event, own.noted, 'held');
    for (const connection of own.connections) this.held.keep(runner.name, connection.no, { connection, event });
    this.#deliver(runner, others, event);
  }

  /** Sends one event to one connection, regardless of its audience. */
  sendTo(connection: RoomConnection, event: RoomEventOut): void {
    this.#deliver(connection.runner, receiversAmong([connection]), event);
  }

  /** Sends a frame that is not an event: the answer to a ping. */
  pushRaw(connection: RoomConnection, frame: Buffer): void {
    this.push(connection, frame);
  }

  #deliver(runner: WorldRunner, receivers: Receivers<RoomConnection>, event: RoomEventOut): void {
    this.#expectAcks(receivers.connections, event);
    this.deliver(runner, event, receivers, roomEnvelopeOf(event));
  }

  #expectAcks(connections: readonly RoomConnection[], { name, mid }: RoomEventOut): void {
    const code = roomAckCodeOf({ type: roomCodeOf(name), mid, name });
    if (code !== null) for (const { acks } of connections) acks.expect(mid, { name, code });
  }

  /** Sends or discards the own copies of users whose fault has ended. */
  releaseHeld(runner: WorldRunner, action: 'release' | 'drop'): void {
    const released = this.takeReleased(runner);
    if (action === 'release') for (const { connection, event } of released) this.sendTo(connection, event);
  }

  #receiversOf(runner: WorldRunner, audience: RoomAudience) {
    return this.audiences.of(keyOf(runner.name, audience), () => this.#resolve(runner, audience));
  }

  *#resolve(runner: WorldRunner, audience: RoomAudience): Iterable<RoomConnection> {
    const { registry } = this.options;
    if (audience.kind === 'room') {
      const room = runner.world.rooms.rooms.get(audience.room_id);
      for (const [no, { sid }] of room?.members ?? []) {
        // The session that entered: another device of the same person hears nothing of the room.
        for (const connection of registry.ofUser(runner.name, no)) if (connection.actor.sid === sid) yield connection;
      }
      return;
    }
    for (const connection of registry.ofUser(runner.name, audience.no)) {
      if (audience.kind === 'user' || connection.actor.sid === audience.sid) yield connection;
    }
  }
}

function keyOf(world: string, audience: RoomAudience): string {
  if (audience.kind === 'room') return `${world} r ${audience.room_id}`;
  return audience.kind === 'user' ? `${world} u ${audience.no}` : `${world} s ${audience.sid}`;
}
