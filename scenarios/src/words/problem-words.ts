import type { StepLanguage } from '../format/step-language.ts';
import type { Difference } from '../play/differences.ts';
import type { StepResult } from '../play/report.ts';
import type { LineAnswer, SentCount, StepProblem } from '../play/step-problem.ts';
import { eventInWords } from './step-words.ts';

interface Sides {
  readonly expected: string;
  readonly seen: string;
}

/** A failure as a person reads it. */
export interface ToldProblem {
  /** The difference in one line, with long values cut. */
  readonly line: string;
  /** The same as what was expected and what came; null where there is nothing to compare. */
  readonly sides: Sides | null;
  /** The values whole, as JSON; null where the sides have them. */
  readonly whole: Sides | null;
}

interface ProblemTexts {
  readonly code: (code: number) => string;
  readonly wrongCode: (code: string, expected: number) => string;
  readonly noEnvelope: (message: string) => string;
  readonly differs: (differences: string) => string;
  /** One difference; `seen` is null for what is absent, and `path` is empty for the whole. */
  readonly isNot: (path: string, expected: string, seen: string | null) => string;
  readonly theWhole: string;
  readonly absent: string;
  readonly nothingAt: (path: string, seen: string) => string;
  readonly notKept: (name: string) => string;
  readonly answers: Readonly<Record<LineAnswer, string>>;
  readonly noAnswer: string;
  /** Of an actor who never entered the room. */
  readonly outside: string;
  readonly lineNot: (expected: string, seen: string) => string;
  readonly notHeard: (actor: string, expected: string, seen: string) => string;
  /** Of the event that came closest. */
  readonly closest: (differences: string) => string;
  readonly others: (names: string) => string;
  readonly listed: string;
  /** Between two differences, which have commas of their own. */
  readonly between: string;
  readonly early: (actor: string, event: string) => string;
  readonly afterIt: string;
  readonly before: string;
  readonly heard: (actor: string, seen: string) => string;
  readonly no: (event: string) => string;
  readonly nothing: string;
  readonly count: (count: SentCount) => string;
  readonly notSent: (actor: string, frame: string, expected: string, seen: string) => string;
  readonly bodyUnknown: (actor: string, frame: string) => string;
  readonly faultNotSet: (fault: string) => string;
  readonly journalChanged: string;
  readonly closed: (actor: string, socket: 'hall' | 'room' | null) => string;
  readonly silent: (actor: string, socket: 'hall' | 'room', seen: string) => string;
}

const socketInChinese = (socket: 'hall' | 'room') => (socket === 'hall' ? '大厅' : '房间');

