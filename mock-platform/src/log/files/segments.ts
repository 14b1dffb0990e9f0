import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { Damage } from './damage.ts';
import { groupIn, type StoredGroup } from './group-line.ts';

/** A file of the log of a world. A log is cut into several, so that its beginning can be deleted. */
export interface Segment {
  readonly path: string;
  /** The position of its first command. */
  readonly first: number;
}

const NAME = /^log-(\d+)$/;
const CHUNK_BYTES = 1_048_576;
const LINE_END = 10;

export const segmentPath = (folder: string, first: number) => join(folder, `log-${first}`);

/** The segments of a folder, oldest first. */
export function segmentsIn(folder: string): Segment[] {
  const found = readdirSync(folder).flatMap((name) => {
    const first = NAME.exec(name)?.[1];
    return first === undefined ? [] : [{ path: join(folder, name), first: Number(first) }];
  });
  return found.sort((a, b) => a.first - b.first);
}

/** The segments that hold what comes after a position. */
export function segmentsAfter(segments: readonly Segment[], after: number): readonly Segment[] {
  return segments.filter((_, index) => (segments[index + 1]?.first ?? Number.POSITIVE_INFINITY) > after + 1);
}

/** What follows the last whole line of a file: the bytes of a write that did not finish. */
export interface Tail {
  readonly path: string;
  /** The length of the file up to there. */
  readonly at: number;
  readonly bytes: number;
}

/** Reads the groups of segments in order and checks each; reports what stands after the last line of the last one. */
export function* groupsIn(segments: readonly Segment[], onTail: (tail: Tail) => void): Generator<StoredGroup> {
  let next = segments[0]?.first ?? 1;
  for (const [index, { path, first }] of segments.entries()) {
    if (first !== next) throw new Damage(path, `it begins with command ${first}, the one before ends at ${next - 1}`);
    let at = 0;
    for (const line of linesOf(path)) {
      if (!line.isWhole) {
        const tail = { path, at, bytes: line.bytes.length };
        if (index < segments.length - 1) throw new Damage(path, `it ends within the group after command ${next - 1}`);
        onTail(tail);
        break;
      }
      const group = groupIn(line.bytes);
      if (!group)
        throw new Damage(path, `the group after command ${next - 1}, at byte ${at}, does not fit its checksum`);
      if (group.first !== next) throw new Damage(path, `after command ${next - 1} comes ${group.first}`);
      yield group;
      next = group.first + group.count;
      at += line.bytes.length + 1;
    }
  }
}

interface Line {
  /** Without the end of the line. */
  readonly bytes: Buffer;
  readonly isWhole: boolean;
}

/** The lines of a file; the bytes after the last line end are a line that is not whole. */
export function* linesOf(path: string): Generator<Line> {
  const fd = openSync(path, 'r');
  try {
    let rest: Buffer = Buffer.alloc(0);
    for (;;) {
      const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
      const length = readSync(fd, chunk);
      if (length === 0) break;
      const bytes = Buffer.concat([rest, chunk.subarray(0, length)]);
      let start = 0;
      for (let end = bytes.indexOf(LINE_END); end >= 0; end = bytes.indexOf(LINE_END, start)) {
        yield { bytes: bytes.subarray(start, end), isWhole: true };
        start = end + 1;
      }
      rest = bytes.subarray(start);
    }
    if (rest.length > 0) yield { bytes: rest, isWhole: false };
  } finally {
    closeSync(fd);
  }
}
