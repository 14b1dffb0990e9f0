import type { UserNo } from '@miczero/contracts';
import { IM_MESSAGE } from '@miczero/contracts/control';
import { lastMessage, sessionAt } from '../../core/areas/im/roaming.ts';
import type { CoreEvent, ImSessionChange } from '../../core/kernel/events.ts';
import { isHolding } from '../../core/rights/faults.ts';
import type { StoredMessage } from '../../core/state/im.ts';
import type { Metrics } from '../../metrics.ts';
import type { Clock } from '../../ports.ts';
import type { WorldRunner } from '../../worlds/world-runner.ts';
import type { WorldTimers } from '../../worlds/world-timers.ts';
import { binaryFrame } from '../gateway/binary-frame.ts';
import type { ConnectionRegistry } from '../gateway/connection-registry.ts';
import { Flusher } from '../gateway/flusher.ts';
import { HeldEvents } from '../gateway/held-events.ts';
import type { Journal, JournalEntry } from '../gateway/journal.ts';
import { MessageFaults } from '../gateway/message-faults.ts';
import { PUSHES, type PushName } from './commands.ts';
import { CONVERSATION_CHANGE, MESSAGE, SCENE } from './fields.ts';
import type { ImConnection } from './im-connection.ts';
import type { Push } from './im-sync.ts';
import { type CommandId, type Field, type PacketHead, packetBytes } from './packet.ts';
import {
  conversationProperty,
  deletedConversation,
  messageProperty,
  readingProperty,
  recallProperty,
} from './properties.ts';
import { personTarget, type Target, teamTarget } from './scenes.ts';

interface ImOutboxOptions {
  readonly registry: ConnectionRegistry<ImConnection>;
  readonly journal: Journal;
  readonly clock: Clock;
  readonly timers: WorldTimers;
  readonly metrics: Metrics;
}

interface HeldAnswer {
  readonly connection: ImConnection;
  readonly bytes: Buffer;
}

type ImMessageEvent = Extract<CoreEvent, { readonly kind: 'im-message' }>;

const CHANGES: { readonly [Change in ImSessionChange]: number } = {
  read: CONVERSATION_CHANGE.read,
  pinned: CONVERSATION_CHANGE.pinned,
  deleted: CONVERSATION_CHANGE.deleted,
  recalled: CONVERSATION_CHANGE.recalled,
};

/** A command that no client knows. */
const UNKNOWN_COMMAND: CommandId = '99_99';

/** Sends answers and pushes, and notes them in the journal. */
export class ImOutbox {
  /** Answers to sends that a fault keeps back. */
  readonly held = new HeldEvents<HeldAnswer>();
  readonly #options: ImOutboxOptions;
  readonly #flusher: Flusher;
  readonly #faults: MessageFaults<ImConnection>;

  constructor(options: ImOutboxOptions) {
    this.#options = options;
    this.#flusher = new Flusher(options);
    const push = (connection: ImConnection, frame: Buffer) => this.#flusher.push(connection, frame);
    this.#faults = new MessageFaults({ ...options, direction: 'out', socket: 'im', push });
  }

  flush(): void {
    this.#flusher.flush();
  }

  answer(connection: ImConnection, head: PacketHead, fields: readonly Field[], code?: number): void {
    this.#push(connection, packetBytes(head, fields, code));
  }

  /** The answer that says that a message was stored: what a fault keeps back. */
  acknowledge(connection: ImConnection, head: PacketHead, fields: readonly Field[]): void {
    const bytes = packetBytes(head, fields);
    const { runner, no } = connection;
    const isHeld = isHolding(runner.world, no);
    this.#note(connection, 'im_ack', isHeld ? 'held' : 'sent');
    if (isHeld) this.held.keep(runner.name, no, { connection, bytes });
    else this.#push(connection, bytes);
  }

  releaseHeld({ name, world }: WorldRunner, action: 'release' | 'drop'): void {
    const released = this.held.release(name, (no) => isHolding(world, no));
    if (action === 'release') for (const { connection, bytes } of released) this.#push(connection, bytes);
  }

  send(connection: ImConnection, { name, fields }: Push): void {
    this.#note(connection, `im_${name}`, 'sent');
    this.#push(connection, packetBytes({ id: PUSHES[name], serial: 0 }, fields));
  }

