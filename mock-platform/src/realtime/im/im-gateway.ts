import type { Server } from 'node:http';
import { IM_FIELD_MAX_CHARS, REALTIME_FRAME_MAX_BYTES, type RefusalName, type UserNo } from '@miczero/contracts';
import { IM_MESSAGE } from '@miczero/contracts/control';
import type { FastifyInstance } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import type { Stranger } from '../../admission/handshakes.ts';
import type { CoreEvent } from '../../core/kernel/events.ts';
import { isDefect, Refusal } from '../../core/kernel/refusals.ts';
import type { Command } from '../../core/machine/command.ts';
import { isCutOff } from '../../core/rights/faults.ts';
import type { WorldRunner } from '../../worlds/world-runner.ts';
import type { GatewayOptions } from '../gateway/gateway.ts';
import { InboundFaults } from '../gateway/inbound-faults.ts';
import { InboundLimit, mayPersonSend } from '../gateway/inbound-limit.ts';
import { PlainGateway } from '../gateway/plain-gateway.ts';
import type { TakeSocket } from '../gateway/plain-socket.ts';
import { BrokenFrame, ByteReader, type Property } from './bytes.ts';
import { IM_CODE, imCodeOf, packed } from './codes.ts';
import { PUSHES, requestNameOf } from './commands.ts';
import { serveDiscovery } from './discovery.ts';
import { CLIENT, CLIENT_TYPE_WEB, LOGIN } from './fields.ts';
import { ImConnection } from './im-connection.ts';
import { ImOutbox } from './im-outbox.ts';
import { HANDLERS } from './im-requests.ts';
import { firstLogin } from './login.ts';
import { type PacketHead, packetBytes, readHead } from './packet.ts';
import { type FieldsOf, fieldsOf, type RequestName } from './request-fields.ts';
import { type Caller, callerOf, type Reply } from './requests/request.ts';

/** Why a client was signed out, in the provider's numbers. */
const KICKED_BY = { platform: 2, otherClient: 3 } as const;
/** News about a client for the user's other clients. */
const CLIENT_STATE = { online: 2, offline: 3 } as const;
/** Logins of the whole IM. */
const LOGIN_TYPE_IM = '1';
/** Clients of one person, with the sockets that are still closing. */
const SOCKETS_PER_USER = 10;
/** The answers to a login and its synchronisation, and a heartbeat. */
const FRAMES = { burst: 60, per_second: 12 };

type Handled = keyof typeof HANDLERS;
/** What a fault of private and group messages meets. */
const MESSAGES: ReadonlySet<RequestName> = new Set(['send_private', 'send_team']);

/**
 * The link server of the messaging provider, as its own SDK speaks to it: packets in binary frames. A client signs in with
 * its first packet; everything else is a command or a query of the core.
 */
export class ImGateway extends PlainGateway<ImConnection> {
  protected readonly outbox: ImOutbox;
  readonly #inboundFaults: InboundFaults<ImConnection>;
  protected readonly maxPayload = REALTIME_FRAME_MAX_BYTES * 4;

  constructor(options: GatewayOptions) {
    super(options, { kind: 'im', path: '/websocket', hears: ['im', 'fault'], remembers: [] });
    this.outbox = new ImOutbox({ ...options, registry: this.registry });
    this.#inboundFaults = new InboundFaults('im', options.timers);
  }

  override async listen(app: FastifyInstance, upgrades: Server): Promise<void> {
    serveDiscovery(app);
    await super.listen(app, upgrades);
  }

  protected readonly take: TakeSocket = async (socket, { raw }) => {
    // Packets that arrive meanwhile wait: nothing reads them yet.
    socket.pause();
    try {
      const stranger = await this.options.handshakes.admitStranger(raw);
      const login = firstLogin(socket, this.options.clock);
      socket.resume();
      const first = await login;
      if (first === null) socket.terminate();
      else await this.#signIn(socket, stranger, first.head, first.tag).finally(first.release);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // There is no packet that the provider's SDK would understand here: it tries again, more and more slowly.
      socket.terminate();
    }
  };

