import { HALL_EVENTS } from '@miczero/contracts';
import { type ControlRequest, JOURNAL_ENTRIES_MAX } from '@miczero/contracts/control';
import type { EmittedEvent } from '../core/areas/control/events.ts';
import type { Audience } from '../core/kernel/events.ts';
import { channelIdOf, hallIdOf, userNoOf } from '../core/kernel/ids.ts';
import { Refusal } from '../core/kernel/refusals.ts';
import { InvalidRequest } from '../http/failures.ts';
import type { Connection } from '../realtime/gateway/connection.ts';
import type { Gateway } from '../realtime/gateway/gateway.ts';
import { connectionsIn } from '../realtime/gateway/journal.ts';
import { isMeant } from '../realtime/gateway/obey-faults.ts';
import type { WorldRunner } from '../worlds/world-runner.ts';
import { emittedBody } from './emitted-body.ts';
import { knownHall, knownUser, requireCall, requireUserOrAll } from './known.ts';
import { repeated } from './repeated.ts';
import type { ControlServices } from './services.ts';
import { type ControlHandlers, runnerNamed } from './world-calls.ts';

function audienceOf(runner: WorldRunner, { user, hall, channel }: ControlRequest<'events.emit'>['to']): Audience {
  if ([user, hall, channel].filter((part) => part !== undefined).length !== 1) {
    throw new InvalidRequest(['to: exactly one of user, hall, channel']);
  }
  if (user !== undefined) return { kind: 'user', no: knownUser(runner.world, user) };
  if (hall !== undefined) return { kind: 'hall', hall_id: knownHall(runner.world, hall) };
  const channel_id = channelIdOf(channel ?? '');
  const hall_id = runner.world.channels.get(channel_id)?.hall_id;
  if (hall_id === undefined) throw new Refusal('channelUnknown');
  return { kind: 'channel', hall_id, channel_id };
}

function connectionsOf({ gateways }: ControlServices, world: string): readonly Connection[] {
  return gateways.flatMap(({ registry }) => registry.ofWorld(world));
}

/** Calls that cause events in a world, or break their delivery. */
export const eventCalls: ControlHandlers<
  | 'events.emit'
  | 'connections.list'
  | 'connections.close'
  | 'acks.set'
  | 'faults.read'
  | 'faults.set'
  | 'connection_faults.read'
  | 'connection_faults.set'
  | 'call_faults.read'
  | 'call_faults.set'
  | 'calls.read'
  | 'calls.stall'
  | 'network.set'
  | 'members.set'
  | 'accounts.set'
  | 'captchas.read'
  | 'messages.clear'
  | 'journal.read'
  | 'journal.receivers'
  | 'journal.reach'
