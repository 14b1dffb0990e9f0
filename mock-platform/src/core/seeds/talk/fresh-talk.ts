import type { SentChatBody } from '@miczero/contracts';
import type { Random } from '../../kernel/random.ts';
import { imageBody, textBody } from '../chat-lines.ts';
import { type Subject, spoken, subjectOf, TALKS, type Talk } from '../evening-talk.ts';
import { PICTURES } from '../pictures.ts';
import { roomTalks } from '../room-talk.ts';
import { GAME_TALKS } from './game-talk.ts';
import { PICTURE_TALKS, SMALL_TALKS } from './small-talk.ts';
import { filledWords, SUBJECT_WORDS, type SubjectWords } from './subject-words.ts';

/** A line of a conversation with its blanks filled. */
export interface TalkLine {
  /** Different numbers are different people. */
  readonly speaker: number;
  readonly body: SentChatBody;
}

/** Conversations that fit a place, and what their blanks stand for. */
export interface TalkSource {
  /** Conversations of this place alone, and those that it shares with others. */
  readonly own: readonly Talk[];
  readonly shared: readonly (readonly Talk[])[];
  readonly words: SubjectWords | null;
}

/** In a place no line is said again before this many others. */
export const LINES_APART = 60;
/** Draws until the place stays silent. */
const DRAWS = 12;
const OWN_SHARE = 0.35;

const DAILY_TALKS = [...SMALL_TALKS, ...PICTURE_TALKS];

const wordsOf = (subject: Subject): SubjectWords | null =>
  subject in SUBJECT_WORDS ? SUBJECT_WORDS[subject as keyof typeof SUBJECT_WORDS] : null;

/** Two in three shared conversations are about the game, in a hall that meets to play. */
export function hallTalk(hallName: string): TalkSource {
  const subject = subjectOf(hallName);
  const words = wordsOf(subject);
  const shared = [GAME_TALKS, GAME_TALKS, DAILY_TALKS];
  return { own: TALKS[subject], shared: words ? shared : [DAILY_TALKS], words };
}

export function roomTalk(room_class: string): TalkSource {
  const isForGames = room_class === 'game';
  const shared = isForGames ? [GAME_TALKS, SMALL_TALKS] : [SMALL_TALKS];
  return { own: roomTalks(room_class), shared, words: isForGames ? wordsOf('canyon') : null };
}

/** A conversation without any of the lines already said; null when some draws find none. */
export function freshTalk(
  { own, shared, words }: TalkSource,
  random: Random,
  said: ReadonlySet<string>,
): readonly TalkLine[] | null {
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const isOwn = own.length > 0 && random.chance(OWN_SHARE);
    const talk = freshly(random.pick(isOwn ? own : random.pick(shared)), words, random, said);
    if (talk) return talk;
  }
  return null;
}

/** The words of a line, without the name of who is mentioned in front of them. */
export const wordsSaid = (content: string): string =>
  content.startsWith('@') ? content.slice(content.indexOf(' ') + 1) : content;

/** The conversation with its blanks filled, unless one of its lines was said. */
function freshly(talk: Talk, words: SubjectWords | null, random: Random, said: ReadonlySet<string>): TalkLine[] | null {
  const fill = filledWords(words, random);
  const lines: TalkLine[] = [];
  for (const line of talk) {
    const { speaker, words: pattern } = spoken(line);
    const body = pattern === '{picture}' ? imageBody(random.below(PICTURES.count)) : textBody(fill(pattern));
    if (said.has(body.content)) return null;
    lines.push({ speaker, body });
  }
  return lines;
}
