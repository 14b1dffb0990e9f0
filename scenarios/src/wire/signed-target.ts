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

/** The authorization and the date of one request or socket. */
export interface Signed {
  readonly authorization: string;
  readonly date: string;
}

/** The text that a session signs now, and what to do with the signature: a browser signs asynchronously. */
export function signable({ no, sid }: Session, random: string) {
  const date = new Date().toUTCString();
  const parts = { no, client: '3', random, sid };
  return {
    text: signedText(parts, date),
    signed: (signature: string): Signed => ({ authorization: formatAuthorization({ ...parts, signature }), date }),
  };
}

/** Request target of a hall socket, signed now: each signature opens one socket. */
export function hallTarget(session: Session, world: string, signing: Signing): string {
  return hallTargetOf(signedNow(session, signing), world);
}

/** Request target of a room socket, signed now. */
export function roomTarget(session: Session, world: string, signing: Signing): string {
  return roomTargetOf(signedNow(session, signing), world);
}

/** The platform lists a socket with its label. */
export function hallTargetOf(signed: Signed, world: string, label = ''): string {
  const fixed = { EIO: '4', transport: 'websocket', version: '2.0.49', flag: '1', appid: '0', gate: 'pc' };
  return `/socket.io/?${queryOf({ ...fixed, ...signed, world, ...(label !== '' && { label }) })}`;
}

export function roomTargetOf(signed: Signed, world: string, label = ''): string {
  return `/ws/room?${queryOf({ ...signed, world, ...(label !== '' && { label }) })}`;
}

function signedNow(session: Session, { hmac, random }: Signing): Signed {
  const { text, signed } = signable(session, random());
  return signed(hmac(session.secret_key, text));
}

/** k6 has no `URLSearchParams`. */
export function queryOf(fields: Readonly<Record<string, unknown>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');
}
