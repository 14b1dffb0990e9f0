/**
 * The 29 emoticons (const.emoji-set-29; names and drawings are ours, open point B20). The code in a message is `:name:`;
 * `id` names the drawing and the translated label.
 */
export const EMOJI = [
  { name: '微笑', id: 'smile' },
  { name: '大笑', id: 'laugh' },
  { name: '笑哭', id: 'tearsOfJoy' },
  { name: '偷笑', id: 'giggle' },
  { name: '可爱', id: 'cute' },
  { name: '害羞', id: 'shy' },
  { name: '酷', id: 'cool' },
  { name: '爱心', id: 'heart' },
  { name: '玫瑰', id: 'rose' },
  { name: '赞', id: 'like' },
  { name: '鼓掌', id: 'clap' },
  { name: '加油', id: 'goForIt' },
  { name: '胜利', id: 'victory' },
  { name: '抱拳', id: 'salute' },
  { name: '握手', id: 'handshake' },
  { name: '疑问', id: 'question' },
  { name: '惊讶', id: 'surprised' },
  { name: '流泪', id: 'cry' },
  { name: '生气', id: 'angry' },
  { name: '再见', id: 'bye' },
  { name: '睡觉', id: 'sleep' },
  { name: '庆祝', id: 'celebrate' },
  { name: '礼物', id: 'gift' },
  { name: '咖啡', id: 'coffee' },
  { name: '干杯', id: 'cheers' },
  { name: '游戏', id: 'game' },
  { name: '麦克风', id: 'microphone' },
  { name: '皇冠', id: 'crown' },
  { name: '火', id: 'fire' },
] as const;

export type Emoji = (typeof EMOJI)[number];
export type EmojiId = Emoji['id'];

const BY_NAME: ReadonlyMap<string, Emoji> = new Map(EMOJI.map((emoji) => [emoji.name, emoji]));
const CODE = /:(\p{Script=Han}{1,4}):/gu;

export type EmojiPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'emoji'; readonly emoji: Emoji; readonly code: string };

export function emojiCode(emoji: Emoji): string {
  return `:${emoji.name}:`;
}

/** rule.emoji-code; a code without a drawing stays text (rule.emoji-unknown), and its last colon may open the next code. */
export function emojiParts(text: string): readonly EmojiPart[] {
  const parts: EmojiPart[] = [];
  let from = 0;
  CODE.lastIndex = 0;
  for (let match = CODE.exec(text); match !== null; match = CODE.exec(text)) {
    const emoji = BY_NAME.get(match[1] ?? '');
    if (!emoji) {
      CODE.lastIndex = match.index + match[0].length - 1;
      continue;
    }
    if (match.index > from) parts.push({ type: 'text', text: text.slice(from, match.index) });
    parts.push({ type: 'emoji', emoji, code: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ type: 'text', text: text.slice(from) });
  return parts;
}

/** True for a line of one to three emoticons and nothing else, which is shown larger. */
export function isEmojiOnly(text: string): boolean {
  const parts = emojiParts(text.replace(/\s+/gu, ''));
  return parts.length > 0 && parts.length <= 3 && parts.every((part) => part.type === 'emoji');
}
