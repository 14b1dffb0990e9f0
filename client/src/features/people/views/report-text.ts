import { charactersOf, REPORT_TEXT_MAX_CHARS } from '@miczero/contracts';
import type { ReportedLine } from '../modals.ts';

/** The call has no field for a message, so operations find its ids in the text. */
const idsOf = ({ place, msg_id }: ReportedLine) => `[${place}, message ${msg_id}]`;

/** How many characters the viewer may write: what is left beside the ids of the message. */
export function wordsMost(line: ReportedLine | null): number {
  return line ? REPORT_TEXT_MAX_CHARS - idsOf(line).length - 1 : REPORT_TEXT_MAX_CHARS;
}

/** The words of the viewer, whole, then what the report is about: its ids, and as much of its text as there is room for. */
export function reportTextOf(words: string, line: ReportedLine | null): string {
  const about = line ? `${idsOf(line)} ${line.text}` : '';
  const whole = charactersOf(`${words}\n${about}`.trim());
  return whole.slice(0, REPORT_TEXT_MAX_CHARS).join('').trimEnd();
}
