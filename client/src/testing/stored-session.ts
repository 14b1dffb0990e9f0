import { ACCOUNT_CALLS, CLIENT_AUTH_TYPE, clientConfig, type LoginInfo } from '@miczero/contracts';
import * as z from 'zod/mini';
import { createClock } from '../platform/clock/browser-clock.ts';
import { createDigest } from '../platform/crypto/web-digest.ts';
import { createHttp } from '../platform/http/fetch-http.ts';
import { createIds } from '../platform/ids/browser-ids.ts';
import { createKeyRing } from '../platform/key-ring.ts';
import { STORAGE_PREFIX } from '../platform/storage/local-storage.ts';
import { createVault } from '../platform/storage/vault.ts';
import { createOrigin } from './fakes/memory-storage.ts';

export interface StoredSession {
  readonly entries: { name: string; value: string }[];
  readonly login: LoginInfo;
  /** The hash of the page's device id, as the header of its calls has it after the platform's prefix. */
  readonly device: string;
}

/**
 * Signs in over the wire and answers the localStorage entries that a page of the same user would have: the session is
 * one that the platform issued, the entries are written by the client's own vault.
 */
export async function storedSession(origin: string, phone: string, password: string): Promise<StoredSession> {
  const config = z.parse(clientConfig, { hosts: { api: origin } });
  const entries = createOrigin();
  const storage = entries.tab();
  const clock = createClock();
  const digest = createDigest();
  const ids = createIds(storage);
  const http = createHttp({ config, clock, ids, digest, keyRing: createKeyRing() });
  const ts = clock.now();
  const login = await http.call(ACCOUNT_CALLS['account.login'], {
    type: 1,
    client: CLIENT_AUTH_TYPE,
    username: phone,
    ts,
    passwd: await digest.sha256(`${await digest.sha256(password)}${ts}`),
    extra: JSON.stringify({ dev_imei: ids.deviceId() }),
  });
  await createVault(storage, config.storage_key, { log() {}, report() {}, bug() {} }).write(login);
  const stored = [...entries.values].map(([key, value]) => ({ name: STORAGE_PREFIX + key, value }));
  return { entries: stored, login, device: await digest.sha256(ids.deviceId()) };
}
