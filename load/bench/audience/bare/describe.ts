/** The session descriptions of a listener without a browser. */
export interface OwnEnd {
  readonly ufrag: string;
  readonly password: string;
  /** SHA-256 of the certificate, in pairs of hexadecimal digits. */
  readonly fingerprint: string;
  readonly port: number;
}

/** A description of the media server, as far as a listener reads it. */
export interface Offered {
  /** Where the server's packets come from. */
  readonly address: string;
  readonly media: readonly OfferedMedium[];
}
interface OfferedMedium {
  readonly mid: string;
  readonly ssrc: number;
  /** Lines that an answer repeats. */
  readonly agreed: readonly string[];
}

/** What an answer repeats of a medium: the codec and the extensions of its headers. */
const AGREED = /^a=(?:mid|rtpmap|fmtp|extmap|rtcp-mux)\b/;

export function readOffer(sdp: string): Offered {
  const lines = sdp.split('\r\n');
  const [, address = '127.0.0.1'] = /^a=candidate:\S+ 1 udp \d+ (\d+\.\d+\.\d+\.\d+) /im.exec(sdp) ?? [];
  const media: string[][] = [];
  for (const line of lines) {
    if (line.startsWith('m=')) media.push([]);
    media.at(-1)?.push(line);
  }
  return {
    address,
    media: media.map((all) => ({
      mid: foundIn(all, /^a=mid:(\S+)/),
      ssrc: Number(foundIn(all, /^a=ssrc:(\d+)/)),
      agreed: all.filter((line) => line.startsWith('m=') || AGREED.test(line)),
    })),
  };
}

/** An answer that receives everything, from an end that answers checks and makes none (ICE lite). */
export function answerTo({ address, media }: Offered, { ufrag, password, fingerprint, port }: OwnEnd): string {
  const own = [
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${fingerprint}`,
    'a=setup:active',
  ];
  const route = [`a=candidate:1 1 udp 2130706431 ${address} ${port} typ host`, 'a=end-of-candidates'];
  const head = ['v=0', 'o=- 1 1 IN IP4 127.0.0.1', 's=-', 't=0 0', 'a=ice-lite'];
  const bundle = `a=group:BUNDLE ${media.map(({ mid }) => mid).join(' ')}`;
  const described = media.flatMap(({ agreed }) => {
    const [first = '', ...others] = agreed;
    return [first, 'c=IN IP4 0.0.0.0', ...others, 'a=recvonly', ...own, ...route];
  });
  return `${[...head, bundle, ...described].join('\r\n')}\r\n`;
}

function foundIn(lines: readonly string[], pattern: RegExp): string {
  for (const line of lines) {
    const found = pattern.exec(line)?.[1];
    if (found !== undefined) return found;
  }
  return '';
}
