import { ENDPOINTS, type FieldProblem, HALL_EVENTS, ROOM_EVENTS } from '@miczero/contracts';
import {
  callFault,
  connectionFault,
  eventsOnSocket,
  hasHeartbeats,
  IM_MESSAGE,
  INBOUND_KINDS,
  INBOUND_NAMES,
  isInTime,
  isOfNamelessHandshake,
  MESSAGE_SOCKETS,
  messageFault,
  stalledCalls,
} from '@miczero/contracts/control';
import * as z from 'zod/mini';
import { nearestName } from './nearest-name.ts';
import type { ReadTexts } from './read-texts.ts';
import type { PlainStep } from './steps.ts';

export type FaultStep = Extract<PlainStep, { readonly fault: string }>;

/** Ends all faults. */
export const NO_FAULT = 'none';
/** Kinds of faults, by the list of the control API that holds them. */
const KINDS = {
  messages: messageFault.shape.kind.def.values,
  connections: connectionFault.shape.kind.def.values,
  calls: callFault.shape.kind.def.values,
  stalled: ['stall'],
} as const;
export type FaultList = keyof typeof KINDS;
export const FAULT_LISTS = Object.keys(KINDS) as readonly FaultList[];
const SCHEMAS = {
  messages: messageFault,
  connections: connectionFault,
  calls: callFault,
  stalled: stalledCalls,
} as const;
const ALL_KINDS = [...FAULT_LISTS.flatMap((list) => [...KINDS[list]]), NO_FAULT];

type Field = Exclude<keyof FaultStep, 'fault' | 'as' | 'note' | 'ends'>;

/** The fields that every kind of a list has. */
const COMMON = {
  messages: ['direction', 'events', 'socket', 'rate', 'seed'],
  connections: ['socket', 'rate', 'seed', 'times'],
  calls: ['calls', 'rate', 'seed', 'times'],
  stalled: ['calls'],
} as const satisfies Record<FaultList, readonly Field[]>;
/** The fields of single kinds. */
const OWN = {
  delay: ['delay_ms', 'jitter_ms'],
  reorder: ['delay_ms'],
  refuse: ['status'],
  close: ['after_ms'],
  code: ['code'],
  status: ['status'],
  late: ['delay_ms'],
} as const satisfies Record<string, readonly Field[]>;

/** The list that a fault of this kind belongs to; null for `none` and for unknown kinds. */
export function faultListOf(kind: string): FaultList | null {
  return FAULT_LISTS.find((list) => KINDS[list].some((each) => each === kind)) ?? null;
}

/** The fields of a kind, apart from those of every step. */
export function faultFieldsOf(kind: string): readonly string[] {
  const list = faultListOf(kind);
  return list === null ? [] : [...COMMON[list], ...ownOf(kind)];
}

/** The fault as the control API takes it. */
export function faultIn(
  { fault: kind, as: _actor, note: _note, ends: _ends, ...fields }: FaultStep,
  user?: string,
): object {
  return { ...(kind !== 'stall' && { kind }), ...fields, ...(user !== undefined && { user }) };
}

/** Whether two faults of a list are the same one, in whatever form they are written. */
export function isSameFault(list: FaultList, one: object, other: object): boolean {
  const whole = (fault: object) => JSON.stringify(z.parse(SCHEMAS[list], fault));
  return whole(one) === whole(other);
}

/** What is wrong with a fault: its kind, fields that this kind does not have or lacks, and values that do nothing. */
export function checkFault(step: FaultStep, texts: ReadTexts): FieldProblem[] {
  const { fault: kind, as: actor, note: _note, ends, ...fields } = step;
  const names = Object.keys(fields);
  if (kind === NO_FAULT) {
    const strange = [...(actor === undefined ? [] : ['as']), ...names, ...(ends === undefined ? [] : ['ends'])];
    return strange.map((name) => ({ path: [name], message: texts.noFaultAlone }));
  }
  const list = faultListOf(kind);
  if (list === null) {
    const near = nearestName(kind, Object.fromEntries(ALL_KINDS.map((known) => [known, true])));
    return [{ path: ['fault'], message: texts.unknownFault(kind, ALL_KINDS.join(', '), near) }];
  }
  const known = faultFieldsOf(kind);
  const strange = names.filter((name) => !known.includes(name));
  const parsed = z.safeParse(SCHEMAS[list], faultIn(step), { error: texts.misfit });
  return [
    ...strange.map((name) => ({ path: [name], message: texts.noFaultField(kind, known.join(', ')) })),
    ...ineffective(step, texts),
    ...wrongWay(step, texts),
    ...unknownCalls(step, texts),
    ...(parsed.success
      ? []
      : parsed.error.issues.map(({ path, message }) => ({
          path: path.map((key) => (typeof key === 'number' ? key : String(key))),
          message,
        }))),
  ];
}

