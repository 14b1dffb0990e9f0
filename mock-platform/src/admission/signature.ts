import { type Authorization, CLIENT_AUTH_TYPE, parseAuthorization, signedText } from '@miczero/contracts';
import { findSession } from '../core/areas/sessions/sessions.ts';
import { NotStored, Refusal } from '../core/kernel/refusals.ts';
import type { Actor } from '../core/kernel/turn.ts';
import type { Session } from '../core/state/sessions.ts';
import type { WorldRunner } from '../worlds/world-runner.ts';
import type { AcceptedTimes } from './accepted-times.ts';
import { isHmacOf } from './hmac.ts';
import type { OnceKeys, Spent } from './once-keys.ts';
import { TooManyAttempts } from './rate-limits.ts';
import { after, type Soon } from './soon.ts';

const CLIENT = String(CLIENT_AUTH_TYPE);
/** 32 bytes in base64. */
const SIGNATURE_LENGTH = 44;

/**
 * Checks signed requests and socket handshakes: the session lives, the signature is right, the date is near our own
 * clock or the time that the world was moved to, and the random was not used before.
 */
export class SignatureCheck {
  readonly #times: AcceptedTimes;
  readonly #once: OnceKeys;

  constructor(times: AcceptedTimes, once: OnceKeys) {
    this.#times = times;
    this.#once = once;
  }

  /** Returns the caller; throws a Refusal that names the fault. */
  check(runner: WorldRunner, authorization: string | undefined, date: string | undefined): Soon<Actor> {
    if (authorization === undefined || authorization === '') throw new Refusal('sessionMissing');
    const parts = parseAuthorization(authorization);
    if (!parts || date === undefined) throw new Refusal('signatureInvalid');
    if (parts.client !== CLIENT) throw new Refusal('signatureInvalid');
    const session = findSession(runner.world, parts.sid, parts.no, runner.now());
    if (typeof session !== 'string') return this.#checkSigned(runner, session, parts, date);
    // An unknown one may have begun at another node a moment ago.
    const known = session === 'sessionUnknown' ? runner.catchUp() : null;
    if (!known) throw new Refusal(session);
    return known.then(
      () => {
        const found = findSession(runner.world, parts.sid, parts.no, runner.now());
        if (typeof found === 'string') throw new Refusal(found);
        return this.#checkSigned(runner, found, parts, date);
      },
      (error: unknown) => {
        // It is unknown whether the session exists: "signed out" would be a guess.
        throw new NotStored(error);
      },
    );
  }

  #checkSigned(runner: WorldRunner, session: Session, parts: Authorization, date: string): Soon<Actor> {
    // The decoder skips characters outside base64: without the length check, a caller could make the node remember any amount of it.
    if (parts.signature.length !== SIGNATURE_LENGTH) throw new Refusal('signatureInvalid');
    if (!isHmacOf(session.secret_key, signedText(parts, date), parts.signature)) throw new Refusal('signatureInvalid');
    // Only a holder of the key learns about the clock, or fills the list of randoms.
    const until = this.#times.require(Date.parse(date), runner.aheadMs);
    const { no, sid } = session;
    return after(this.#once.spend(`${runner.name} ${sid}`, parts.random, until), (spent) => {
      requireFresh(spent);
      return { no, sid };
    });
  }
}

function requireFresh(spent: Spent): void {
  if (spent.kind === 'spent') throw new Refusal('signatureReplayed');
  if (spent.kind === 'full') throw new TooManyAttempts(spent.waitMs);
}
