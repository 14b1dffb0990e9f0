/** What a session description (RFC 8866) says of sound that its sender will send. */
export type DescribedSound =
  | 'sent'
  | 'silent'
  /** It describes something else than sound: pictures, data. */
  | 'not-sound';

const SENDS = /^a=(?:sendrecv|sendonly)/;
const IS_SILENT = /^a=(?:recvonly|inactive)/;

/** Reads it strictly: a medium is silent only if it says so, itself or for all, and nowhere the contrary. */
export function describedSound(sdp: string): DescribedSound {
  const [head = [], ...media] = sections(sdp.split(/[\r\n]+/));
  if (media.some(([line = '']) => !line.startsWith('m=audio '))) return 'not-sound';
  return media.every((lines) => isSilent(lines, head)) ? 'silent' : 'sent';
}

/** The head of the description, and one section for each medium. */
function sections(lines: readonly string[]): string[][] {
  const found: string[][] = [[]];
  for (const line of lines) {
    if (line.startsWith('m=')) found.push([]);
    found.at(-1)?.push(line);
  }
  return found;
}

function isSilent(lines: readonly string[], head: readonly string[]): boolean {
  if (lines.some((line) => SENDS.test(line))) return false;
  if (lines.some((line) => IS_SILENT.test(line))) return true;
  // Without a word both ways are meant.
  return head.some((line) => IS_SILENT.test(line)) && !head.some((line) => SENDS.test(line));
}
