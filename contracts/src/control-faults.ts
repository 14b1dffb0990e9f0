import * as z from 'zod/mini';
import { ALL_USERS, controlPerson, nothing, socketKind } from './control-fields.ts';
import {
  eventsOnSocket,
  hasHeartbeats,
  IM_MESSAGE,
  isInTime,
  isOfNamelessHandshake,
  MESSAGE_SOCKETS,
} from './fault-reach.ts';
import { defineControl } from './kernel/define-control.ts';
import { HALL_EVENTS, type HallEventName, type HallRequestName } from './realtime/hall/registry.ts';
import { ROOM_EVENTS, type RoomEventName, type RoomRequestName } from './realtime/room/registry.ts';

type EventName = HallEventName | RoomEventName | typeof IM_MESSAGE;
type RequestName = HallRequestName | Exclude<RoomRequestName, 'roomPing'>;
/** What a fault with the direction `in` can name, besides `im_message`. */
export const INBOUND_NAMES: readonly string[] = [...eventsOnSocket('hall', 'in'), ...eventsOnSocket('room', 'in')];
const requests: ReadonlySet<string> = new Set(INBOUND_NAMES);
const names = [IM_MESSAGE, ...Object.keys(HALL_EVENTS), ...Object.keys(ROOM_EVENTS), ...requests] as [
  EventName | RequestName,
  ...(EventName | RequestName)[],
];

/**
 * Effect on messages to a socket. `drop`: it never arrives. `delay`: it arrives later. `duplicate`: it arrives twice. `reorder`: it
 * arrives behind the next one of its socket that has one of the fault's `events`, behind any once the fault has ended, or after a while.
 * `corrupt`: its body is cut off in the middle. `unknown`: it has a type that no client knows.
 */
const faultKind = z.literal(['drop', 'delay', 'duplicate', 'reorder', 'corrupt', 'unknown']);

/** What can happen to the frame of a client: the platform does not see what a cut or renamed one was. */
export const INBOUND_KINDS: ReadonlySet<string> = new Set(['drop', 'delay', 'duplicate', 'reorder']);

/** A fault of messages. What happened in the world stays true: only the way to a socket is broken. */
export const messageFault = z.object({
  kind: faultKind,
  /**
   * Share of the messages that it meets. Which ones of a user is decided by the seed and their order on this kind of socket: the same
   * in every run. All sockets of the user meet the same.
   */
  rate: z._default(z.number().check(z.gt(0), z.lte(1)), 1),
  /**
   * `in`: from the client to the platform, of the kinds `drop`, `delay`, `duplicate` and `reorder`. A dropped frame has not happened.
   * Heartbeats, acknowledgements, and the sign-in and sign-out of `im` sockets always arrive. Without `events` it meets all other requests,
   * on `im` sockets also those that have no name here, such as their synchronisation. Without a direction: from the platform to
   * the client.
   */
  direction: z.optional(z.literal('in')),
  /** Names of the events that it meets, or with `direction` of the requests; without it all. `im_message` is both. */
  events: z.optional(z.array(z.literal(names)).check(z.minLength(1), z.maxLength(names.length))),
  /** The user whose sockets it affects; `*` for all users. */
  user: z._default(controlPerson, ALL_USERS),
  /** The sockets that it meets; without it all. */
  socket: z.optional(z.literal(MESSAGE_SOCKETS)),
  /**
   * How late a delayed message is, in milliseconds of the world: `clock.advance` brings what is due. A reordered one waits no longer for
   * the next one; 0 stands for a second.
   */
  delay_ms: z._default(z.int().check(z.gte(0), z.lte(60_000)), 0),
  /** A delay is up to so many milliseconds longer: messages overtake each other. */
  jitter_ms: z._default(z.int().check(z.gte(0), z.lte(60_000)), 0),
  seed: z._default(z.int(), 1),
});
export type MessageFault = z.output<typeof messageFault>;

/**
 * What happens to a new socket. `refuse`: its handshake is answered with `status`. `never-open`: it is never answered. `half-open`:
 * it opens, and then nothing passes in either direction, not even heartbeats. `no-pong`: messages pass, and the
 * heartbeats of a room socket are not answered. `close`: it is closed `after_ms` of the world after it has
 * opened, before its user has joined anything or later.
 */
