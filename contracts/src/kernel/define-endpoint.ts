import type * as z from 'zod/mini';
import type { RefusalName } from '../errors.ts';
import { type EndpointName, type Method, PATHS, type PathEntry } from '../paths.ts';

/** The servers that the client talks to; `config.json` gives each its origin. */
export type Host = 'api' | 'group' | 'payment' | 'ops' | 'user' | 'static';
export type Encoding = 'json' | 'query' | 'multipart';

interface EndpointInput<Name extends EndpointName, Request extends z.core.$ZodType, Data extends z.core.$ZodType> {
  /** The call's one name, from the wire to the view: `<resource>.<operation>`. */
  readonly name: Name;
  readonly summary: string;
  readonly host: Host;
  readonly encoding: Encoding;
  /** Whether the call carries an authorization header; an unsigned call works without a session. */
  readonly signed: boolean;
  readonly request: Request;
  /** Shape of `data` in a reply with code 0. */
  readonly data: Data;
  /** Every refusal this call can answer with, beside the session codes and the general ones. */
  readonly refusals: readonly RefusalName[];
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
  /** Path below the host's origin, from the replaceable table in paths.ts. */
  readonly path: string;
  /** Set when the path or the method is our guess: the reason. */
  readonly pathProvisional?: string;
}

/** Declares a call. Method and path come from `paths.ts`, so that real ones can be filled in without touching this. */
export function defineEndpoint<
  Name extends EndpointName,
  Request extends z.core.$ZodType,
  Data extends z.core.$ZodType,
>(input: EndpointInput<Name, Request, Data>): Endpoint<Name, Request, Data> {
  const { method, path, provisional }: PathEntry = PATHS[input.name];
  return { ...input, method, path, ...(provisional !== undefined && { pathProvisional: provisional }) };
}

/** What a caller passes. */
export type RequestOf<E extends Endpoint> = z.output<E['request']>;
/** What a successful call resolves to. */
export type DataOf<E extends Endpoint> = z.output<E['data']>;
