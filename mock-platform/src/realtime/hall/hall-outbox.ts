import type { Audience, CoreEvent, HallEventOut } from '../../core/kernel/events.ts';
import type { Command } from '../../core/machine/command.ts';
import { COMMAND_TRAITS } from '../../core/machine/command-traits.ts';
import { isHolding } from '../../core/rights/faults.ts';
import { mayRead } from '../../core/rights/hall-access.ts';
import type { WorldRunner } from '../../worlds/world-runner.ts';
import { NO_RECEIVERS, type Receivers, receiversAmong, splitBy } from '../gateway/audience-cache.ts';
import { Outbox, type OutboxOptions } from '../gateway/outbox.ts';
import type { HallConnection } from './hall-connection.ts';
import { envelopeOf, prepareFrame } from './hall-frames.ts';
import { takenOverEvent } from './taken-over.ts';
import { isViewing, UnreadCounts } from './unread-counts.ts';

/** Sends hall events to the connections of their audiences, each event encoded once. */
export class HallOutbox extends Outbox<HallConnection, HallEventOut> {
  readonly #unread: UnreadCounts;

  constructor(options: OutboxOptions<HallConnection>) {
    super(options, 'hall');
    this.#unread = new UnreadCounts(options, (runner, event) => this.send(runner, event));
  }

  protected override forgetAudiences(): void {
    this.#unread.forget();
  }

  protected readonly frameOf = prepareFrame;
  protected readonly wireBody = (event: HallEventOut) => envelopeOf(event).body;

  /** Sends everything that a command caused, in order. */
  publish(runner: WorldRunner, events: readonly CoreEvent[], command: Command): void {
    if (COMMAND_TRAITS[command.name].moves.includes('hall')) this.audiences.forget();
    for (const event of events) {
      if (event.kind === 'hall-event') this.send(runner, event);
      else if (event.kind === 'session-taken-over') this.send(runner, takenOverEvent(event));
      else if (event.kind === 'unread-grew') {
        // Its receivers are cached like an audience.
        this.audiences.refresh();
        this.#unread.note(runner, event.hall_id, event.channel_id);
      }
    }
  }

  /** One event to its audience, encoded once. */
  send(runner: WorldRunner, event: HallEventOut): void {
    if (this.#isHeld(runner, event)) return;
    const receivers = this.#receiversOf(runner, event.audience);
    if (receivers.connections.length === 0) this.note(runner, event, [], 'unheard');
    else this.#deliver(runner, receivers, event);
  }

  /** Sends one event to one connection, regardless of its audience. */
  sendTo(connection: HallConnection, event: HallEventOut): void {
    if (this.#isHeld(connection.runner, event)) return;
    this.#deliver(connection.runner, receiversAmong([connection]), event);
  }

  /** Keeps an acknowledgement back if a fault holds those of its user. */
  #isHeld(runner: WorldRunner, event: HallEventOut): boolean {
    if (event.name !== 'chatAcknowledged') return false;
    const no = event.audience.kind === 'user' ? event.audience.no : null;
    if (no !== null && isHolding(runner.world, no)) {
      this.held.keep(runner.name, no, event);
      this.note(runner, event, this.#receiversOf(runner, event.audience).noted, 'held');
      return true;
    }
    this.options.metrics.acks.inc();
    return false;
  }

  /** Sends or discards the acknowledgements of users whose fault has ended. */
  releaseHeld(runner: WorldRunner, action: 'release' | 'drop'): void {
    const released = this.takeReleased(runner);
    if (action === 'release') for (const event of released) this.send(runner, event);
  }

  #deliver(runner: WorldRunner, receivers: Receivers<HallConnection>, event: HallEventOut): void {
    // The sender's own copy proves that a message was stored: it is kept back with the acknowledgement.
    const isWithheld = event.name === 'chatMessage' && isHolding(runner.world, event.from);
    const { own, others } = isWithheld ? splitBy(receivers, event.from) : { own: NO_RECEIVERS, others: receivers };
    if (own.noted.length > 0) this.note(runner, event, own.noted, 'held');
    this.deliver(runner, event, others, envelopeOf(event));
  }

  #receiversOf(runner: WorldRunner, audience: Audience): Receivers<HallConnection> {
    // A list of people is of one event: remembering it would only grow.
    if (audience.kind === 'people') return receiversAmong(this.#resolve(runner, audience));
    const receivers = this.audiences.of(keyOf(runner.name, audience), () => this.#resolve(runner, audience));
    const { except = [] } = audience.kind === 'hall' ? audience : {};
    if (except.length === 0) return receivers;
    return receiversAmong(receivers.connections.filter(({ no }) => !except.includes(no)));
  }

  *#resolve(runner: WorldRunner, audience: Audience): Iterable<HallConnection> {
    const { registry } = this.options;
    if (audience.kind === 'session') {
      for (const own of registry.ofUser(runner.name, audience.no)) if (own.actor.sid === audience.sid) yield own;
      return;
    }
    if (audience.kind === 'user') {
      yield* registry.ofUser(runner.name, audience.no);
      return;
    }
    if (audience.kind === 'people') {
      for (const no of audience.nos) yield* registry.ofUser(runner.name, no);
      return;
    }
    const hall = runner.world.halls.get(audience.hall_id);
    const channel = audience.kind === 'channel' ? runner.world.channels.get(audience.channel_id) : undefined;
    if (!hall || (audience.kind === 'channel' && !channel)) return;
    for (const [no, own] of registry.users(runner.name)) {
      if (!hall.members.has(no)) continue;
      if (channel && !(isViewing(runner, no, channel.id) && mayRead(hall, channel, no))) continue;
      yield* own;
    }
  }
}

function keyOf(world: string, audience: Exclude<Audience, { readonly kind: 'people' }>): string {
  if (audience.kind === 'session') return `${world} s ${audience.sid}`;
  if (audience.kind === 'user') return `${world} u ${audience.no}`;
  return audience.kind === 'hall' ? `${world} h ${audience.hall_id}` : `${world} c ${audience.channel_id}`;
}
