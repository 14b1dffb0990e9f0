import { crc32 } from 'node:zlib';

/**
 * One group of commands as a line of a log file: `<checksum> <first> <count> <JSON array>`, with the position of the first
 * command and the number of commands. The checksum is the CRC-32 of the rest of the line in hex.
 */
export interface StoredGroup {
  readonly first: number;
  readonly count: number;
  /** JSON, written and read by the node. */
  readonly commands: string;
}

export function lineOf({ first, count, commands }: StoredGroup): Buffer {
  const rest = `${first} ${count} ${commands}`;
  return Buffer.from(`${checksumOf(rest)} ${rest}\n`);
}

/** Reads a line without its end; null for one that its checksum does not fit. */
export function groupIn(line: Buffer): StoredGroup | null {
  const text = line.toString();
  const [, checksum, rest = ''] = /^([0-9a-f]{8}) (.*)$/s.exec(text) ?? [];
  if (checksum === undefined || checksum !== checksumOf(rest)) return null;
  const [, first, count, commands = ''] = /^(\d+) (\d+) (.*)$/s.exec(rest) ?? [];
  return { first: Number(first), count: Number(count), commands };
}

/** CRC-32 in eight hexadecimal digits, of what follows a text with the checksum `before`. */
export function checksumOf(text: string | Buffer, before = '0'): string {
  return crc32(text, Number.parseInt(before, 16)).toString(16).padStart(8, '0');
}
