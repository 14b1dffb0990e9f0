import type {
  EndpointName,
  Endpoints,
  ERRORS,
  GeneralRefusal,
  HallEventName,
  HallEvents,
  HallRequests,
  RefusalName,
  RoomEventName,
  RoomEvents,
  RoomRequests,
} from '@miczero/contracts';
import type {
  CallFault,
  ConnectionFault,
  Control,
  ControlName,
  callFault,
  connectionFault,
  MessageFault,
  messageFault,
} from '@miczero/contracts/control';
import type * as z from 'zod/mini';
import type { Bilingual } from './bilingual.ts';
import type { PartOf, PathIn, WrittenOf } from './part-types.ts';
import type { WrittenHead } from './scenario.ts';
import type { PlainVerb, WrittenStep } from './steps.ts';

type Written<Verb extends PlainVerb, Fields extends string> = Omit<WrittenStep<Verb>, Verb | Fields>;

type Code<Name extends RefusalName> = (typeof ERRORS)[Name]['code'];
/** The session has ended. */
type SessionCode = Extract<
  Code<RefusalName>,
  10001 | 10002 | 10003 | 10004 | 10005 | 10006 | 10007 | 10008 | 10009 | 10010
>;
/** What a call may answer: success, a refusal that it declares, or one that every call may give. */
type CodeOf<Name extends EndpointName> =
  | 0
  | Code<Endpoints[Name]['refusals'][number]>
  | Code<GeneralRefusal>
  | SessionCode;
/** A code of the call, or any where a fault answers for it. */
type CodeFields<Name extends EndpointName> =
  | { readonly code?: CodeOf<Name>; readonly faulty?: never }
  | { readonly code: number; readonly faulty: true };
type CallStep<Actor extends string> = {
  [Name in EndpointName]: Written<'call', 'as' | 'with' | 'code' | 'faulty' | 'expect' | 'keep'> &
    CodeFields<Name> & {
      readonly call: Name;
      readonly as: Actor;
      readonly expect?: PartOf<Endpoints[Name]['data']>;
      readonly keep?: Readonly<Record<string, PathIn<Endpoints[Name]['data']>>>;
      readonly with?: WrittenOf<Endpoints[Name]['request']>;
    };
}[EndpointName];

type ControlStep = {
  [Name in ControlName]: Written<'control', 'with'> & {
    readonly control: Name;
    readonly with?: WrittenOf<Control[Name]['request']>;
  };
}[ControlName];

type HallEmitStep = {
  [Name in HallEventName]: Written<'emit', 'body' | 'raw'> & {
    readonly emit: Name;
    readonly body: WrittenOf<HallEvents[Name]['body']>;
  };
}[HallEventName];
/** The platform sends missing fields of room events empty. */
type RoomEmitStep = {
  [Name in RoomEventName]: Written<'emit', 'body' | 'raw'> & {
    readonly emit: Name;
    readonly body?: Partial<WrittenOf<RoomEvents[Name]['body']>>;
  };
}[RoomEventName];
/** A body that is wrong on purpose. */
type RawEmitStep = Written<'emit', 'body' | 'raw'> & {
  readonly emit: keyof Events;
  readonly raw: string | Readonly<Record<string, unknown>>;
};

type Events = HallEvents & RoomEvents;
type HearStep<Actor extends string> = {
  [Name in keyof Events]: Written<'hear', 'as' | 'body'> & {
    readonly hear: Name;
    readonly as: Actor;
    readonly body?: PartOf<Events[Name]['body']>;
  };
}[keyof Events];
type SilenceStep<Actor extends string> = {
  [Name in keyof Events]: Written<'silence', 'as' | 'body'> & {
    readonly silence: Name;
    readonly as: Actor;
    readonly body?: PartOf<Events[Name]['body']>;
  };
}[keyof Events];

/** The journal has no heartbeats. */
type Requests = HallRequests & Omit<RoomRequests, 'roomPing'>;
type SentStep<Actor extends string> = Written<'sent', 'as' | 'body'> & { readonly as: Actor } & (
    | {
        [Name in keyof Requests]: { readonly sent: Name; readonly body?: PartOf<Requests[Name]['body']> };
      }[keyof Requests]
    | { readonly sent: `ack ${RoomEventName}` }
  );

