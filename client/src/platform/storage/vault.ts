import { loginInfo } from '@miczero/contracts';
import * as z from 'zod/mini';
import { nextTask } from '../../lib/next-task.ts';
import type { Storage, Telemetry, Vault } from '../ports.ts';

const IV_BYTES = 12;

/**
 * The login info under AES-GCM with a key derived from the configuration (session.login-info-encrypted, open point
 * B11). It keeps the text from being read over a shoulder or in a backup; it does not protect it from scripts.
 */
export function createVault(storage: Storage, keyText: string, telemetry: Telemetry): Vault {
  let derived: Promise<CryptoKey> | null = null;
  const key = () => {
    derived ??= crypto.subtle
      .digest('SHA-256', new TextEncoder().encode(keyText))
      .then((bytes) => crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']));
    return derived;
  };
  let writes = 0;
  return {
    async read() {
      const stored = storage.read('login');
      if (stored === null) return null;
      try {
        const bytes = Uint8Array.from(atob(stored), (char) => char.charCodeAt(0));
        const iv = bytes.slice(0, IV_BYTES);
        const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await key(), bytes.slice(IV_BYTES));
        // The schema is built here, and the whole session begins with the answer: a task each (ADR 0146).
        await nextTask();
        const login = z.parse(loginInfo, JSON.parse(new TextDecoder().decode(plain)));
        await nextTask();
        return login;
      } catch {
        telemetry.log('warn', 'stored login info is unreadable');
        return null;
      }
    },
    async write(login) {
      writes += 1;
      const mine = writes;
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const plain = new TextEncoder().encode(JSON.stringify(z.encode(loginInfo, login)));
      const secret = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await key(), plain));
      // A sign-out while this was encrypting must win.
      if (mine !== writes) return;
      storage.write('login', btoa(String.fromCharCode(...iv, ...secret)));
    },
    clear() {
      writes += 1;
      storage.remove('login');
    },
  };
}
