import { EMIT_TIMES_MAX } from '@miczero/contracts/control';
import * as z from 'zod/mini';
import { type Bilingual, bilingual } from './bilingual.ts';

/**
 * The steps of a scenario. A step is an object with one verb: the key that names it. All values are in wire form, as the
 * generated documents show them. A text `$name` stands for a value that an earlier step kept; a text that begins with a dollar is
 * written with two.
 */

/** Hall and text channel. */
export const LINE_PLACE = /^[^/]+\/[^/]+$/;
/** A path of the client. */
export const PAGE_PATH = /^\//;
const actorName = z.string().check(z.minLength(1));
const seenText = z.string().check(z.minLength(1));
const wireObject = z.record(z.string(), z.unknown());
/** A duration of the format. */
export const milliseconds = z.int().check(z.gte(1), z.lte(10 * 365 * 86_400_000));
/** Why the step is there, for people. */
const note = z.optional(bilingual);

/** Makes a call of the contract as an actor. */
const call = z.strictObject({
  call: z.string(),
  as: actorName,
  with: z._default(wireObject, {}),
  /** The code of the reply; default 0. */
  code: z._default(z.int(), 0),
  /** The code is that of a fault: the call itself never gives it. */
  faulty: z.optional(z.literal(true)),
  /** Part of the reply's data: these fields must be equal, others are free. */
  expect: z.optional(wireObject),
  /** Values for later steps: a name, and the path of the value in the reply's data (`list.0.room_no`). */
  keep: z.optional(z.record(z.string(), z.string())),
  note,
});

/** What comes back for a line. `none` expects no answer, because the platform or the network is broken on purpose. */
const lineAnswer = z._default(z.literal(['acknowledged', 'refused', 'none']), 'acknowledged');

/** Sends a chat line of an actor over the hall socket, and waits for its acknowledgement. */
const say = z.strictObject({
  say: z.string(),
  as: actorName,
  /** Hall and text channel, as in the address of the page: `8001/9002`. */
  in: z.string().check(z.regex(LINE_PLACE)),
  answer: lineAnswer,
  note,
});

/** Sends a line to the chat of the voice room that an actor is in, and waits until it comes back with the lines of the room. */
const sayInRoom = z.strictObject({
  'say-in-room': z.string(),
  as: actorName,
  room: z.string(),
  answer: lineAnswer,
  note,
});

/** Sends any event of the hall socket or the room socket, whether or not the world would. */
const emit = z.strictObject({
  emit: z.string(),
  body: z._default(wireObject, {}),
  /** In place of `body`: what is sent as it is, though the contract refuses it. A text goes byte for byte. */
  raw: z.optional(z.union([z.string(), wireObject])),
  /** Exactly one: a user, a hall, a channel, or a room. */
  to: z.strictObject({
    user: z.optional(z.string()),
    hall: z.optional(z.string()),
    channel: z.optional(z.string()),
    room: z.optional(z.string()),
  }),
  from: z.optional(z.string()),
  /** The same mid twice exercises deduplication. */
  mid: z.optional(z.string()),
  /** How often, without a pause. */
  times: z.optional(z.int().check(z.gte(1), z.lte(EMIT_TIMES_MAX))),
  /** Chat lines get ids of their own: pages take two lines with one id for the same. */
  own_ids: z.optional(z.literal(true)),
  note,
});

/** Makes a call of the control API about the scenario's world: networks, acknowledgements, members, clocks, money. */
const control = z.strictObject({ control: z.string(), with: z._default(wireObject, {}), note });

/**
 * Breaks messages on their way to sockets, sockets that open, or calls, in addition to the faults that hold; `none` ends all. The kinds
 * and their fields are those of `faults.set`, `connection_faults.set` and `call_faults.set` of the control API, and `stall` for
 * `calls.stall`.
 */
const fault = z.strictObject({
  fault: z.string(),
  /** Whose sockets or calls it meets; without it those of all users. */
  as: z.optional(actorName),
  /** Ends the fault that an earlier step has set with the same fields. */
  ends: z.optional(z.literal(true)),
  /** Messages: `in` for those of the client. */
  direction: z.optional(z.literal('in')),
  /** Messages: which events, or with `direction` which requests. */
  events: z.optional(z.array(z.string())),
  /** Calls: which. */
  calls: z.optional(z.array(z.string())),
  socket: z.optional(z.string()),
  /** The share that it meets, decided by the seed. */
  rate: z.optional(z.number()),
  seed: z.optional(z.int()),
  /** `delay` and `late`: how late; `delay`: up to how much later still. */
  delay_ms: z.optional(z.int()),
  jitter_ms: z.optional(z.int()),
  /** `refuse` and `status`: the status of the answer. */
  status: z.optional(z.int()),
  /** `close`: how long after the opening. */
  after_ms: z.optional(z.int()),
  /** `code`: the business code of the answer. */
  code: z.optional(z.int()),
  /** Sockets and calls: how many it meets. */
  times: z.optional(z.int()),
  note,
});

/**
 * Expects an event at an actor's socket, behind the events that were expected at that socket before. Hall and room are two sockets;
 * steps of a `together` begin behind the same event.
 */
