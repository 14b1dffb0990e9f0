import type { DataOf, Endpoint, EndpointName, Endpoints, RequestOf } from '@miczero/contracts';
import type { FastifyRequest } from 'fastify';
import type { LoginHashes } from '../admission/login-hashes.ts';
import type { RateLimits } from '../admission/rate-limits.ts';
import { Refusal } from '../core/kernel/refusals.ts';
import type { Actor } from '../core/kernel/turn.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Clock } from '../ports.ts';
import type { WorldRunner } from '../worlds/world-runner.ts';
import type { ClientLogs } from './client-logs.ts';

/** What every handler may use beside its request. */
export interface Services {
  readonly limits: RateLimits;
  readonly loginHashes: LoginHashes;
  readonly files: FileStore;
  readonly clientLogs: ClientLogs;
  /** The real clock; a world's own time is `runner.now()`. */
  readonly clock: Clock;
  /**
   * Whether the answer to a request for an SMS code contains the code: on test nodes, whose control API shows it anyway, but
   * never to pages of other origins.
   */
  readonly tellsCodes: (request: FastifyRequest) => boolean;
}

/** A call that has been decoded and, where it must be, signed. */
export interface Call<E extends Endpoint = Endpoint> extends Omit<Services, 'tellsCodes'> {
  readonly tellsCodes: () => boolean;
  readonly request: RequestOf<E>;
  readonly runner: WorldRunner;
  /** The caller; a call without a signature has none unless it sent a valid one. */
  readonly actor: Actor | null;
  /** The address that asked, as limits count it: of an IPv6 address its /64 (network-of.ts). */
  readonly ip: string;
  /** Value of the client header: what the device calls itself. */
  readonly device: string;
  /** The file of a multipart call. */
  readonly upload: Buffer | null;
}

export type Handler<E extends Endpoint> = (call: Call<E>) => DataOf<E> | Promise<DataOf<E>>;

/** A handler for some of the endpoints. */
export type Handlers<Names extends EndpointName> = { readonly [Name in Names]: Handler<Endpoints[Name]> };

/** The caller of a signed call; the scope of signed routes admits no other. */
export function callerOf(call: Pick<Call, 'actor'>): Actor {
  if (!call.actor) throw new Refusal('sessionMissing');
  return call.actor;
}
