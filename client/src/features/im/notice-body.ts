import type { ImBody } from '../../platform/ports/im.ts';

const LINE_MAX_CHARS = 120;
const MS_PER_SECOND = 1000;
const SIGNS = { image: '🖼️', voice: '🎤', video: '🎬', gift: '🎁', custom: '🗂️' } as const;

/** What a notification of the system says of a message. Signs stand for what has no words: they need no language. */
export function noticeBody(body: ImBody): string {
  switch (body.kind) {
    case 'text':
      return cut(body.text);
    case 'image':
      return SIGNS.image;
    case 'voice':
    case 'video':
      return `${SIGNS[body.kind]} ${Math.max(1, Math.round(body.durationMs / MS_PER_SECOND))}″`;
    case 'gift':
      return cut(`${SIGNS.gift} ${body.name} ×${body.count}`);
    case 'custom':
      return cut(`${SIGNS.custom} ${titleOf(body.json)}`.trim());
    case 'notice':
    case 'recalled':
    case 'unknown':
      return '';
  }
}

/** What fits a notification, by whole characters. */
export const cut = (text: string): string => [...text.slice(0, 2 * LINE_MAX_CHARS)].slice(0, LINE_MAX_CHARS).join('');

/** As the card itself is headed; '' where it names nothing, or is none. */
function titleOf(json: string): string {
  try {
    const card: unknown = JSON.parse(json);
    if (typeof card !== 'object' || card === null) return '';
    const named = ['title', 'room_name', 'hall_name'].map((name): unknown => Reflect.get(card, name));
    return String(named.find((value) => typeof value === 'string' && value !== '') ?? '');
  } catch {
    return '';
  }
}