const hear = z.strictObject({
  hear: z.string(),
  as: actorName,
  /** Part of the body. Scalars are compared as text, because ids and flags travel as either. */
  body: z._default(wireObject, {}),
  within: z._default(milliseconds, 3000),
  /** The event may also have come before those that were expected earlier. */
  anywhere: z._default(z.boolean(), false),
  note,
});

/** Expects that no such event has arrived, once everything that was sent before has been handled. */
const silence = z.strictObject({ silence: z.string(), as: actorName, body: z._default(wireObject, {}), note });

/**
 * Expects that an actor's page has sent a frame since the world began: a request of the hall or the room, or `ack NAME` for the
 * acknowledgement of a room event. What the actor's own steps send is not counted.
 */
const sent = z.strictObject({
  sent: z.string(),
  as: actorName,
  /** Part of the body; acknowledgements have none. */
  body: z._default(wireObject, {}),
  /** How often, also when `within` has passed in the world; default: at least once. */
  times: z.optional(z.int().check(z.gte(0))),
  /** How many different ids these frames have: one for a line that was sent again. */
  mids: z.optional(z.int().check(z.gte(1))),
  within: z._default(milliseconds, 3000),
  note,
});

/** Expects something on an actor's page. */
const see = z.strictObject({
  /** The text, or the accessible name together with `role`; texts in a list stand there one below the other. */
  see: z.union([seenText, z.array(seenText).check(z.minLength(2))]),
  as: actorName,
  /** ARIA role of the expected element; default: any text. */
  role: z.optional(z.string()),
  /** A landmark, dialog or log that contains it, by role and name: `log 闲聊`. */
  in: z.optional(z.string()),
  /** Expects that it is not there, or no longer. */
  gone: z._default(z.boolean(), false),
  /** How often it is there; default: at least once. */
  times: z.optional(z.int().check(z.gte(0))),
  note,
});

/** Presses a button, link or row of an actor's page. */
const press = z.strictObject({
  press: z.string().check(z.minLength(1)),
  as: actorName,
  role: z._default(z.string(), 'button'),
  in: z.optional(z.string()),
  note,
});

/** Types into a field of an actor's page, by the field's label. */
const type = z.strictObject({
  type: z.string(),
  as: actorName,
  into: z.string(),
  enter: z._default(z.boolean(), false),
  note,
});

/** Opens a path on an actor's page. */
const open = z.strictObject({ open: z.string().check(z.regex(PAGE_PATH)), as: actorName, note });

/** Lets the world's time pass, and that of the pages. */
const wait = z.strictObject({ wait: milliseconds, note });

/** Closes the sockets of an actor, or opens them. */
const sockets = z.strictObject({ sockets: z.literal(['open', 'close']), as: actorName, note });

/**
 * Names a moment: the report has the digest of the world's state there. A replay of the recording of the run has the same one. Another
 * run has not: its ids are random, and its times are those of its clock.
 */
const checkpoint = z.strictObject({ checkpoint: z.string().check(z.minLength(1)), note });

/** The verbs that contain no other steps. */
export const PLAIN_STEPS = {
  call,
  say,
  'say-in-room': sayInRoom,
  emit,
  control,
  fault,
  hear,
  silence,
  sent,
  see,
  press,
  type,
  open,
  wait,
  sockets,
  checkpoint,
} as const;

export type PlainVerb = keyof typeof PLAIN_STEPS;
export type PlainStep<Verb extends PlainVerb = PlainVerb> = { [V in Verb]: z.output<(typeof PLAIN_STEPS)[V]> }[Verb];
/** As it is written: defaults may be absent. */
export type WrittenStep<Verb extends PlainVerb = PlainVerb> = { [V in Verb]: z.input<(typeof PLAIN_STEPS)[V]> }[Verb];

/** Steps that are played several times, or at once. */
export interface RepeatStep {
  readonly repeat: number;
  /** World milliseconds between two rounds. */
  readonly every?: number;
  readonly steps: readonly Step[];
  readonly note?: Bilingual;
}
export interface TogetherStep {
  readonly together: readonly Step[];
  readonly note?: Bilingual;
}
export type Step = PlainStep | RepeatStep | TogetherStep;

export const REPEAT_MAX = 10_000;
/** The fields of the verbs that contain steps, apart from those steps. */
export const GROUP_STEPS = {
  repeat: z.strictObject({
    repeat: z.int().check(z.gte(1), z.lte(REPEAT_MAX)),
    every: z.optional(milliseconds),
    steps: z.array(z.unknown()),
    note,
  }),
  together: z.strictObject({ together: z.array(z.unknown()), note }),
} as const;

export type Verb = PlainVerb | keyof typeof GROUP_STEPS;
export const VERBS = [...Object.keys(PLAIN_STEPS), ...Object.keys(GROUP_STEPS)] as Verb[];

/** The verb of a step: the first key that is one. */
export function verbOf(step: object): Verb | undefined {
  return VERBS.find((verb) => Object.hasOwn(step, verb));
}