  async #signIn(socket: WebSocket, stranger: Stranger, head: PacketHead, tag: Property): Promise<void> {
    const { runner } = stranger;
    if (isLong(tag[LOGIN.clientId]) || isLong(tag[LOGIN.os])) {
      refuseLogin(socket, head, IM_CODE.parameter);
      return;
    }
    // Looked up as it was sent: an unknown account has no token.
    const no = (tag[LOGIN.account] ?? '') as UserNo;
    const token = tag[LOGIN.token] ?? '';
    if (token === '' || runner.world.im.tokens.get(no) !== token) {
      await stranger.countWrong();
      refuseLogin(socket, head, IM_CODE.tokenWrong);
      return;
    }
    await stranger.admit(no);
    if (this.registry.ofUser(runner.name, no).size >= SOCKETS_PER_USER) {
      refuseLogin(socket, head, IM_CODE.tooOften);
      return;
    }
    if (isCutOff(runner.world, no)) socket.terminate();
    else this.#welcome(socket, runner, head, { no, token, tag });
  }

  #welcome(
    socket: WebSocket,
    runner: WorldRunner,
    head: PacketHead,
    { no, token, tag }: { readonly no: ImConnection['no']; readonly token: string; readonly tag: Property },
  ): void {
    const opening = this.opening();
    const connection = new ImConnection({
      ...opening,
      socket,
      runner,
      token,
      // The session of commands on this socket: what they cause goes to the person's other sockets.
      actor: { no, sid: opening.id },
      inbound: new InboundLimit(this.options.clock, FRAMES),
      clientId: tag[LOGIN.clientId] ?? '',
      os: tag[LOGIN.os] ?? '',
    });
    const others = [...this.registry.ofUser(runner.name, no)];
    this.enter(connection);
    this.lifecycle.note(connection, 'im_login', '', 'received');
    this.outbox.answer(connection, head, [
      ['Property', { ...describe(connection), [CLIENT.loginType]: LOGIN_TYPE_IM }],
      ['PropertyArray', others.map(describe)],
    ]);
    this.#tellClient(others, connection, CLIENT_STATE.online);
  }

  #tellClient(others: Iterable<ImConnection>, about: ImConnection, state: number): void {
    for (const other of others) {
      this.outbox.send(other, {
        name: 'clients',
        fields: [
          ['Byte', state],
          ['PropertyArray', [describe(about)]],
        ],
      });
    }
  }

  /** The provider's heartbeat is slower than ours: browsers answer the pings of the protocol. */
  protected override keepAlive({ socket }: ImConnection): void {
    socket.ping();
  }

  protected receive(connection: ImConnection, data: RawData, isBinary: boolean): void {
    let head: PacketHead | null = null;
    try {
      if (!isBinary || !Buffer.isBuffer(data)) throw new BrokenFrame('no binary frame');
      const reader = new ByteReader(data);
      head = readHead(reader);
      const name = requestNameOf(head.id);
      if (name === null) this.outbox.answer(connection, head, [], IM_CODE.notFound);
      else this.#read(connection, name, head, fieldsOf(name, reader));
    } catch (error) {
      if (!(error instanceof BrokenFrame)) throw error;
      this.lifecycle.note(connection, 'im_broken', '', 'refused');
      if (head) this.outbox.answer(connection, head, [], IM_CODE.parameter);
    }
  }

  #read<Name extends RequestName>(
    connection: ImConnection,
    name: Name,
    head: PacketHead,
    fields: FieldsOf<Name>,
  ): void {
    // Heartbeats would fill the journal.
    if (name === 'heartbeat') this.outbox.answer(connection, head, []);
    else if (name === 'login' || name === 'logout') {
      this.lifecycle.note(connection, `im_${name}`, '', 'received');
      if (name === 'login') this.outbox.answer(connection, head, [], IM_CODE.parameter);
      else this.#signOut(connection, head);
    } else if (name !== 'mark_received') {
      // The names that have no handler are those above.
      const handle = () => this.#handle(connection, name as Handled, head, fields);
      const broke = (error: unknown) => this.options.logger.error('the answer to an im packet broke', { error, name });
      const read = () => connection.work.run(handle, broke);
      const fate = this.#inboundFaults.meet(connection, MESSAGES.has(name) ? IM_MESSAGE : name, read);
      this.lifecycle.note(connection, `im_${name}`, '', fate ?? 'received');
    }
  }

  #signOut(connection: ImConnection, head: PacketHead): void {
    this.outbox.answer(connection, head, []);
    this.outbox.flush();
    connection.socket.close();
  }

  async #handle(connection: ImConnection, name: Handled, head: PacketHead, fields: unknown): Promise<void> {
    try {
      const { limits } = this.options;
      if (!(await mayPersonSend(limits, connection, 'packets'))) throw new Refusal('tooManyRequests');
      const { runner, actor } = connection;
      // Name and fields belong together by the table of commands.
      const handle = HANDLERS[name] as (caller: Caller, fields: unknown) => Promise<Reply> | Reply;
      const {
        pushes = [],
        fields: answer = [],
        isAcknowledgement = false,
      } = await handle(callerOf(runner, actor, limits), fields);
      for (const push of pushes) this.outbox.send(connection, push);
      if (isAcknowledgement) this.outbox.acknowledge(connection, head, answer);
      else this.outbox.answer(connection, head, answer);
    } catch (error) {
      if (isDefect(error)) this.options.logger.error('im packet broke', { error, name });
      const refusal = error instanceof Refusal ? error.refusal : 'platformBroken';
      this.lifecycle.note(connection, `im_${name}`, '', 'refused');
      this.outbox.answer(connection, head, [], imCodeOf(refusal));
    }
  }

  protected follow(runner: WorldRunner, events: readonly CoreEvent[], { actor }: Command): void {
    const own = actor ? (this.registry.byId(actor.sid) ?? null) : null;
    this.outbox.publish(runner, events, own);
    for (const event of events) {
      if (event.kind !== 'im-kicked') continue;
      const { no, clients } = event;
      for (const connection of [...this.registry.ofUser(runner.name, no)]) {
        if (clients === null) this.#kick(connection, KICKED_BY.platform);
        else if (clients.includes(connection.clientId)) this.#kick(connection, KICKED_BY.otherClient);
      }
    }
  }

  #kick(connection: ImConnection, reason: number): void {
    this.#tellKicked(connection, reason);
    this.drop(connection, 'session-ended');
  }

  #tellKicked(connection: ImConnection, reason: number): void {
    this.outbox.send(connection, {
      name: 'kicked',
      fields: [
        ['Int', Number(CLIENT_TYPE_WEB)],
        ['Int', reason],
        ['String', ''],
        ['Int', 0],
      ],
    });
  }

  protected tellRefusal(connection: ImConnection, refusal: RefusalName): void {
    this.outbox.answer(connection, { id: PUSHES.message, serial: 0 }, [], imCodeOf(refusal));
  }

  /** A token belongs to the account: the devices of a person do not take over from each other here. */
  protected tellTakenOver(): void {}

  /** The provider's sockets are not part of a world: they change nothing in it. */
  protected async reportClosed(): Promise<void> {}

  protected override explainClose(connection: ImConnection, refusal: RefusalName): void {
    super.explainClose(connection, refusal);
    if (refusal === 'sessionUnknown') this.#tellKicked(connection, KICKED_BY.platform);
  }

  protected override leave(connection: ImConnection): void {
    super.leave(connection);
    this.#tellClient(this.registry.ofUser(connection.runner.name, connection.no), connection, CLIENT_STATE.offline);
  }
}

/** The person's other clients are told it at each login. */
const isLong = (text = '') => text.length > IM_FIELD_MAX_CHARS;

function describe({ clientId, id, openedAt, os }: ImConnection): Property {
  return {
    [CLIENT.clientId]: clientId,
    [CLIENT.connection]: id,
    [CLIENT.type]: CLIENT_TYPE_WEB,
    [CLIENT.at]: String(openedAt),
    [CLIENT.os]: os,
  };
}

/** Answers a login and closes: the client hears the code before the end. */
function refuseLogin(socket: WebSocket, head: PacketHead, code: number): void {
  socket.send(packetBytes(head, [], packed(code)), () => socket.close());
}
