import type * as z from 'zod/mini';
import type { RefusalName } from '../errors.ts';
import type { EndpointName } from '../paths/index.ts';
import type { Method, PathEntry } from '../paths/path-entry.ts';
import type { EventName } from '../realtime/event-name.ts';

/** The servers that the client talks to; `config.json` gives each its origin. */
export type Host = 'api' | 'group' | 'payment' | 'ops' | 'user' | 'static';
export type Encoding = 'json' | 'query' | 'multipart';

interface EndpointInput<
  Name extends EndpointName,
  Request extends z.core.$ZodType,
  Data extends z.core.$ZodType,
  Refusals extends readonly RefusalName[],
> {
  /** The call's one name, from the wire to the view: `<resource>.<operation>`. */
  readonly name: Name;
  readonly summary: string;
  readonly host: Host;
  readonly encoding: Encoding;
  /** Marks a multipart call that carries one file in the field `file`, required or optional. */
  readonly file?: 'required' | 'optional';
  /** Largest file that the call takes; IMAGE_MAX_BYTES by default. */
  readonly fileMaxBytes?: number;
  /** A smaller bound for some values of a field that stands before the file. */
  readonly fileMaxBytesBy?: { readonly field: string; readonly bytes: Readonly<Record<string, number>> };
  /** Whether the call carries an authorization header. An unsigned call works without a session. */
  readonly signed: boolean;
  readonly request: Request;
  /** The reply is an HTML page without an envelope; `data` is its text. */
  readonly isPage?: true;
  /** Shape of `data` in a reply with code 0. */
  readonly data: Data;
  /** Lists of the reply whose order is part of the contract: the field of `data`, and the item field that sorts it. */
  readonly orders?: readonly { readonly list: string; readonly by: string; readonly direction: 'up' | 'down' }[];
  /** Headers that the specification names for this call, in addition to those of every call. None is required. */
  readonly headers?: readonly string[];
  /** The refusals of this call, in addition to the session codes and the general ones. */
  readonly refusals: Refusals;
  /**
   * The realtime events that a successful call may cause, for any recipient including the caller. The platform's tests
   * make each call and compare; `docs/generated/causes.md` shows the list as a table.
   */
  readonly causes: readonly EventName[];
  /** The rules of docs/rules that this call carries. */
  readonly rules: readonly string[];
  /** What the specification does not show about the shapes, and the reason for our choice. */
  readonly provisional?: string;
}

/** One HTTP call: the single source for both sides, the documents and the tests. */
export interface Endpoint<
  Name extends EndpointName = EndpointName,
  Request extends z.core.$ZodType = z.core.$ZodType,
  Data extends z.core.$ZodType = z.core.$ZodType,
  Refusals extends readonly RefusalName[] = readonly RefusalName[],
> extends EndpointInput<Name, Request, Data, Refusals> {
  readonly method: Method;
  /** Path below the host's origin, from the replaceable tables in paths/. */
  readonly path: string;
  /** The reason, when the path or the method is our guess. */
  readonly pathProvisional?: string;
}

/**
 * Declares a call. Method and path come from the path table of its area, so that real ones can replace them without
 * touching the call.
 */
export function defineEndpoint<
  Name extends EndpointName,
  Request extends z.core.$ZodType,
  Data extends z.core.$ZodType,
  const Refusals extends readonly RefusalName[],
>(
  paths: Readonly<Record<Name, PathEntry>>,
  input: EndpointInput<Name, Request, Data, Refusals>,
): Endpoint<Name, Request, Data, Refusals> {
  const { method, path, provisional } = paths[input.name];
  return { ...input, method, path, ...(provisional !== undefined && { pathProvisional: provisional }) };
}

/** The calls of one area, one per path. */
export type Calls<Paths extends Readonly<Record<string, PathEntry>>> = {
  readonly [Name in keyof Paths & EndpointName]: Endpoint<Name>;
};

/** The request in decoded form, as a caller passes it. */
export type RequestOf<E extends Endpoint> = z.output<E['request']>;
/** The data of a successful call, in decoded form. */
export type DataOf<E extends Endpoint> = z.output<E['data']>;
