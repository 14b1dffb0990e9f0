import type { LoginInfo } from '@miczero/contracts';
import { STORAGE_PREFIX } from '../platform/storage/local-storage.ts';
import { createVault } from '../platform/storage/vault.ts';
import { createOrigin } from './fakes/memory-storage.ts';
import { signIn } from './signed-caller.ts';

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
  const entries = createOrigin();
  const storage = entries.tab();
  const { login, config, device } = await signIn(origin, phone, password, storage);
  await createVault(storage, config.storage_key, { log() {}, report() {}, bug() {} }).write(login);
  const stored = [...entries.values].map(([key, value]) => ({ name: STORAGE_PREFIX + key, value }));
  return { entries: stored, login, device };
}
