import { capped, type RoomLineModel } from './chat-lines.model.ts';

/** Lines of the viewer that the platform has not confirmed. Until it does they have a c_mid and no mid. */

const isWaiting = (line: RoomLineModel) => line.mid === '' && line.c_mid !== '';

export function waitingLines(lines: readonly RoomLineModel[]): readonly RoomLineModel[] {
  return lines.filter(isWaiting);
}

/** The local copy of what the viewer has just written. */
export function withLocal(
  lines: readonly RoomLineModel[],
  line: Pick<RoomLineModel, 'c_mid' | 'content' | 'time' | 'author'>,
): readonly RoomLineModel[] {
  return capped([...lines, { ...line, key: `c${line.c_mid}`, mid: '', toldAt: null, kind: 'said' }]);
}

/** room-event.0x1011: the line that was rejected goes, as does one that the viewer discards. */
export function withoutWaiting(lines: readonly RoomLineModel[], c_mid: string): readonly RoomLineModel[] {
  return lines.filter((line) => line.mid !== '' || line.c_mid !== c_mid);
}

/** No acknowledgement came in time for the line, or for any line that waits. A late one heals it. */
export function withFailed(lines: readonly RoomLineModel[], c_mid: string | null): readonly RoomLineModel[] {
  return changed(lines, true, (line) => c_mid === null || line.c_mid === c_mid);
}

/** The line is sent again. */
export function withRepeated(lines: readonly RoomLineModel[], c_mid: string): readonly RoomLineModel[] {
  return changed(lines, false, (line) => line.c_mid === c_mid);
}

function changed(
  lines: readonly RoomLineModel[],
  isFailed: boolean,
  isMeant: (line: RoomLineModel) => boolean,
): readonly RoomLineModel[] {
  const isOther = (line: RoomLineModel) => isWaiting(line) && isMeant(line) && (line.isFailed ?? false) !== isFailed;
  return lines.some(isOther) ? lines.map((line) => (isOther(line) ? { ...line, isFailed } : line)) : lines;
}
