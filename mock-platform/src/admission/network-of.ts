import { isIPv4, isIPv6 } from 'node:net';

/** A customer of a provider gets at least a /64 and can use any address of it. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;
/** `x-forwarded-for` can contain any text instead of an address. */
const UNREADABLE_MAX = 64;

/**
 * The network that limits count: an IPv4 address unchanged, even when written as an IPv6 address (`::ffff:192.0.2.1`), and
 * the /64 of an IPv6 address. A caller with one address of a /64 has all of them and would never meet a limit by address.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return 'gone'; // a socket that closed during the handshake has no remote address
  // The usual case, before the long expression of an IPv6 address.
  if (!address.includes(':')) return address.slice(0, UNREADABLE_MAX);
  const [plain = ''] = address.split('%', 1);
  if (!isIPv6(plain)) return address.slice(0, UNREADABLE_MAX);
  const groups = groupsOf(plain);
  const [high = 0, low = 0] = groups.slice(-2);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

const NEIGHBOURHOOD_GROUPS = 3;

/**
 * The networks around one that `networkOf` has named, which one customer may have as a whole: the /24 of an IPv4 address, the /48 of an
 * IPv6 network. For limits that must hold against many networks.
 */
export function neighbourhoodOf(network: string): string {
  if (isIPv4(network)) return `${network.slice(0, network.lastIndexOf('.'))}.0/24`;
  if (!network.endsWith('::/64')) return network;
  return `${network.split(':', NEIGHBOURHOOD_GROUPS).join(':')}::/48`;
}

/** The eight numbers of an IPv6 address, however it is written. */
function groupsOf(address: string): number[] {
  const [before = '', after] = address.split('::', 2);
  const head = numbersIn(before);
  if (after === undefined) return head;
  const tail = numbersIn(after);
  return [...head, ...new Array<number>(GROUPS - head.length - tail.length).fill(0), ...tail];
}

function numbersIn(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((part) => {
    if (!isIPv4(part)) return [Number.parseInt(part, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}
