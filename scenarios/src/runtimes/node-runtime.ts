import { createHash, createHmac, randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import type { Runtime } from '../play/runtime.ts';
import type { RawSocket } from '../wire/raw-socket.ts';
import { fetchCause } from './fetch-cause.ts';

/** Plays scenarios in Node. */
export const nodeRuntime: Runtime = {
  request: async (url, init) => {
    const answer = await fetch(url, init).catch((error: unknown) => {
      throw new Error(`${new URL(url).origin} does not answer: ${fetchCause(error)}`);
    });
    return { status: answer.status, text: await answer.text() };
  },
  // Node 20 has no WebSocket of its own; that of `ws` has the members of the browsers'.
  open: (url) => new WebSocket(url) as unknown as RawSocket,
  hmac: (key, text) => createHmac('sha256', key).update(text).digest('base64'),
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
  random: () => randomBytes(8).toString('hex'),
};
