import type { IncomingMessage } from 'node:http';
import { SOCKET_FLAG_CLAIM, type UserNo } from '@miczero/contracts';
import * as z from 'zod/mini';
import { Refusal } from '../core/kernel/refusals.ts';
import type { Actor } from '../core/kernel/turn.ts';
import { worldNameOf } from '../worlds/world-name.ts';
import type { WorldRunner } from '../worlds/world-runner.ts';
import type { Worlds } from '../worlds/worlds.ts';
import { networkOf } from './network-of.ts';
import { raisedIn } from './raised-rate.ts';
import type { RateLimits } from './rate-limits.ts';
import type { SignatureCheck } from './signature.ts';
import type { Soon } from './soon.ts';

/** An accepted handshake: the person, and the world. */
export interface Admitted {
  readonly runner: WorldRunner;
  readonly actor: Actor;
  /** The person takes over from another device (`flag=web-here`). */
  readonly claim: boolean;
  /** What the program that opens the socket calls it; empty for clients. */
  readonly label: string;
  /** A page of a browser opened it: every browser names its origin, and no program here does. */
  readonly isPage: boolean;
}

/** A socket whose user has not signed in yet. */
export interface Stranger {
  readonly runner: WorldRunner;
  /** Counts a socket of the person that the first frame has named. */
  readonly admit: (no: UserNo) => Soon<void>;
  /** Counts a first frame without valid credentials. */
  readonly countWrong: () => Soon<void>;
}

interface HandshakesOptions {
  readonly worlds: Worlds;
  readonly signatures: SignatureCheck;
  readonly limits: RateLimits;
  /** The caller's address: the peer's, or the one that a trusted proxy names. */
  readonly addressOf: (request: IncomingMessage) => string | undefined;
}

const query = z.object({
  authorization: z.optional(z.string()),
  date: z.optional(z.string()),
  world: z.optional(z.string()),
  flag: z.optional(z.string()),
  label: z.optional(z.string().check(z.maxLength(64))),
});
type Query = z.output<typeof query>;

/**
 * Admission of sockets of every kind. A handshake without a valid signature counts with the other strangers of its address.
 * A valid one is counted before the world learns of the connection, because every opened connection is announced to other users
 * and closes. These refusals do not end the session: clients wait and try again.
 */
export class Handshakes {
  readonly #options: HandshakesOptions;

  constructor(options: HandshakesOptions) {
    this.#options = options;
  }

  /** Accepts a handshake, or throws a Refusal with the reason. */
  async admit(given: unknown, request: IncomingMessage): Promise<Admitted> {
    const { worlds, limits, addressOf } = this.#options;
    const network = networkOf(addressOf(request));
    const { data } = z.safeParse(query, given);
    const runner = worlds.get(worldNameOf(data?.world, request.headers.host));
    let admitted: Admitted;
    try {
      admitted = { ...(await this.#identify(runner, data)), isPage: request.headers.origin !== undefined };
    } catch (error) {
      await limits.take('stranger', `${runner?.name ?? ''} ${network}`, runner?.world.limits);
      throw error;
    }
    const { name } = admitted.runner;
    // The person first: a person over their own limit uses no tokens of the whole address.
    await limits.take('connect', `${name} ${admitted.actor.no}`, raisedIn(admitted.runner, 'connect'));
    await limits.take('connectAddress', `${name} ${network}`, raisedIn(admitted.runner, 'connectAddress'));
    return admitted;
  }

  /** Accepts a socket whose first frame names its user, or throws a Refusal. All sockets of an address share one count. */
  async admitStranger(request: IncomingMessage): Promise<Stranger> {
    const { worlds, limits, addressOf } = this.#options;
    const network = networkOf(addressOf(request));
    const runner = worlds.get(worldNameOf(undefined, request.headers.host));
    if (!runner) throw new Refusal('worldUnknown');
    await limits.take('connectAddress', `${runner.name} ${network}`, raisedIn(runner, 'connectAddress'));
    return {
      runner,
      admit: (no) => limits.take('connect', `${runner.name} ${no}`, raisedIn(runner, 'connect')),
      countWrong: () => limits.take('stranger', `${runner.name} ${network}`, runner.world.limits),
    };
  }

  async #identify(runner: WorldRunner | undefined, given: Query | undefined): Promise<Omit<Admitted, 'isPage'>> {
    if (!given) throw new Refusal('requestInvalid');
    if (!runner) throw new Refusal('worldUnknown');
    const { authorization, date, flag, label = '' } = given;
    const actor = await this.#options.signatures.check(runner, authorization, date);
    return { runner, actor, claim: flag === SOCKET_FLAG_CLAIM, label };
  }
}
