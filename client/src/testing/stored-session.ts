import { STORAGE_PREFIX } from '../platform/storage/local-storage.ts';
import { createVault } from '../platform/storage/vault.ts';
import { createOrigin } from './fakes/memory-storage.ts';
import { signIn } from './signed-caller.ts';

/**
 * Signs in over the wire and answers the localStorage entries that a page of the same user would have: the session is
 * one that the platform issued, the entries are written by the client's own vault.
 */
export async function storedSession(
  origin: string,
  phone: string,
  password: string,
): Promise<{ name: string; value: string }[]> {
  const entries = createOrigin();
  const storage = entries.tab();
  const { login, config } = await signIn(origin, phone, password, storage);
  await createVault(storage, config.storage_key, { log() {}, report() {}, bug() {} }).write(login);
  return [...entries.values].map(([key, value]) => ({ name: STORAGE_PREFIX + key, value }));
}
