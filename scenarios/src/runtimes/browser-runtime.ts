import type { Runtime } from '../play/runtime.ts';
import type { RawSocket } from '../wire/raw-socket.ts';

const encoder = new TextEncoder();

/** Plays scenarios in a page. It needs a secure context, as every host below `localhost` is. */
export const browserRuntime: Runtime = {
  request: async (url, init) => {
    const answer = await fetch(url, init);
    return { status: answer.status, text: await answer.text() };
  },
  open: (url) => new WebSocket(url) as RawSocket,
  hmac: async (key, text) => {
    const imported = await crypto.subtle.importKey(
      'raw',
      encoder.encode(key),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['sign'],
    );
    return btoa(
      String.fromCharCode(...new Uint8Array(await crypto.subtle.sign('HMAC', imported, encoder.encode(text)))),
    );
  },
  sha256: async (text) => inHex(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text)))),
  random: () => inHex(crypto.getRandomValues(new Uint8Array(8))),
};

function inHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
