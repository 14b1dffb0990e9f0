import * as z from 'zod/mini';
import type { BodyOf, RealtimeEvent } from './define-event.ts';
import { type Envelope, envelope, type WireEnvelope } from './envelope.ts';
import { describeIssues } from './issue-words.ts';

/** Why a frame could not be read. The decoder never throws: an unreadable frame is reported and dropped. */
export type DecodeFailure =
  | { readonly reason: 'bad-envelope'; readonly issues: readonly string[] }
  | { readonly reason: 'unknown-type'; readonly type: number }
  | { readonly reason: 'bad-body'; readonly type: number; readonly name: string; readonly issues: readonly string[] };

/** A decoded frame; `name` determines the type of `body`. */
export type Decoded<Table extends Record<string, RealtimeEvent>> = {
  [Name in keyof Table & string]: {
    readonly name: Name;
    readonly envelope: Envelope;
    readonly body: BodyOf<Table[Name]>;
  };
}[keyof Table & string];

export type DecodeResult<Table extends Record<string, RealtimeEvent>> =
  | { readonly ok: true; readonly event: Decoded<Table> }
  | { readonly ok: false; readonly failure: DecodeFailure };

/** Envelope fields that a sender supplies; `type` and `body` come from the event. */
export type Addressing = Omit<Envelope, 'type' | 'body'>;

/** Makes the encoder of a schema. */
export type EncoderMaker = <Schema extends z.core.$ZodType>(
  schema: Schema,
) => (value: z.output<Schema>) => z.input<Schema>;

const walking: EncoderMaker = (schema) => (value) => z.encode(schema, value);

/**
 * Decoder and encoder for one table of events: the only place that maps type numbers to names and back. A server that
 * encodes many frames passes a factory of faster encoders (`encoderOf`).
 */
export function createCodec<const Table extends Record<string, RealtimeEvent>>(
  table: Table,
  encoderOf: EncoderMaker = walking,
) {
  const encodeEnvelope = encoderOf(envelope);
  const bodyEncoders = new Map<string, (body: unknown) => unknown>();
  const byCode = new Map<number, RealtimeEvent[]>();
  for (const event of Object.values(table)) {
    const sameCode = byCode.get(event.code) ?? [];
    // Variants come first: the event without a variant is the default.
    byCode.set(event.code, event.variant ? [event, ...sameCode] : [...sameCode, event]);
  }

  function decode(frame: unknown): DecodeResult<Table> {
    const head = z.safeParse(envelope, frame);
    if (!head.success) return { ok: false, failure: { reason: 'bad-envelope', issues: describeIssues(head.error) } };
    const { type, to, channel } = head.data;
    const event = byCode.get(type)?.find((candidate) => candidate.variant?.({ to, channel }) ?? true);
    if (!event) return { ok: false, failure: { reason: 'unknown-type', type } };
    const body = parseBody(event, head.data.body);
    if (!body.ok) return { ok: false, failure: { reason: 'bad-body', type, name: event.name, issues: body.issues } };
    return { ok: true, event: { name: event.name, envelope: head.data, body: body.value } as Decoded<Table> };
  }

  function encode<Name extends keyof Table & string>(
    name: Name,
    addressing: Addressing,
    body: BodyOf<Table[Name]>,
  ): WireEnvelope {
    const event: RealtimeEvent = table[name] as Table[Name];
    const encodeBody = bodyEncoders.get(name) ?? encoderOf(event.body);
    bodyEncoders.set(name, encodeBody);
    return encodeEnvelope({ ...addressing, type: event.code, body: JSON.stringify(encodeBody(body)) });
  }

  return { decode, encode, codes: [...byCode.keys()] };
}

function parseBody(
  event: RealtimeEvent,
  bodyText: string,
): { ok: true; value: unknown } | { ok: false; issues: string[] } {
  let json: unknown;
  try {
    json = JSON.parse(bodyText === '' ? '{}' : bodyText);
  } catch {
    return { ok: false, issues: ['body: not JSON'] };
  }
  const parsed = z.safeParse(event.body, json);
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, issues: describeIssues(parsed.error) };
}