const TEXTS: Readonly<Record<StepLanguage, ProblemTexts>> = {
  zh: {
    code: (code) => `应答 ${code}`,
    wrongCode: (seen, expected) => `${seen}，应为 ${expected}`,
    noEnvelope: (message) => `应答不是接口的应答（可能来自代理或出错的服务器）：${message}`,
    differs: (differences) => `应答不同：${differences}`,
    isNot: (path, expected, seen) =>
      seen === null ? `没有 ${path}，应为 ${expected}` : `${path} 是 ${seen}，应为 ${expected}`,
    theWhole: '内容',
    absent: '没有',
    nothingAt: (path, seen) => `应答里没有 ${path}；有 ${seen}`,
    notKept: (name) => `前面的步骤没有保存「${name}」`,
    answers: { acknowledged: '被接受', refused: '被拒绝' },
    noAnswer: '没有应答',
    outside: '没有应答；角色没有进入过这个房间（call room.join）',
    lineNot: (expected, seen) => `这句话没有${expected}：${seen}`,
    notHeard: (actor, expected, seen) => `${actor} 没有收到 ${expected}；${seen}`,
    closest: (differences) => `最接近的一条不同：${differences}`,
    others: (names) => `收到的是 ${names}`,
    listed: '、',
    between: '；',
    early: (actor, event) => `${actor} 收到 ${event} 的时间，早于前面步骤等待的事件`,
    afterIt: '在前面步骤等待的事件之后',
    before: '在它之前',
    heard: (actor, seen) => `${actor} 收到了 ${seen}`,
    no: (event) => `没有${event}`,
    nothing: '什么都没有收到',
    count: ({ times, mids }) => `${times ?? '至少 1'} 次${mids === null ? '' : `，${mids} 个 mid`}`,
    notSent: (actor, frame, expected, seen) => `${actor} 的页面发出 ${frame}：${seen}，应为 ${expected}`,
    bodyUnknown: (actor, frame) => `${actor} 的页面发出的 ${frame} 没有留下内容`,
    faultNotSet: (fault) => `没有设置过这样的故障 ${fault}，无法结束`,
    journalChanged: '换了一个节点应答，或平台重新启动过：sent 只能用于单个节点',
    closed: (actor, socket) => `${actor} 的${socket === null ? '' : socketInChinese(socket)}连接已关闭`,
    silent: (actor, socket, seen) =>
      `${actor} 的${socketInChinese(socket)}连接没有应答（可能有故障扣住了应答）；${seen}`,
  },
  en: {
    code: (code) => `code ${code}`,
    wrongCode: (seen, expected) => `the reply has ${seen}, not ${expected}`,
    noEnvelope: (message) => `the answer is no reply of a call, as from a proxy or a broken server: ${message}`,
    differs: (differences) => `the reply differs: ${differences}`,
    isNot: (path, expected, seen) =>
      seen === null ? `${path} is missing, ${expected} is expected` : `${path} is ${seen}, not ${expected}`,
    theWhole: 'it',
    absent: 'missing',
    nothingAt: (path, seen) => `the reply has nothing at ${path}; it has ${seen}`,
    notKept: (name) => `no step before kept "${name}"`,
    answers: { acknowledged: 'acknowledged', refused: 'refused' },
    noAnswer: 'no answer',
    outside: 'no answer; the actor has not entered the room (call room.join)',
    lineNot: (expected, seen) => `the line was not ${expected}: ${seen}`,
    notHeard: (actor, expected, seen) => `${actor} did not hear ${expected}; ${seen}`,
    closest: (differences) => `the closest one differs: ${differences}`,
    others: (names) => `heard ${names}`,
    listed: ', ',
    between: '; ',
    early: (actor, event) => `${actor} heard ${event} before the event of an earlier step`,
    afterIt: 'after the event of the earlier step',
    before: 'before it',
    heard: (actor, seen) => `${actor} heard ${seen}`,
    no: (event) => `no ${event}`,
    nothing: 'heard nothing',
    count: ({ times, mids }) => `${times ?? 'at least 1'} times${mids === null ? '' : ` with ${mids} mids`}`,
    notSent: (actor, frame, expected, seen) => `the page of ${actor} sent ${frame} ${seen}, not ${expected}`,
    bodyUnknown: (actor, frame) => `the journal has no body of a ${frame} from the page of ${actor}`,
    faultNotSet: (fault) => `no fault ${fault} with these fields holds, so it cannot end`,
    journalChanged: 'another node answered, or the platform was started again: sent needs one node',
    closed: (actor, socket) =>
      socket === null ? `the sockets of ${actor} are closed` : `the ${socket} socket of ${actor} is closed`,
    silent: (actor, socket, seen) =>
      `the ${socket} socket of ${actor} does not answer, as while a fault holds its answers; ${seen}`,
  },
};