const connectionFaultKind = z.literal(['refuse', 'never-open', 'half-open', 'no-pong', 'close']);

/** A fault of sockets that open; those that are open stay. */
export const connectionFault = z.object({
  kind: connectionFaultKind,
  status: z._default(z.literal([401, 404, 500]), 500),
  after_ms: z._default(z.int().check(z.gte(0), z.lte(600_000)), 0),
  /** How many sockets it meets, counted by each node; without it all. It counts on while the next list has the same fault. */
  times: z.optional(z.int().check(z.gte(1), z.lte(10_000))),
  /** Share of the sockets that it meets. Which ones of a user is decided by the seed and their order. */
  rate: z._default(z.number().check(z.gt(0), z.lte(1)), 1),
  /** The user whose sockets it affects; `*` for all users. */
  user: z._default(controlPerson, ALL_USERS),
  /** The kind of socket that it meets; without it all. The first frame of an `im` socket names its user, so a handshake has none. */
  socket: z.optional(socketKind),
  seed: z._default(z.int(), 1),
});
export type ConnectionFault = z.output<typeof connectionFault>;

/** Calls whose answers do not come: the platform has them, and does nothing with them until the fault ends. */
export const stalledCalls = z.object({
  /** Names of calls. */
  calls: z.array(z.string()).check(z.minLength(1), z.maxLength(100)),
  /** The user whose calls it meets, also where no signature is needed; `*` for all users and visitors. */
  user: z._default(controlPerson, ALL_USERS),
});
export type StalledCalls = z.output<typeof stalledCalls>;

/**
 * What happens to a call. `code`: it is answered with the business code `code`. `status`: with the HTTP status `status` and a page of
 * HTML, as a proxy answers. These two have not happened in the world. `late`: its answer comes `delay_ms` of the world later.
 * `broken`: the body of its answer is cut off in the middle. `reset`: the connection is reset instead of an answer. These three have
 * happened: only the answer is lost or late.
 */
const callFaultKind = z.literal(['code', 'status', 'late', 'broken', 'reset']);

/** A fault of calls over HTTP. */
export const callFault = z.object({
  kind: callFaultKind,
  /** Names of the calls that it meets; without it all. */
  calls: z.optional(z.array(z.string()).check(z.minLength(1), z.maxLength(100))),
  /** The user whose calls it meets, also where no signature is needed; `*` for all users and visitors. */
  user: z._default(controlPerson, ALL_USERS),
  /** Share of the calls that it meets. Which ones of a user is decided by the seed and their order. */
  rate: z._default(z.number().check(z.gt(0), z.lte(1)), 1),
  /** How many calls it meets, counted by each node; without it all. It counts on while the next list has the same fault. */
  times: z.optional(z.int().check(z.gte(1), z.lte(10_000))),
  code: z._default(z.int().check(z.gte(1), z.lte(99_999)), 50_000),
  status: z._default(z.literal([400, 403, 404, 413, 429, 500, 502, 503, 504]), 503),
  delay_ms: z._default(z.int().check(z.gte(0), z.lte(60_000)), 0),
  seed: z._default(z.int(), 1),
});
export type CallFault = z.output<typeof callFault>;

/** Faults that can be set at a time. */
const FAULTS_MAX = 20;
const list = z.array(messageFault).check(z.maxLength(FAULTS_MAX));
/** Of a fault that makes late by nothing. */
const NO_TIME = { path: ['delay_ms'], message: 'it has to say how late' };
/** Faults that can be: a direction has its own kinds and names, and a socket carries some of them. */
const settable = z
  .array(
    messageFault.check(
      z.refine(({ direction, kind }) => direction === undefined || INBOUND_KINDS.has(kind), {
        path: ['kind'],
        message: 'from a client a message can be dropped, delayed, duplicated or reordered',
      }),
      z.refine(
        ({ direction, events = [] }) =>
          events.every((name) => name === IM_MESSAGE || requests.has(name) === (direction !== undefined)),
        { path: ['events'], message: 'requests have the direction "in", and events have none' },
      ),
      z.refine(
        ({ socket, direction, events = [] }) =>
          socket === undefined || events.every((name) => eventsOnSocket(socket, direction).includes(name)),
        { path: ['events'], message: 'the socket does not carry each of these names' },
      ),
      z.refine((fault) => !isInTime(fault), NO_TIME),
    ),
  )
  .check(z.maxLength(FAULTS_MAX));