> = {
  'events.emit': async (services, world, { name, body, raw, own_ids, to, from, mid, times }) => {
    const runner = runnerNamed(services, world);
    const audience = audienceOf(runner, to);
    // Only an acknowledgement has no channel, which distinguishes it from a message.
    const hasChannel = audience.kind === 'channel' && name !== 'chatAcknowledged';
    const emitted = {
      name,
      ...emittedBody(HALL_EVENTS[name].body, { body, raw }),
      audience,
      from: from === undefined ? undefined : userNoOf(from),
      channel: hasChannel ? audience.channel_id : undefined,
      mid,
      ...(own_ids && { own_ids }),
    };
    // the body was parsed by the schema of this very name
    return repeated(times, () => runner.run('control.events.emit', null, emitted as EmittedEvent));
  },
  'connections.list': (services, world) => {
    const { name } = runnerNamed(services, world);
    const factsOf = ({ id, no, openedAt, label, ackCounts }: Connection) => ({
      id,
      user: no,
      opened_at: openedAt,
      ...(label !== '' && { label }),
      ...ackCounts,
    });
    const listOf = ({ kind, registry }: Gateway) =>
      registry.ofWorld(name).map((connection) => ({ ...factsOf(connection), socket: kind }));
    return { list: services.gateways.flatMap(listOf) };
  },
  'connections.close': async (services, world, chosen) => {
    const runner = runnerNamed(services, world);
    if (chosen.user !== undefined) requireUserOrAll(runner.world, chosen.user);
    const here = connectionsOf(services, runner.name).filter((each) => isMeant(each, chosen));
    await runner.run('control.connections.close', null, chosen);
    return { closed: here.length };
  },
  'acks.set': async (services, world, request) => {
    const runner = runnerNamed(services, world);
    requireUserOrAll(runner.world, request.user);
    await runner.run('control.acks.set', null, request);
    return { held: services.gateways.reduce((sum, gateway) => sum + gateway.heldCount(runner.name), 0) };
  },
  'network.set': async (services, world, request) => {
    const runner = runnerNamed(services, world);
    requireUserOrAll(runner.world, request.user);
    return runner.run('control.network.set', null, request);
  },
  'faults.set': async (services, world, { list }) => {
    const runner = runnerNamed(services, world);
    for (const { user } of list) requireUserOrAll(runner.world, user);
    return runner.run('control.faults.set', null, { list });
  },
  'faults.read': (services, world) => ({ list: [...runnerNamed(services, world).world.faults.messages] }),
  'connection_faults.set': async (services, world, { list }) => {
    const runner = runnerNamed(services, world);
    for (const { user } of list) requireUserOrAll(runner.world, user);
    return runner.run('control.connection_faults.set', null, { list });
  },
  'call_faults.set': async (services, world, { list }) => {
    const runner = runnerNamed(services, world);
    for (const { user, calls = [] } of list) {
      requireUserOrAll(runner.world, user);
      for (const name of calls) requireCall(name);
    }
    return runner.run('control.call_faults.set', null, { list });
  },
  'call_faults.read': (services, world) => ({ list: [...(runnerNamed(services, world).world.faults.http ?? [])] }),
  'calls.stall': async (services, world, { list }) => {
    const runner = runnerNamed(services, world);
    for (const { user, calls } of list) {
      requireUserOrAll(runner.world, user);
      for (const name of calls) requireCall(name);
    }
    await runner.run('control.calls.stall', null, { list });
    return { waiting: services.stalledCalls.countOf(runner) };
  },
  'calls.read': (services, world) => {
    const runner = runnerNamed(services, world);
    return { list: [...runner.world.faults.calls], waiting: services.stalledCalls.countOf(runner) };
  },
  'connection_faults.read': (services, world) => ({
    list: [...runnerNamed(services, world).world.faults.connections],
  }),
  'members.set': async (services, world, { hall, user, channel, ...changes }) => {
    if (changes.banned !== undefined && channel === undefined) {
      throw new InvalidRequest(['channel: needed with banned, because a ban is from one channel']);
    }
    return runnerNamed(services, world).run('control.members.set', null, {
      ...changes,
      hall_id: hallIdOf(hall),
      uid: userNoOf(user),
      channel_id: channel === undefined ? undefined : channelIdOf(channel),
    });
  },
  'accounts.set': async (services, world, { user, banned }) =>
    runnerNamed(services, world).run('control.accounts.set', null, { uid: userNoOf(user), banned }),
  'captchas.read': (services, world, { captcha_id }) => {
    const captcha = runnerNamed(services, world).world.captchas.get(captcha_id);
    if (!captcha) throw new Refusal('captchaWrong');
    return { answer: captcha.answer };
  },
  'messages.clear': async (services, world, { channel }) =>
    runnerNamed(services, world).run('control.messages.clear', null, { channel_id: channelIdOf(channel) }),
  'journal.read': (services, world, { after, epoch }) => {
    const { journal } = services;
    const later = journal.read(runnerNamed(services, world).name, Number(after), epoch);
    const entries = later.slice(0, JOURNAL_ENTRIES_MAX);
    return {
      epoch: journal.epoch,
      connections: connectionsIn(entries).map(({ label, ...facts }) => ({ ...facts, ...(label !== '' && { label }) })),
      more: later.length > entries.length,
      list: entries.map((entry) => ({ ...entry, connections: entry.connections.map(({ id }) => id) })),
    };
  },
  'journal.receivers': (services, world, { users }) => {
    const { journal } = services;
    const { name } = runnerNamed(services, world);
    const list = users.split(',').map((user) => ({ user, numbers: [...journal.numbersOf(name, user)] }));
    return { epoch: journal.epoch, list };
  },
  'journal.reach': (services, world) => {
    const { calls, events } = services.journal.reached(runnerNamed(services, world).name);
    return { calls: [...calls].sort(), events: [...events].sort() };
  },
};
