import type * as z from 'zod/mini';
import type { RefusalName } from '../errors.ts';
import type { EndpointName } from '../paths/index.ts';
import type { Method, PathEntry } from '../paths/path-entry.ts';
import type { EventName } from '../realtime/event-name.ts';

/** The servers that the client talks to; `config.json` gives each its origin. */
export type Host = 'api' | 'group' | 'payment' | 'ops' | 'user' | 'static';
export type Encoding = 'json' | 'query' | 'multipart';

interface EndpointInput<Name extends EndpointName, Request extends z.core.$ZodType, Data extends z.core.$ZodType> {
  /** The call's one name, from the wire to the view: `<resource>.<operation>`. */
  readonly name: Name;
  readonly summary: string;
  readonly host: Host;
  readonly encoding: Encoding;
  /** A multipart call that carries one file, in the field `file`; required unless it is said to be optional. */
  readonly file?: 'required' | 'optional';
  /** Whether the call carries an authorization header; an unsigned call works without a session. */
  readonly signed: boolean;
  readonly request: Request;
  /** The answer is an HTML page, and no envelope: `data` is its text. */
  readonly isPage?: true;
  /** Shape of `data` in a reply with code 0. */
  readonly data: Data;
  /** Lists of the reply whose order means something: the field of `data`, and the field of its items that is sorted by. */
  readonly orders?: readonly { readonly list: string; readonly by: string; readonly direction: 'up' | 'down' }[];
  /** Headers that the specification names for this call, beside those of every call. None is required. */
  readonly headers?: readonly string[];
  /** Every refusal this call can answer with, beside the session codes and the general ones. */
  readonly refusals: readonly RefusalName[];
  /**
   * Every realtime event that a successful call may bring to somebody, the caller included. The platform's tests make each
   * call and compare; `docs/generated/causes.md` is this list as a table.
   */
  readonly causes: readonly EventName[];
  /** The rules of docs/rules that this call carries. */
  readonly rules: readonly string[];
  /** What the specification does not show about the shapes, and why we chose this. */
  readonly provisional?: string;
}

/** One HTTP call: everything that both sides, the documents and the tests need to know of it. */
export interface Endpoint<
  Name extends EndpointName = EndpointName,
  Request extends z.core.$ZodType = z.core.$ZodType,
  Data extends z.core.$ZodType = z.core.$ZodType,
> extends EndpointInput<Name, Request, Data> {
  readonly method: Method;
  /** Path below the host's origin, from the replaceable tables in paths/. */
  readonly path: string;
  /** Set when the path or the method is our guess: the reason. */
  readonly pathProvisional?: string;
}

/** Declares a call. Method and path come from its area's path table, so that real ones can be filled in without touching this. */
export function defineEndpoint<
  Name extends EndpointName,
  Request extends z.core.$ZodType,
  Data extends z.core.$ZodType,
>(paths: Readonly<Record<Name, PathEntry>>, input: EndpointInput<Name, Request, Data>): Endpoint<Name, Request, Data> {
  const { method, path, provisional } = paths[input.name];
  return { ...input, method, path, ...(provisional !== undefined && { pathProvisional: provisional }) };
}

/** The calls of one area: one for each of its paths. */
export type Calls<Paths extends Readonly<Record<string, PathEntry>>> = {
  readonly [Name in keyof Paths & EndpointName]: Endpoint<Name>;
};

/** What a caller passes. */
export type RequestOf<E extends Endpoint> = z.output<E['request']>;
/** What a successful call resolves to. */
export type DataOf<E extends Endpoint> = z.output<E['data']>;