/** Tells why a step failed. */
export function toldProblem(problem: StepProblem, language: StepLanguage): ToldProblem {
  const texts = TEXTS[language];
  const plain = (line: string): ToldProblem => ({ line, sides: null, whole: null });
  const compared = (line: string, expected: string, seen: string): ToldProblem => {
    return { line, sides: { expected, seen }, whole: null };
  };
  switch (problem.kind) {
    case 'wrong-code': {
      const seen = texts.code(problem.code) + (problem.message === '' ? '' : ` (${problem.message})`);
      return compared(texts.wrongCode(seen, problem.expected), texts.code(problem.expected), seen);
    }
    case 'no-envelope':
      return plain(texts.noEnvelope(problem.message));
    case 'reply-differs': {
      const { differences, expected, seen } = problem;
      return {
        line: texts.differs(allOf(differences, texts)),
        sides: sidesOf(differences, texts),
        whole: { expected, seen },
      };
    }
    case 'nothing-at': {
      const { path, seen } = problem;
      return { ...compared(texts.nothingAt(path, shortened(seen)), path, shortened(seen)), ...wholeOf(path, seen) };
    }
    case 'not-kept':
      return plain(texts.notKept(problem.name));
    case 'line-unanswered': {
      const expected = texts.answers[problem.expected];
      const seen = problem.isOutside ? texts.outside : texts.noAnswer;
      return compared(texts.lineNot(expected, seen), expected, seen);
    }
    case 'line-answered': {
      const [expected, answer] = [texts.answers[problem.expected], texts.answers[problem.answer]];
      const seen = `${answer} ${shortened(problem.body)}`;
      return {
        ...compared(texts.lineNot(expected, seen), expected, seen),
        ...wholeOf(expected, `${answer} ${problem.body}`),
      };
    }
    case 'not-heard': {
      const { actor, body, closest, heard } = problem;
      const event = told(problem.event, language);
      const expected = `${event} ${body === '{}' ? '' : shortened(body)}`.trim();
      const came = closest.length > 0 ? texts.closest(allOf(closest, texts)) : latest(problem.names, language);
      return {
        line: texts.notHeard(actor, expected, came),
        sides:
          closest.length > 0 ? sidesOf(closest, texts, event) : { expected, seen: latest(problem.names, language) },
        whole: heard === '' ? null : { expected: `${event} ${body}`, seen: heard },
      };
    }
    case 'heard-early': {
      const event = `${told(problem.event, language)} ${shortened(problem.body)}`;
      return compared(texts.early(problem.actor, event), texts.afterIt, texts.before);
    }
    case 'heard': {
      const event = told(problem.event, language);
      const seen = `${event} ${shortened(problem.body)}`;
      return {
        ...compared(texts.heard(problem.actor, seen), texts.no(event), seen),
        ...wholeOf(texts.no(event), `${event} ${problem.body}`),
      };
    }
    case 'not-sent': {
      const frame = `${problem.frame} ${shortened(problem.body)}`;
      const [expected, seen] = [texts.count(problem.expected), texts.count(problem.seen)];
      return compared(texts.notSent(problem.actor, frame, expected, seen), expected, seen);
    }
    case 'body-unknown':
      return plain(texts.bodyUnknown(problem.actor, problem.frame));
    case 'fault-not-set':
      return plain(texts.faultNotSet(problem.fault));
    case 'journal-changed':
      return plain(texts.journalChanged);
    case 'sockets-closed':
      return plain(texts.closed(problem.actor, problem.socket));
    case 'socket-silent':
      return plain(texts.silent(problem.actor, problem.socket, latest(problem.names, language)));
    case 'error':
      return plain(problem.message);
  }
}

const OF_STEP: Readonly<Record<StepLanguage, (place: string, words: string) => string>> = {
  zh: (place, words) => `第 ${place} 步：${words}`,
  en: (place, words) => `step ${place}: ${words}`,
};

/** The step that failed and its difference, in one line. */
export function toldFailure({ place, problem, fate }: StepResult, language: StepLanguage): string {
  return OF_STEP[language](place, problem ? toldProblem(problem, language).line : fate);
}

/** Characters of a JSON text that a line quotes. */
const QUOTED_MAX = 120;
const shortened = (text: string) => (text.length > QUOTED_MAX ? `${text.slice(0, QUOTED_MAX)}…` : text);

/** The whole values beside the quoted ones, where these were cut. */
function wholeOf(expected: string, seen: string): Pick<ToldProblem, 'whole'> {
  return { whole: seen.length > QUOTED_MAX ? { expected, seen } : null };
}

function allOf(differences: readonly Difference[], texts: ProblemTexts): string {
  return differences
    .map(({ path, expected, seen }) => texts.isNot(path || texts.theWhole, expected, seen))
    .join(texts.between);
}

/** Differences as two sides; `event` stands before both. */
function sidesOf(differences: readonly Difference[], texts: ProblemTexts, event = ''): Sides {
  const side = (values: readonly string[]) => [event, values.join(texts.between)].join(' ').trim();
  return {
    expected: side(differences.map(({ path, expected }) => `${path} ${expected}`.trim())),
    seen: side(differences.map(({ path, seen }) => `${path} ${seen ?? texts.absent}`.trim())),
  };
}

/** The latest events that came, by their names. */
function latest(names: readonly string[], language: StepLanguage): string {
  const { nothing, others, listed } = TEXTS[language];
  return names.length === 0 ? nothing : others(names.map((name) => told(name, language)).join(listed));
}

/** An event by its words and its name on the wire; English readers know it by its name. */
function told(event: string, language: StepLanguage): string {
  return language === 'en' ? event : `「${eventInWords(event, language)}」${event}`;
}
