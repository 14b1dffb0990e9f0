import type { EndpointName, Endpoints } from '@miczero/contracts';
import type * as z from 'zod/mini';
import type { Persona } from '../../src/core/seeds/personas.ts';
import type { Sandbox } from './sandbox.ts';

type Awaitable<Value> = Value | Promise<Value>;

/** One successful use of a call, in a world that was made from the seed `every-role` for it alone. */
export interface Walk<Name extends EndpointName = EndpointName> {
  /** Who makes the call; a visitor has no session. */
  readonly as: Persona | 'visitor';
  /** What has to happen before: other calls, frames, or the control API. */
  readonly before?: (sandbox: Sandbox) => Promise<void>;
  /** What is sent, in wire form. */
  readonly request: (sandbox: Sandbox) => Awaitable<z.input<Endpoints[Name]['request']>>;
  /** The file of a multipart call. */
  readonly file?: () => Blob;
  /**
   * The subset of the endpoint's causes that this use brings; absent: all. Every cause must be brought by some walk of its
   * call.
   */
  readonly brings?: readonly Endpoints[Name]['causes'][number][];
}

/**
 * The walks of one area: for each call one for each of its examples, in the same order. Walk number n makes the platform
 * answer in the shape of example number n.
 */
export type Walks<Calls> = { readonly [Name in keyof Calls & EndpointName]: readonly [Walk<Name>, ...Walk<Name>[]] };
