import type * as z from 'zod/mini';

/** Audience of an event: all users of a hall or room, the viewers of a channel, or one user's own connections. */
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
   * Distinguishes two events of one type by their addressing. Absent means the only event of the type, or the default.
   * The decoder tries events with a variant before the default.
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
