import {
  ENDPOINTS,
  type Endpoint,
  ERRORS,
  errorByCode,
  type FieldProblem,
  HALL_EVENTS,
  HALL_REQUESTS,
  mayRefuse,
  ROOM_EVENTS,
  ROOM_REQUESTS,
} from '@miczero/contracts';
import { CONTROL } from '@miczero/contracts/control';
import * as z from 'zod/mini';
import { checkKept, checkPart, checkWhole, pathProblem } from './check-part.ts';
import { checkFault } from './fault-step.ts';
import { nearestName } from './nearest-name.ts';
import { type Path, placeholdersOf } from './placeholders.ts';
import type { ReadTexts } from './read-texts.ts';
import type { PlainStep } from './steps.ts';

/** Names known from the head and from earlier steps. */
export interface Known {
  readonly actors: ReadonlySet<string>;
  /** The actors that have a page. */
  readonly withPage: ReadonlySet<string>;
  readonly kept: Set<string>;
}

const EVENTS = { ...HALL_EVENTS, ...ROOM_EVENTS };
/** The events with chat lines, which can get ids of their own. */
const HAS_LINES: ReadonlySet<string> = new Set(['chatMessage', 'roomChat'] satisfies (keyof typeof EVENTS)[]);
/** The journal has no heartbeats. */
const { roomPing: _heartbeat, ...ROOM_LINES } = ROOM_REQUESTS;
const ACKS = Object.keys(ROOM_EVENTS).map((name) => [`ack ${name}`, { body: z.object({}) }] as const);
/** What a page sends, by the name that the journal has for it. */
const SENT: Readonly<Record<string, { readonly body: z.core.$ZodType }>> = {
  ...HALL_REQUESTS,
  ...ROOM_LINES,
  ...Object.fromEntries(ACKS),
};

/** Control calls about a whole world: the player makes and deletes it. */
const WORLD_CALLS = new Set(['worlds.list', 'worlds.create', 'worlds.reset', 'worlds.delete']);

/** Problems of the names in a step, which may otherwise not be well-formed: its actor, and what no step kept. */
export function checkNames(step: object, known: Known, texts: ReadTexts): FieldProblem[] {
  const actor = 'as' in step ? step.as : undefined;
  const isStrange = typeof actor === 'string' && actor !== '' && !known.actors.has(actor);
  const unkept = placeholdersOf(step).filter(({ name }) => !known.kept.has(name));
  if ('keep' in step && typeof step.keep === 'object') {
    for (const name of Object.keys(step.keep ?? {})) known.kept.add(name);
  }
  return [
    ...(isStrange ? [{ path: ['as'], message: texts.noActor(actor, [...known.actors].join(', ')) }] : []),
    ...unkept.map(({ name, path }) => ({ path, message: texts.notKept(name) })),
  ];
}

