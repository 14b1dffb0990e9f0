import type { RawSocket, Runtime, Signing } from '@miczero/scenarios/player';
import { sha256 } from 'k6/crypto';
import http from 'k6/http';
import { countedSocket } from './counted-socket.ts';
import { signing } from './signing.ts';

/** What k6 gives so that scenarios, and people who make calls, can be played in it. */
export const k6Runtime: Runtime & Signing = {
  ...signing,
  sha256: (text) => sha256(text, 'hex'),
  request: async (url, { method, headers, body }) => {
    const answer = await http.asyncRequest(method, url, body ?? null, { headers: { ...headers } });
    if (answer.status === 0) throw new Error(`no answer: ${answer.error}`);
    return { status: answer.status, text: String(answer.body) };
  },
  open: (url) => countedSocket(url) as unknown as RawSocket,
};
