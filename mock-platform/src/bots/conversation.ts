import type { ClientMid, UserNo } from '@miczero/contracts';
import { clientMidOf } from '../core/kernel/ids.ts';
import type { Random } from '../core/kernel/random.ts';
import { freshTalk, LINES_APART, type TalkLine, type TalkSource, wordsSaid } from '../core/seeds/talk/fresh-talk.ts';

/** A line that a place holds. */
export interface HeardLine {
  readonly from: UserNo;
  readonly c_mid: string;
}

/** One conversation of bots in one place. */
interface Scene {
  /** Begins the `c_mid` of its lines, which is how a later turn knows them again: bots keep no state. */
  readonly name: string;
  readonly source: TalkSource;
  /** Draws the conversation and its speakers: the same in every turn of the scene. */
  readonly random: Random;
  /** Bots who are there now. */
  readonly people: readonly UserNo[];
  /** Whether it may begin now. One that has begun goes on. */
  readonly mayBegin: boolean;
}

interface NextLine extends Pick<TalkLine, 'body'> {
  readonly no: UserNo;
  readonly c_mid: ClientMid;
  /** The other bot whose line comes before it in the conversation. */
  readonly answers: UserNo | null;
}

/** Lines of a scene, with what visitors say meanwhile. */
const SCENE_LINES_MAX = 60;
/** Latest lines whose authors let others begin. */
const RESTING_LINES = 20;

/** The next line of a scene in a place; null when it is over, may not begin, or has lost its speaker. */
export function nextLine<Line extends HeardLine>(
  lines: readonly Line[],
  contentOf: (line: Line) => string,
  { name, source, random, people, mayBegin }: Scene,
): NextLine | null {
  const told = toldIn(lines, `${name}-`);
  const [opening] = told;
  if (!opening && !mayBegin) return null;
  // Lines after the beginning do not change what was drawn there.
  const begin = opening ? lines.lastIndexOf(opening) : lines.length;
  const before = lines.slice(Math.max(0, begin - LINES_APART), begin);
  const talk = freshTalk(source, random, new Set(before.map((line) => wordsSaid(contentOf(line)))));
  const line = talk?.[told.length];
  if (!talk || !line) return null;
  const { content } = line.body;
  if (lines.slice(begin).some((other) => wordsSaid(contentOf(other)) === content)) return null;
  const cast = new Map(told.map(({ from }, index) => [talk[index]?.speaker, from]));
  const no = cast.get(line.speaker) ?? newSpeaker(people, random, before, new Set(cast.values()));
  if (no === undefined || !people.includes(no)) return null;
  const last = told.at(-1)?.from;
  return {
    no,
    c_mid: clientMidOf(`${name}-${told.length}`),
    body: line.body,
    answers: last === no ? null : (last ?? null),
  };
}

/** The lines of the scene so far. */
function toldIn<Line extends HeardLine>(lines: readonly Line[], prefix: string): readonly Line[] {
  const told: Line[] = [];
  for (let index = lines.length - 1; index >= 0 && index >= lines.length - SCENE_LINES_MAX; index -= 1) {
    const line = lines[index];
    if (line?.c_mid.startsWith(prefix)) told.push(line);
  }
  return told.reverse();
}

/** A bot that is not in the conversation yet, of those that the place has not just heard if there are any. */
function newSpeaker(
  people: readonly UserNo[],
  random: Random,
  before: readonly HeardLine[],
  cast: ReadonlySet<UserNo>,
): UserNo | undefined {
  const others = people.filter((no) => !cast.has(no));
  const tired = new Set(before.slice(-RESTING_LINES).map(({ from }) => from));
  const rested = others.filter((no) => !tired.has(no));
  const some = rested.length > 0 ? rested : others;
  return some.length > 0 ? random.pick(some) : undefined;
}