  /** Sends what a command caused. `actorConnection` sent the command and has its own answer. */
  publish(runner: WorldRunner, events: readonly CoreEvent[], actorConnection: ImConnection | null): void {
    for (const event of events) {
      if (event.kind === 'im-message') this.#tellMessage(runner, event, actorConnection);
      else if (event.kind === 'im-session') {
        const { session, no, change } = event;
        const conversation =
          change === 'deleted'
            ? deletedConversation(no, session, session.version)
            : conversationProperty(runner.world, no, session, lastMessage(runner.world, no, session));
        this.#sendAll(runner, no, 'conversation', [
          ['Property', { 1: String(CHANGES[change]) }],
          ['PropertyArray', [conversation]],
        ]);
      } else if (event.kind === 'im-receipt') {
        const { from, to, at } = event;
        const receipt = { [MESSAGE.scene]: String(SCENE.p2p), [MESSAGE.from]: from, [MESSAGE.time]: String(at) };
        this.#sendAll(runner, to, 'receipt', [['Property', receipt]]);
      } else if (event.kind === 'im-team-read') {
        const { team, to, by, read } = event;
        this.#sendAll(runner, to, 'team_receipts', [
          ['PropertyArray', read.map((each) => readingProperty(team, each, by))],
        ]);
      } else if (event.kind === 'im-block') {
        const { no, other, isBlocked } = event;
        this.#sendAll(runner, no, 'block', [
          ['String', other],
          ['Bool', isBlocked],
        ]);
      }
    }
  }

  #tellMessage(runner: WorldRunner, event: ImMessageEvent, actorConnection: ImConnection | null): void {
    const breakable = { name: IM_MESSAGE };
    for (const no of event.receivers) {
      const target = targetFor(event, no);
      for (const connection of this.#options.registry.ofUser(runner.name, no)) {
        if (event.message.kind === 'recalled') {
          const recall = recallProperty(no, target, event.message, runner.now());
          if (connection !== actorConnection) this.send(connection, { name: 'recall', fields: [['Property', recall]] });
          // A line of the group itself has no other answer.
        } else if (connection !== actorConnection || event.message.kind === 'tip') {
          this.#tellOne(connection, target, event.message, breakable);
        }
      }
    }
  }

  #tellOne(connection: ImConnection, target: Target, message: StoredMessage, named: { readonly name: string }): void {
    const { runner, no } = connection;
    const session = sessionAt(runner.world, no, target);
    const conversation = session && {
      [MESSAGE.conversationChange]: JSON.stringify({ 1: String(CONVERSATION_CHANGE.message) }),
      [MESSAGE.conversation]: JSON.stringify(conversationProperty(runner.world, no, session, message)),
    };
    const property = { ...messageProperty(runner.world, no, target, message), ...conversation };
    const name = pushNameOf(target, message.from === no);
    this.#sendBreakable(connection, named, { name, fields: [['Property', property]] });
  }

  /** A message that a fault may break. */
  #sendBreakable(connection: ImConnection, named: { readonly name: string }, { name, fields }: Push): void {
    const bytesAs = (id: CommandId) => packetBytes({ id, serial: 0 }, fields);
    const bytes = bytesAs(PUSHES[name]);
    const fate = this.#faults.deliver(named, connection, {
      whole: binaryFrame(bytes),
      cut: () => binaryFrame(bytes.subarray(0, bytes.length / 2)),
      strange: () => binaryFrame(bytesAs(UNKNOWN_COMMAND)),
    });
    this.#note(connection, `im_${name}`, fate ?? 'sent');
  }

  #sendAll(runner: WorldRunner, no: UserNo, name: PushName, fields: readonly Field[]): void {
    for (const connection of this.#options.registry.ofUser(runner.name, no)) this.send(connection, { name, fields });
  }

  #push(connection: ImConnection, bytes: Buffer): void {
    this.#flusher.push(connection, binaryFrame(bytes));
  }

  #note({ runner, noted }: ImConnection, name: string, fate: JournalEntry['fate']): void {
    const at = runner.now();
    const entry = { at, direction: 'out', name, mid: '', from: '', connections: [noted], fate } as const;
    this.#options.journal.note(runner.name, entry);
  }
}

/** The conversation of the receiver: of a private one each side has the other. */
function targetFor({ scene, to, message }: ImMessageEvent, no: UserNo): Target {
  if (scene === 'team') return teamTarget(to);
  if (scene === 'system') return personTarget(to);
  return personTarget(no === message.from ? to : message.from);
}

function pushNameOf({ scene }: Target, isOwn: boolean): PushName {
  if (scene === 'team') return isOwn ? 'own_message_team' : 'message_team';
  return isOwn ? 'own_message' : 'message';
}
