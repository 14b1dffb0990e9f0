import { ERRORS, type RefusalName } from '@miczero/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NotStored } from '../core/kernel/refusals.ts';

/** Refusals as a script reads them. The messages of the catalogue speak to users of the product, in their language. */
const WORDS: { readonly [Name in RefusalName]?: string } = {
  requestInvalid: 'invalid request',
  requestTooLarge: 'the request is too large',
  controlForbidden: 'the control API is for this machine, or for holders of its token',
  worldUnknown: 'no such world',
  userUnknown: 'no such user',
  hallProblem: 'no such hall',
  channelUnknown: 'no such channel',
  roomUnknown: 'no such room',
  captchaWrong: 'no such captcha',
  smsCodeWrong: 'no code was sent to this phone',
  platformBroken: 'the platform broke; its log says why',
  platformStopping: 'the platform is stopping',
};

const BY_CODE: ReadonlyMap<number, string> = new Map(
  // The first name of a code speaks for it.
  (Object.keys(ERRORS) as RefusalName[]).reverse().map((name) => [ERRORS[name].code, WORDS[name] ?? inWords(name)]),
);

/** Turns `giftReceiverUnknown` into words. */
function inWords(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** By name: the client of Redis, which its class stands beside, loads only where it is used. */
const isOutOfReach = (error: unknown): error is Error => error instanceof Error && error.name === 'OutOfReach';

/** Refusals of the control API in English, like its messages about invalid requests. */
export function wordRefusals(scope: FastifyInstance): void {
  /** A store that does not answer or has no room is no defect: its own words say more than the code. */
  const reasons = new WeakMap<FastifyRequest, string>();
  scope.addHook('onError', (request, _reply, error, done) => {
    const away = [error, error.cause].find(isOutOfReach);
    if (away) reasons.set(request, away.message);
    else if (error instanceof NotStored) reasons.set(request, `it could not be stored: ${error.message}`);
    done();
  });
  scope.addHook('preSerialization', (request, _reply, payload, done) => {
    const { code } = Object(payload) as { readonly code?: number };
    const message = reasons.get(request) ?? (code === undefined || code === 0 ? undefined : BY_CODE.get(code));
    done(null, message === undefined ? payload : { ...(payload as object), message });
  });
}
