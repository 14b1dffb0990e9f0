import { readFileSync } from 'node:fs';

/**
 * Packets that came to these UDP ports and were dropped by the kernel, because the process did not read them in time: the server has sent
 * them, and to count them as its loss would be to measure the listeners.
 */
export function unreadAt(ports: readonly number[], table = readFileSync('/proc/net/udp', 'utf8')): number {
  const own = new Set(ports);
  return table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter(([, address = '']) => own.has(Number.parseInt(address.split(':')[1] ?? '', 16)))
    .reduce((sum, fields) => sum + Number(fields.at(-1)), 0);
}
