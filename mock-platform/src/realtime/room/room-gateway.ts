import {
  clientMid,
  type Decoded,
  REALTIME_FRAME_MAX_BYTES,
  type RefusalName,
  type RoomRequests,
  roomId,
  roomRequestCodec,
} from '@miczero/contracts';
import type { WebSocket } from 'ws';
import * as z from 'zod/mini';
import type { Admitted } from '../../admission/handshakes.ts';
import { lineSentBefore, type SayInput } from '../../core/areas/rooms/chat.ts';
import type { CoreEvent } from '../../core/kernel/events.ts';
import { isDefect, Refusal } from '../../core/kernel/refusals.ts';
import type { Command } from '../../core/machine/command.ts';
import type { WorldRunner } from '../../worlds/world-runner.ts';
import type { GatewayOptions } from '../gateway/gateway.ts';
import { InboundFaults } from '../gateway/inbound-faults.ts';
import { InboundLimit, mayPersonSend } from '../gateway/inbound-limit.ts';
import { SignedGateway } from '../gateway/plain-gateway.ts';
import type { AboutFrame } from '../gateway/socket-gateway.ts';
import { readJson, textFrame } from '../gateway/text-frame.ts';
import { RoomConnection } from './room-connection.ts';
import { pongText, rejectionEvent, takenOverRoomEvent } from './room-frames.ts';
import { RoomOutbox } from './room-outbox.ts';

/** What every frame has that could be an acknowledgement. */
const ackHead = z.object({ type: z.int(), mid: z.string() });
type Line = Exclude<Decoded<RoomRequests>, { readonly name: 'roomPing' }>;
const isMid = (text: string) => z.safeParse(clientMid, text).success;

/** The room socket: a plain WebSocket, one envelope a text frame, both ways. */
export class RoomGateway extends SignedGateway<RoomConnection> {
  protected readonly outbox: RoomOutbox;
  readonly #inboundFaults: InboundFaults<RoomConnection>;
  protected readonly maxPayload = REALTIME_FRAME_MAX_BYTES * 4;
  #answered = 0;

  constructor(options: GatewayOptions) {
    super(options, { kind: 'room', path: '/ws/room', hears: ['room', 'session', 'fault'], remembers: ['room'] });
    this.outbox = new RoomOutbox({ ...options, registry: this.registry });
    this.#inboundFaults = new InboundFaults('room', options.timers);
  }

  protected async open(socket: WebSocket, { claim, ...admitted }: Admitted): Promise<void> {
    const { runner, actor } = admitted;
    const { lease, clock } = this.options;
    const inbound = new InboundLimit(clock, runner.world.limits);
    const connection = new RoomConnection({ socket, ...admitted, inbound, ...this.opening() });
    this.enter(connection);
    await this.settle(
      connection,
      runner.run('room.socket_open', actor, { connection: connection.id, node: lease(), claim }),
    );
  }

  protected read(connection: RoomConnection, text: string): void {
    const frame = readJson(text);
    if (this.#takeAck(connection, frame)) return;
    const result = roomRequestCodec.decode(frame);
    if (!result.ok || Buffer.byteLength(text) > REALTIME_FRAME_MAX_BYTES) {
      const c_mid = z.safeParse(ackHead, frame).data?.mid ?? '';
      this.complain(connection, result.ok ? 'requestTooLarge' : 'requestInvalid', aboutMid(c_mid));
      return;
    }
    const { event } = result;
    // Heartbeats would fill the journal.
    if (event.name === 'roomPing') {
      if (connection.answersHeartbeats) this.outbox.pushRaw(connection, textFrame(pongText(connection.runner.now())));
      return;
    }
    const { name, envelope, body } = event;
    const fault = this.#inboundFaults.meet(connection, name, () => this.#hear(connection, event, () => fault === null));
    if (fault) this.lifecycle.note(connection, name, envelope.mid, fault, () => body);
  }

  /** `isWhole`: whether it has come as it was sent, asked once that is known. */
  #hear(connection: RoomConnection, event: Line, isWhole: () => boolean): void {
    const { mid } = event.envelope;
    this.#say(connection, event, isWhole).catch((error: unknown) => {
      if (isDefect(error)) this.options.logger.error('room frame broke', { error });
      this.tellRefusal(connection, error instanceof Refusal ? error.refusal : 'platformBroken', aboutMid(mid));
    });
  }

  /** socket.room.ack: the code must be the one for what was sent. */
  #takeAck(connection: RoomConnection, frame: unknown): boolean {
    const head = z.safeParse(ackHead, frame);
    const taken = head.success ? connection.acks.take(head.data.mid, head.data.type) : null;
    if (!head.success || !taken) return false;
    this.lifecycle.note(connection, `ack ${taken.name}`, head.data.mid, taken.isRight ? 'received' : 'refused');
    return true;
  }

  async #say(connection: RoomConnection, { name, envelope, body }: Line, isWhole: () => boolean): Promise<void> {
    const { mid: c_mid, to } = envelope;
    if (!(await mayPersonSend(this.options.limits, connection))) {
      this.complain(connection, 'tooManyRequests', aboutMid(c_mid));
      return;
    }
    // The journal has each frame once: of a broken one it says what its fault did.
    if (isWhole()) this.lifecycle.note(connection, name, c_mid, 'received', () => body);
    const group = z.safeParse(roomId, to);
    if (!isMid(c_mid) || !group.success) throw new Refusal('requestInvalid');
    await this.#store(connection, { group_id: group.data, c_mid, content: body.content });
  }

  async #store(connection: RoomConnection, line: SayInput): Promise<void> {
    const { runner, actor } = connection;
    // The retry of a stored line changes nothing: it takes no place in the log.
    const known = lineSentBefore(runner.world, actor.no, line);
    if (!known) {
      await runner.run('room.say', actor, line);
      return;
    }
    this.outbox.send(runner, {
      kind: 'room-event',
      name: 'roomChat',
      body: { list: [known] },
      audience: { kind: 'session', ...actor },
      mid: this.#nextMid(connection),
      from: actor.no,
      room: line.group_id,
      at: runner.now(),
    });
  }

  #nextMid({ id }: RoomConnection): string {
    this.#answered += 1;
    return `a${this.#answered}-${id}`;
  }

  /** room-event.0x1011 */
  protected tellRefusal(connection: RoomConnection, refusal: RefusalName, { c_mid = '' }: AboutFrame = {}): void {
    const { no, runner } = connection;
    const about = { no, c_mid, mid: this.#nextMid(connection), at: runner.now() };
    this.outbox.sendTo(connection, rejectionEvent(refusal, about));
  }

  /** room-event.0x1007 */
  protected tellTakenOver(connection: RoomConnection): void {
    const { no, sid } = connection.actor;
    const at = connection.runner.now();
    this.outbox.sendTo(connection, takenOverRoomEvent({ kind: 'session-taken-over', no, sid, at }));
  }

  protected reportClosed({ runner, actor, id }: RoomConnection): Promise<unknown> {
    return runner.run('room.socket_close', actor, { connection: id });
  }

  protected follow(runner: WorldRunner, events: readonly CoreEvent[], command: Command): void {
    this.outbox.publish(runner, events, command);
  }
}

/** An id that no client may choose is not repeated to the client. */
function aboutMid(c_mid: string): AboutFrame {
  return isMid(c_mid) ? { c_mid } : {};
}