/** Problems of a well-formed step: unknown names, and values that the contract refuses. */
export function checkStep(step: PlainStep, known: Known, texts: ReadTexts): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const say = (path: Path, message: string) => void problems.push({ path, message });

  problems.push(...checkNames(step, known, texts));
  if ('call' in step) {
    const endpoint: Endpoint | undefined = named(ENDPOINTS, step.call);
    if (endpoint)
      problems.push(...checkWhole(endpoint.request, step.with, ['with'], texts), ...checkReply(step, endpoint, texts));
    else say(['call'], texts.unknownName('call', step.call, nearestName(step.call, ENDPOINTS)));
  } else if ('control' in step) {
    const call: { request: z.core.$ZodType } | undefined = named(CONTROL, step.control);
    if (!call) say(['control'], texts.unknownName('control', step.control, nearestName(step.control, CONTROL)));
    else if (WORLD_CALLS.has(step.control)) say(['control'], texts.oneWorld);
    else problems.push(...checkWhole(call.request, step.with, ['with'], texts));
  } else if ('fault' in step) problems.push(...checkFault(step, texts));
  else if ('emit' in step) {
    // The platform sends missing fields of room events empty.
    const isSent = ({ path: [, field = ''] }: FieldProblem) =>
      Object.hasOwn(HALL_EVENTS, step.emit) || Object.hasOwn(step.body, field);
    const event: { body: z.core.$ZodType } | undefined = named(HALL_EVENTS, step.emit) ?? named(ROOM_EVENTS, step.emit);
    if (event && step.raw === undefined) {
      const misfits = checkWhole(event.body, step.body, ['body'], texts).filter(isSent);
      problems.push(...(misfits.length > 0 ? misfits : checkKept(event.body, step.body, ['body'], texts)));
    } else if (event && Object.keys(step.body).length > 0) say(['raw'], texts.bodyOrRaw);
    else if (!event) say(['emit'], texts.unknownName('event', step.emit, nearestName(step.emit, EVENTS)));
    if (event && step.own_ids && !(HAS_LINES.has(step.emit) && step.raw === undefined)) {
      say(['own_ids'], texts.idleIds);
    }
    const places = Object.entries(step.to).filter(([, place]) => place !== undefined);
    const isOfRoom = Object.hasOwn(ROOM_EVENTS, step.emit);
    if (places.length !== 1) say(['to'], texts.onePlace);
    else if (event && step.to.user === undefined && isOfRoom !== (step.to.room !== undefined)) {
      say(['to'], isOfRoom ? texts.roomPlace : texts.hallPlace);
    }
  } else if ('hear' in step || 'silence' in step) {
    const name = 'hear' in step ? step.hear : step.silence;
    const event: { body: z.core.$ZodType } | undefined = named(HALL_EVENTS, name) ?? named(ROOM_EVENTS, name);
    if (event) problems.push(...checkPart(event.body, step.body, ['body'], texts));
    else say(['hear' in step ? 'hear' : 'silence'], texts.unknownName('event', name, nearestName(name, EVENTS)));
  } else if ('sent' in step) {
    const frame = named(SENT, step.sent);
    if (frame) problems.push(...checkPart(frame.body, step.body, ['body'], texts));
    else say(['sent'], texts.unknownName('request', step.sent, nearestName(step.sent, SENT)));
  } else if ('see' in step && typeof step.see !== 'string') {
    for (const field of ['role', 'times'] as const) if (step[field] !== undefined) say([field], texts.notOfTexts);
    if (step.gone) say(['gone'], texts.notOfTexts);
  }
  if ('sent' in step || 'see' in step || 'press' in step || 'type' in step || 'open' in step) {
    if (known.actors.has(step.as) && !known.withPage.has(step.as)) say(['as'], texts.noPage(step.as));
  }
  return problems;
}

function named<Item>(table: Readonly<Record<string, Item>>, name: string): Item | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** What a call step says of the reply: its code, a part of its data, and the places of values. */
function checkReply(
  { call, code, faulty, expect, keep = {} }: Extract<PlainStep, { readonly call: string }>,
  endpoint: Endpoint,
  texts: ReadTexts,
): FieldProblem[] {
  if (code !== 0) {
    const refusal = errorByCode(code)?.name;
    const known = endpoint.refusals.map((name) => ERRORS[name].code).sort((a, b) => a - b);
    const unknown =
      faulty || (refusal !== undefined && mayRefuse(endpoint, refusal))
        ? []
        : [{ path: ['code'], message: texts.noCode(call, code, known.join(', ')) }];
    // A refusal has no data.
    const parts = [...(expect ? [['expect']] : []), ...Object.keys(keep).map((name) => ['keep', name])];
    return [...unknown, ...parts.map((path) => ({ path, message: texts.noData }))];
  }
  const idle = faulty ? [{ path: ['faulty'], message: texts.needsCode }] : [];
  const misplaced = Object.entries(keep).flatMap(([name, path]) => {
    const message = pathProblem(endpoint.data, path, texts);
    return message === null ? [] : [{ path: ['keep', name], message }];
  });
  return [...idle, ...(expect ? checkPart(endpoint.data, expect, ['expect'], texts) : []), ...misplaced];
}
