import type { HarWords } from '../words/har-words.ts';
import type { Taken } from './captured-frame.ts';
import type { HarFrame } from './har-frames.ts';

/** A frame and what it tells. */
export interface TakenFrame {
  readonly frame: HarFrame;
  readonly taken: Taken | null;
}

const isId = (id: string) => /^\d+$/.test(id) && id !== '0';

/** The sockets of a capture by whose they are and where: their entries in the file say nothing to a reader. */
export function socketNames(frames: readonly TakenFrame[], words: HarWords): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  const entries = [...new Set(frames.map(({ frame }) => frame.entry))].sort((one, other) => one - other);
  for (const entry of entries) {
    const name = nameOf(
      frames.filter(({ frame }) => frame.entry === entry),
      words,
    );
    const others = [...names.values()].filter((each) => each === name || each.startsWith(`${name} #`)).length;
    names.set(entry, others === 0 ? name : `${name} #${others + 1}`);
  }
  return names;
}

function nameOf(frames: readonly TakenFrame[], words: HarWords): string {
  const user = frames
    .flatMap(({ taken }) => (taken?.kind === 'line' || taken?.kind === 'sent' ? [taken.from] : []))
    .find(isId);
  const isHall = frames[0]?.frame.socket === 'hall';
  const room = isHall
    ? undefined
    : frames.flatMap(({ taken }) => placesOf(taken)).find((id) => isId(id) && id !== user);
  return words.socketOf(isHall ? 'hall' : 'room', user, room);
}

/** Where what a frame tells belongs, or to whom. */
function placesOf(taken: Taken | null): readonly string[] {
  if (taken?.kind === 'line') return [taken.line.to];
  return taken?.kind === 'event' ? [taken.event.to] : [];
}

/** The place of a frame in words, and in the file. */
export const placeOfFrame = (
  { entry, number }: HarFrame,
  names: ReadonlyMap<number, string>,
  words: HarWords,
): string => words.frameAt(names.get(entry) ?? words.socket, number, entry);
