/** What a session description (RFC 8866) says of sound that its sender will send. */
export type DescribedSound =
  | 'sent'
  | 'silent'
  /** It describes something else than sound: pictures, data. */
  | 'not-sound';

/** Whatever some reader of descriptions may take for a direction, however it is written. */
const DIRECTION = /^\s*a\s*=\s*(?:sendrecv|sendonly|recvonly|inactive)/i;
const SILENT_LINES: ReadonlySet<string> = new Set(['a=recvonly', 'a=inactive']);
const LINE = /^[a-z]=/;

/**
 * Browsers disagree on the reading of an odd description, and a sender who wants to be heard can choose the odd one. A
 * description is silent only if no other reading exists: every medium says so itself, in one exact line. Session-level
 * lines for all media are ignored, as in Chromium.
 */
export function describedSound(sdp: string): DescribedSound {
  // Some end lines at a lone carriage return, others do not.
  const describesMore = sdp.split(/[\r\n]+/).some((line) => /^\s*m\s*=/i.test(line) && !line.startsWith('m=audio '));
  if (describesMore) return 'not-sound';
  const lines = sdp.split(/\r?\n/).filter((line) => line !== '');
  if (!lines.every((line) => LINE.test(line) && !line.includes('\r'))) return 'sent';
  return mediaOf(lines).every(isSilent) ? 'silent' : 'sent';
}

/** The lines of each medium, without the head before them. */
function mediaOf(lines: readonly string[]): string[][] {
  const media: string[][] = [];
  for (const line of lines) {
    if (line.startsWith('m=')) media.push([]);
    media.at(-1)?.push(line);
  }
  return media;
}

/**
 * Whether each medium has one name of its own, so that the media server can be told to mute it. Browsers name every medium
 * (RFC 8829, 5.2.1).
 */
export function namesEachMedium(sdp: string): boolean {
  const names = mediaOf(sdp.split(/\r\n|\r|\n/)).map((lines) =>
    lines.filter((line) => /^\s*a\s*=\s*mid\s*:/i.test(line)),
  );
  const isNamed = names.every(([name = '', ...others]) => /^a=mid:\S+$/.test(name) && others.length === 0);
  return isNamed && new Set(names.flat()).size === names.length;
}

function isSilent(lines: readonly string[]): boolean {
  const [direction = '', ...others] = lines.filter((line) => DIRECTION.test(line));
  return SILENT_LINES.has(direction) && others.length === 0;
}
