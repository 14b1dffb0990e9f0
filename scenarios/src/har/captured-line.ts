import type { HarWords } from '../words/har-words.ts';
import type { StepPlace } from './captured-call.ts';

/** A line that the page of the capture sent to a text channel or to the chat of a room. */
export interface CapturedLine {
  readonly name: 'sendChat' | 'sendRoomChat';
  readonly mid: string;
  readonly to: string;
  readonly channel: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const PLAIN_LINE = '1';

/** Why a line cannot be said by an actor; null when it can. */
export function unsayable({ name, body: { msg_type, content, extra } }: CapturedLine, words: HarWords): string | null {
  if (typeof content !== 'string' || content === '') return words.lineWithoutText(name);
  if (name === 'sendRoomChat') return null;
  if (String(msg_type) !== PLAIN_LINE) return words.lineOfType(name, String(msg_type));
  return mentions(extra) ? words.lineWithMentions(name) : null;
}

/** The step that says a line, at the place of the seed; the reason when the seed lacks it. */
export function lineStep(
  { name, to, channel, body: { content } }: CapturedLine,
  { as, ids, has, words }: StepPlace,
): { readonly step: object } | { readonly reason: string } {
  const text = String(content);
  const said = text.startsWith('$') ? `$${text}` : text;
  const lacking = (id: string) => ({ reason: words.lineLacks(name, id) });
  if (name === 'sendRoomChat') {
    const room = ids.room.get(to) ?? to;
    return has(room) ? { step: { 'say-in-room': said, as, room } } : lacking(to);
  }
  const [hall, place] = [ids.hall.get(to) ?? to, ids.channel.get(channel) ?? channel];
  if (!has(hall)) return lacking(to);
  return has(place) ? { step: { say: said, as, in: `${hall}/${place}` } } : lacking(channel);
}

/** The ids of the lines that an event answers or brings back. */
export function answeredLines(body: Readonly<Record<string, unknown>>): readonly string[] {
  const own = typeof body['c_mid'] === 'string' ? body['c_mid'] : '';
  const list: readonly unknown[] = Array.isArray(body['list']) ? body['list'] : [];
  return [own, ...list.map(lineOfItem)].filter((mid) => mid !== '');
}

/** The event without the lines of these ids, of which none is empty; null when nothing is left of it. */
export function withoutLines(
  body: Readonly<Record<string, unknown>>,
  mids: ReadonlySet<string>,
): Readonly<Record<string, unknown>> | null {
  if (typeof body['c_mid'] === 'string' && mids.has(body['c_mid'])) return null;
  if (!Array.isArray(body['list'])) return body;
  const list: readonly unknown[] = body['list'];
  const left = list.filter((item) => !mids.has(lineOfItem(item)));
  if (left.length === list.length) return body;
  return left.length === 0 ? null : { ...body, list: left };
}

/** The id that the sender gave to a line of a room's list; empty for what is none. */
function lineOfItem(item: unknown): string {
  const body = typeof item === 'object' && item !== null && 'body' in item ? asObject(item.body) : null;
  const mid = body?.['c_mid'];
  return typeof mid === 'string' ? mid : '';
}

function mentions(extra: unknown): boolean {
  const people = asObject(extra)?.['aiteuser'];
  return typeof people === 'object' && people !== null && Object.keys(people).length > 0;
}

/** An object, also where it travels as JSON text. */
function asObject(value: unknown): Readonly<Record<string, unknown>> | null {
  if (typeof value === 'string') {
    try {
      return asObject(JSON.parse(value));
    } catch {
      return null;
    }
  }
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : null;
}
