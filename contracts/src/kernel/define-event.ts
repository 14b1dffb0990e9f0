import type * as z from 'zod/mini';

/** Who an event is for: everybody in a hall or room, everybody who looks at a channel, or one user's own connections. */
export type Audience = 'hall' | 'channel' | 'room' | 'user';

interface EventInput<Name extends string, Code extends number, Body extends z.core.$ZodType> {
  /** The event's one name. */
  readonly name: Name;
  /** The realtime type on the wire. */
  readonly code: Code;
  readonly summary: string;
  readonly audience: Audience;
  /** Shape of the decoded body. */
  readonly body: Body;
  readonly rules: readonly string[];
  readonly provisional?: string;
  /**
   * Tells apart two events that share a code, by their addressing. Absent means: the only one, or the default.
   * An event with a variant is tried before the default.
   */
  readonly variant?: (address: { readonly to: string; readonly channel: string }) => boolean;
}

/** One kind of realtime message. */
export interface RealtimeEvent<
  Name extends string = string,
  Code extends number = number,
  Body extends z.core.$ZodType = z.core.$ZodType,
> extends EventInput<Name, Code, Body> {}

export function defineEvent<Name extends string, Code extends number, Body extends z.core.$ZodType>(
  input: EventInput<Name, Code, Body>,
): RealtimeEvent<Name, Code, Body> {
  return input;
}

export type BodyOf<E extends RealtimeEvent> = z.output<E['body']>;