const stalledList = z.array(stalledCalls).check(z.maxLength(FAULTS_MAX));
const callList = z.array(callFault).check(z.maxLength(FAULTS_MAX));
const settableCalls = z
  .array(callFault.check(z.refine((fault) => !isInTime(fault), NO_TIME)))
  .check(z.maxLength(FAULTS_MAX));
const connectionList = z.array(connectionFault).check(z.maxLength(FAULTS_MAX));
const settableConnections = z
  .array(
    connectionFault.check(
      z.refine(({ kind, socket }) => kind !== 'no-pong' || hasHeartbeats(socket), {
        path: ['socket'],
        message: 'only the heartbeats of room sockets can stay unanswered',
      }),
      z.refine((fault) => !isOfNamelessHandshake(fault), {
        path: ['user'],
        message: 'the handshake of an im socket names no user: only a fault of all users meets it',
      }),
    ),
  )
  .check(z.maxLength(FAULTS_MAX));

export const FAULT_CONTROL = {
  'faults.set': defineControl({
    summary:
      'Break messages on their way to hall, room and `im` sockets, or with the direction `in` from them to the platform; the list takes the place of the former one, and an empty one ends all. A fault that the next list has unchanged goes on counting its messages. The first fault that meets a message decides. Holds on every node until it ends or the world is reset.',
    method: 'POST',
    path: '/__mock/worlds/:world/faults',
    request: z.object({ list: settable }),
    data: nothing,
  }),
  'faults.read': defineControl({
    summary: 'The faults of messages that hold.',
    method: 'GET',
    path: '/__mock/worlds/:world/faults',
    request: nothing,
    data: z.object({ list }),
  }),
  'connection_faults.set': defineControl({
    summary:
      'Break sockets that open; the list takes the place of the former one, and an empty one ends all. A fault that the next list has unchanged keeps its count of `times`. The first fault that meets a socket decides. Holds on every node until it ends or the world is reset.',
    method: 'POST',
    path: '/__mock/worlds/:world/connection-faults',
    request: z.object({ list: settableConnections }),
    data: nothing,
  }),
  'connection_faults.read': defineControl({
    summary: 'The faults of sockets that hold.',
    method: 'GET',
    path: '/__mock/worlds/:world/connection-faults',
    request: nothing,
    data: z.object({ list: connectionList }),
  }),
  'call_faults.set': defineControl({
    summary:
      'Break calls over HTTP, or their answers; the list takes the place of the former one, and an empty one ends all. The first fault that meets a call decides. A fault that the next list has unchanged keeps its count of `times`. Holds on every node until it ends or the world is reset.',
    method: 'POST',
    path: '/__mock/worlds/:world/call-faults',
    request: z.object({ list: settableCalls }),
    data: nothing,
  }),
  'call_faults.read': defineControl({
    summary: 'The faults of calls that hold.',
    method: 'GET',
    path: '/__mock/worlds/:world/call-faults',
    request: nothing,
    data: z.object({ list: callList }),
  }),
  'calls.stall': defineControl({
    summary:
      'Let calls wait for their answers; the list takes the place of the former one, and calls that it no longer names go on. A browser has few connections for a host: name only the calls that matter. A call whose session ends meanwhile is refused when it goes on. Holds on every node until it ends or the world is reset; `waiting` counts the calls that this node has.',
    method: 'POST',
    path: '/__mock/worlds/:world/stalled-calls',
    request: z.object({ list: stalledList }),
    data: z.object({ waiting: z.int() }),
  }),
  'calls.read': defineControl({
    summary: 'The calls that are stalled; `waiting` counts those that this node has.',
    method: 'GET',
    path: '/__mock/worlds/:world/stalled-calls',
    request: nothing,
    data: z.object({ list: stalledList, waiting: z.int() }),
  }),
} as const;
