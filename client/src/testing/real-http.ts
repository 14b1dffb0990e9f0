import { clientConfig } from '@miczero/contracts';
import * as z from 'zod/mini';
import { createDigest } from '../platform/crypto/web-digest.ts';
import { createHttp } from '../platform/http/fetch-http.ts';
import { createKeyRing } from '../platform/key-ring.ts';
import type { Http } from '../platform/ports.ts';
import { VIEWER } from './chat-lines.ts';
import { createVirtualClock } from './fakes/virtual-clock.ts';

/** The client's own http port, signed in, for every host at one origin: what consumer contracts are made with. */
export function createRealHttp(origin: string): Http {
  const keyRing = createKeyRing();
  keyRing.keep({ no: VIEWER, sid: 'sid', secret_key: 'key' });
  const hosts = Object.fromEntries(['api', 'group', 'payment', 'ops', 'user', 'static'].map((host) => [host, origin]));
  return createHttp({
    config: z.parse(clientConfig, { hosts }),
    clock: createVirtualClock(),
    ids: { clientMid: () => 'c', deviceId: () => 'device', random: () => 'random01', chance: () => 0 },
    digest: createDigest(),
    keyRing,
  });
}

export { ApiFailure } from '../platform/http/api-failure.ts';
