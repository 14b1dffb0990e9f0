import { ACCOUNT_CALLS, CLIENT_AUTH_TYPE, clientConfig, ERRORS, type UserNo } from '@miczero/contracts';
import * as z from 'zod/mini';
import { createClock } from '../platform/clock/browser-clock.ts';
import { createDigest } from '../platform/crypto/web-digest.ts';
import { ApiFailure } from '../platform/http/api-failure.ts';
import { createHttp } from '../platform/http/fetch-http.ts';
import { createIds } from '../platform/ids/browser-ids.ts';
import { createKeyRing } from '../platform/key-ring.ts';
import type { Http, Storage } from '../platform/ports.ts';
import { createOrigin } from './fakes/memory-storage.ts';

/** A user who signed in over the wire, without a page. */
export async function signIn(origin: string, phone: string, password: string, storage: Storage = createOrigin().tab()) {
  const config = z.parse(clientConfig, { hosts: { api: origin } });
  const clock = createClock();
  const digest = createDigest();
  const ids = createIds(storage);
  const keyRing = createKeyRing();
  const http = createHttp({ config, clock, ids, digest, keyRing });
  const ts = clock.now();
  const login = await http.call(ACCOUNT_CALLS['account.login'], {
    type: 1,
    client: CLIENT_AUTH_TYPE,
    username: phone,
    ts,
    passwd: await digest.sha256(`${await digest.sha256(password)}${ts}`),
    extra: JSON.stringify({ dev_imei: ids.deviceId() }),
  });
  keyRing.keep({ no: login.no, sid: login.token.sid, secret_key: login.token.secret_key });
  return { login, config, http, device: await digest.sha256(ids.deviceId()) };
}

/** Calls of the platform as a user, signed like those of a page. A call that is too fast is made again a moment later. */
export interface SignedCaller {
  readonly no: UserNo;
  readonly call: Http['call'];
  /** Whether the platform complies; false for a refusal. */
  readonly mayCall: (...asked: Parameters<Http['call']>) => Promise<boolean>;
}

const AGAIN_AFTER_MS = 500;

export async function signedCaller(origin: string, phone: string, password: string): Promise<SignedCaller> {
  const { login, http } = await signIn(origin, phone, password);
  const clock = createClock();
  const call: Http['call'] = async (endpoint, request) => {
    try {
      return await http.call(endpoint, request);
    } catch (error) {
      if (refusalOf(error) !== ERRORS.tooManyRequests.code) throw error;
    }
    await clock.sleep(AGAIN_AFTER_MS);
    return call(endpoint, request);
  };
  return {
    no: login.no,
    call,
    async mayCall(...asked) {
      try {
        await call(...asked);
        return true;
      } catch (error) {
        if (refusalOf(error) === null) throw error;
        return false;
      }
    },
  };
}

const refusalOf = (error: unknown): number | null =>
  error instanceof ApiFailure && error.fact.reason === 'refused' ? error.fact.code : null;
