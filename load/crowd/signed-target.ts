import { formatAuthorization, signedText } from '@miczero/contracts';

/** Who a socket belongs to. */
export interface Session {
  readonly no: string;
  readonly sid: string;
  readonly secret_key: string;
}

/** What the runtime gives to sign: k6 and Node have different libraries. */
export interface Signing {
  /** HMAC-SHA256 in base64. */
  readonly hmac: (key: string, text: string) => string;
  /** 16 hexadecimal characters that were never used. */
  readonly random: () => string;
}

/** Request target of a hall socket, signed now: each signature opens one socket. */
export function hallTarget({ no, sid, secret_key }: Session, world: string, { hmac, random }: Signing): string {
  const date = new Date().toUTCString();
  const parts = { no, client: '3', random: random(), sid };
  const signature = hmac(secret_key, signedText(parts, date));
  const query = {
    EIO: '4',
    transport: 'websocket',
    world,
    authorization: formatAuthorization({ ...parts, signature }),
    date,
    version: '2.0.49',
    flag: '1',
    appid: '0',
    gate: 'pc',
  };
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `/socket.io/?${pairs.join('&')}`;
}