type WrittenMessage = z.input<typeof messageFault>;
type WrittenConnection = z.input<typeof connectionFault>;
type MessageFields = Pick<WrittenMessage, 'events' | 'socket' | 'rate' | 'seed'>;
type Direction = Pick<WrittenMessage, 'direction'>;
type ConnectionFields = Pick<WrittenConnection, 'socket' | 'rate' | 'seed' | 'times'>;
type WrittenCall = z.input<typeof callFault>;
type CallFields = Pick<WrittenCall, 'rate' | 'seed' | 'times'> & { readonly calls?: readonly EndpointName[] };
type AnyTime =
  | { readonly delay_ms: number; readonly jitter_ms?: number }
  | { readonly delay_ms?: number; readonly jitter_ms: number };
/** A fault of messages, sockets or calls with the fields of its kind, for an actor or for all users. */
type FaultStep<Actor extends string> =
  | { readonly fault: 'none'; readonly note?: Bilingual }
  | ({ readonly as?: Actor; readonly ends?: true; readonly note?: Bilingual } & KindOfFault);
type KindOfFault =
  | ({ readonly fault: Exclude<MessageFault['kind'], 'drop' | 'duplicate' | 'delay' | 'reorder'> } & MessageFields)
  | ({ readonly fault: 'drop' | 'duplicate' } & MessageFields & Direction)
  | ({ readonly fault: 'reorder' } & MessageFields & Direction & Pick<WrittenMessage, 'delay_ms'>)
  | ({ readonly fault: 'delay' } & MessageFields & Direction & AnyTime)
  | ({ readonly fault: Exclude<ConnectionFault['kind'], 'refuse' | 'close'> } & ConnectionFields)
  | ({ readonly fault: 'refuse' } & ConnectionFields & Pick<WrittenConnection, 'status'>)
  | ({ readonly fault: 'close'; readonly after_ms: number } & ConnectionFields)
  | ({ readonly fault: Exclude<CallFault['kind'], 'code' | 'status' | 'late'> } & CallFields)
  | ({ readonly fault: 'code' } & CallFields & Pick<WrittenCall, 'code'>)
  | ({ readonly fault: 'status' } & CallFields & Pick<WrittenCall, 'status'>)
  | ({ readonly fault: 'late'; readonly delay_ms: number } & CallFields)
  | { readonly fault: 'stall'; readonly calls: readonly EndpointName[] };
/** Steps of an actor without a name of the contract. */
type ActorVerb = 'say' | 'say-in-room' | 'see' | 'press' | 'type' | 'open' | 'sockets';
type ActorStep<Actor extends string> = {
  [Verb in ActorVerb]: Omit<WrittenStep<Verb>, 'as'> & { readonly as: Actor };
}[ActorVerb];

/** A step whose names and fields the compiler knows. */
export type TypedStep<Actor extends string> =
  | CallStep<Actor>
  | ControlStep
  | HallEmitStep
  | RoomEmitStep
  | RawEmitStep
  | FaultStep<Actor>
  | HearStep<Actor>
  | SilenceStep<Actor>
  | SentStep<Actor>
  | ActorStep<Actor>
  | WrittenStep<'wait' | 'checkpoint'>
  | { readonly repeat: number; readonly every?: number; readonly steps: readonly TypedStep<Actor>[] }
  | { readonly together: readonly TypedStep<Actor>[] };

export interface TypedHead<Actor extends string> extends Omit<WrittenHead, 'format' | 'actors'> {
  readonly actors: Readonly<Record<Actor, WrittenHead['actors'][string]>>;
}

/**
 * Writes a scenario as the JSON text that the library holds and every player reads. Unknown calls, events, fields and
 * actors do not compile. A scenario that is composed by a program, for instance one step for each of a list, begins here.
 */
export function buildScenario<Actor extends string>(
  head: TypedHead<Actor>,
  steps: readonly TypedStep<NoInfer<Actor>>[],
): string {
  return `${JSON.stringify({ format: 1, ...head, steps }, null, 2)}\n`;
}