/** Names that never come over the socket of the fault. Those that come over none in its direction are told elsewhere. */
function elsewhere({ fault: kind, direction, events = [], socket }: FaultStep, texts: ReadTexts): FieldProblem[] {
  const own = MESSAGE_SOCKETS.find((each) => each === socket);
  if (faultListOf(kind) !== 'messages' || own === undefined) return [];
  return events.flatMap((name, index) => {
    const carriers = MESSAGE_SOCKETS.filter((each) => eventsOnSocket(each, direction).includes(name));
    if (carriers.length === 0 || carriers.includes(own)) return [];
    return [{ path: ['events', index], message: texts.otherSocket(own, carriers.join(', ')) }];
  });
}

/** A direction has kinds and names of its own. Names that there are not are told elsewhere. */
function wrongWay({ fault: kind, direction, events = [] }: FaultStep, texts: ReadTexts): FieldProblem[] {
  if (faultListOf(kind) !== 'messages') return [];
  const isInbound = direction === 'in';
  const kinds = [...INBOUND_KINDS].join(', ');
  const other = isInbound ? texts.notSent([...INBOUND_NAMES, IM_MESSAGE].join(', ')) : texts.sentByClients;
  const others = events.flatMap((name, index) => {
    const isOther = isInbound ? isEvent(name) : INBOUND_NAMES.includes(name);
    return isOther ? [{ path: ['events', index], message: other }] : [];
  });
  const isStrange = isInbound && !INBOUND_KINDS.has(kind);
  return [...(isStrange ? [{ path: ['direction'], message: texts.notInbound(kinds) }] : []), ...others];
}

const isEvent = (name: string) => Object.hasOwn(HALL_EVENTS, name) || Object.hasOwn(ROOM_EVENTS, name);

function unknownCalls({ calls = [] }: FaultStep, texts: ReadTexts): FieldProblem[] {
  return calls.flatMap((name, index) => {
    if (Object.hasOwn(ENDPOINTS, name)) return [];
    return [{ path: ['calls', index], message: texts.unknownName('call', name, nearestName(name, ENDPOINTS)) }];
  });
}

function ownOf(kind: string): readonly Field[] {
  return Object.hasOwn(OWN, kind) ? OWN[kind as keyof typeof OWN] : [];
}

/** What would be set and do nothing. */
function ineffective(step: FaultStep, texts: ReadTexts): FieldProblem[] {
  const { fault: kind, delay_ms, jitter_ms: jitter = 0, after_ms: after, rate, seed, socket, as: user } = step;
  const isNever = isInTime({ kind, delay_ms, jitter_ms: jitter });
  const isSeedIdle = seed !== undefined && rate === undefined && jitter === 0;
  return [
    ...(isNever ? [{ path: ['fault'], message: kind === 'late' ? texts.needsLate : texts.needsDelay }] : []),
    ...(kind === 'close' && after === undefined ? [{ path: ['fault'], message: texts.needsAfter }] : []),
    ...(isSeedIdle ? [{ path: ['seed'], message: texts.idleSeed }] : []),
    ...elsewhere(step, texts),
    ...(kind === 'no-pong' && !hasHeartbeats(socket) ? [{ path: ['socket'], message: texts.noHeartbeats }] : []),
    ...(isOfNamelessHandshake({ kind, socket, user }) ? [{ path: ['as'], message: texts.namelessHandshake }] : []),
  ];
}
