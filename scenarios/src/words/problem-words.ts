import type { StepLanguage } from '../format/step-language.ts';
import type { LineAnswer, SentCount, StepProblem } from '../play/step-problem.ts';
import { eventInWords } from './step-words.ts';

/** A failure as a person reads it: in one line, and both sides where there is something to compare. */
export interface ToldProblem {
  readonly line: string;
  readonly sides: { readonly expected: string; readonly seen: string } | null;
}

interface ProblemTexts {
  readonly code: (code: number) => string;
  readonly wrongCode: (code: string, expected: number) => string;
  readonly noEnvelope: (message: string) => string;
  readonly differs: (expected: string, seen: string) => string;
  readonly nothingAt: (path: string, seen: string) => string;
  readonly notKept: (name: string) => string;
  readonly answers: Readonly<Record<LineAnswer, string>>;
  readonly noAnswer: string;
  readonly lineNot: (expected: string, seen: string) => string;
  readonly notHeard: (actor: string, expected: string, seen: string) => string;
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
    differs: (expected, seen) => `应答里没有 ${expected}：${seen}`,
    nothingAt: (path, seen) => `应答里没有 ${path}：${seen}`,
    notKept: (name) => `前面的步骤没有保存「${name}」`,
    answers: { acknowledged: '被接受', refused: '被拒绝' },
    noAnswer: '没有应答',
    lineNot: (expected, seen) => `这句话没有${expected}：${seen}`,
    notHeard: (actor, expected, seen) => `${actor} 没有收到 ${expected}；收到的是 ${seen}`,
    early: (actor, event) => `${actor} 收到 ${event} 的时间，早于前面步骤等待的事件`,
    afterIt: '在前面步骤等待的事件之后',
    before: '在它之前',
    heard: (actor, seen) => `${actor} 收到了 ${seen}`,
    no: (event) => `没有${event}`,
    nothing: '什么都没有',
    count: ({ times, mids }) => `${times ?? '至少 1'} 次${mids === null ? '' : `，${mids} 个 mid`}`,
    notSent: (actor, frame, expected, seen) => `${actor} 的页面发出 ${frame}：${seen}，应为 ${expected}`,
    bodyUnknown: (actor, frame) => `${actor} 的页面发出的 ${frame} 没有留下内容`,
    faultNotSet: (fault) => `没有设置过这样的故障 ${fault}，无法结束`,
    journalChanged: '换了一个节点应答，或平台重新启动过：sent 只能用于单个节点',
    closed: (actor, socket) => `${actor} 的${socket === null ? '' : socketInChinese(socket)}连接已关闭`,
    silent: (actor, socket, seen) =>
      `${actor} 的${socketInChinese(socket)}连接没有应答（可能有故障扣住了应答）；收到的是 ${seen}`,
  },
  en: {
    code: (code) => `code ${code}`,
    wrongCode: (seen, expected) => `the reply has ${seen}, not ${expected}`,
    noEnvelope: (message) => `the answer is no reply of a call, as from a proxy or a broken server: ${message}`,
    differs: (expected, seen) => `the reply does not have ${expected}: ${seen}`,
    nothingAt: (path, seen) => `the reply has nothing at ${path}: ${seen}`,
    notKept: (name) => `no step before kept "${name}"`,
    answers: { acknowledged: 'acknowledged', refused: 'refused' },
    noAnswer: 'no answer',
    lineNot: (expected, seen) => `the line was not ${expected}: ${seen}`,
    notHeard: (actor, expected, seen) => `${actor} did not hear ${expected}; heard ${seen}`,
    early: (actor, event) => `${actor} heard ${event} before the event of an earlier step`,
    afterIt: 'after the event of the earlier step',
    before: 'before it',
    heard: (actor, seen) => `${actor} heard ${seen}`,
    no: (event) => `no ${event}`,
    nothing: 'nothing',
    count: ({ times, mids }) => `${times ?? 'at least 1'} times${mids === null ? '' : ` with ${mids} mids`}`,
    notSent: (actor, frame, expected, seen) => `the page of ${actor} sent ${frame} ${seen}, not ${expected}`,
    bodyUnknown: (actor, frame) => `the journal has no body of a ${frame} from the page of ${actor}`,
    faultNotSet: (fault) => `no fault ${fault} with these fields holds, so it cannot end`,
    journalChanged: 'another node answered, or the platform was started again: sent needs one node',
    closed: (actor, socket) =>
      socket === null ? `the sockets of ${actor} are closed` : `the ${socket} socket of ${actor} is closed`,
    silent: (actor, socket, seen) =>
      `the ${socket} socket of ${actor} does not answer, as while a fault holds its answers; heard ${seen}`,
  },
};

/** Tells why a step failed. */
export function toldProblem(problem: StepProblem, language: StepLanguage): ToldProblem {
  const texts = TEXTS[language];
  const compared = (line: string, expected: string, seen: string): ToldProblem => ({ line, sides: { expected, seen } });
  switch (problem.kind) {
    case 'wrong-code': {
      const seen = texts.code(problem.code) + (problem.message === '' ? '' : ` (${problem.message})`);
      return compared(texts.wrongCode(seen, problem.expected), texts.code(problem.expected), seen);
    }
    case 'no-envelope':
      return { line: texts.noEnvelope(problem.message), sides: null };
    case 'reply-differs':
      return compared(texts.differs(problem.expected, problem.seen), problem.expected, problem.seen);
    case 'nothing-at':
      return compared(texts.nothingAt(problem.path, problem.seen), problem.path, problem.seen);
    case 'not-kept':
      return { line: texts.notKept(problem.name), sides: null };
    case 'line-unanswered': {
      const expected = texts.answers[problem.expected];
      return compared(texts.lineNot(expected, texts.noAnswer), expected, texts.noAnswer);
    }
    case 'line-answered': {
      const [expected, seen] = [texts.answers[problem.expected], `${texts.answers[problem.answer]} ${problem.body}`];
      return compared(texts.lineNot(expected, seen), expected, seen);
    }
    case 'not-heard': {
      const expected = `${told(problem.event, language)} ${problem.body}`.trim();
      const seen = problem.heard === '' ? texts.nothing : problem.heard;
      return compared(texts.notHeard(problem.actor, expected, seen), expected, seen);
    }
    case 'heard-early': {
      const event = `${told(problem.event, language)} ${problem.body}`;
      return compared(texts.early(problem.actor, event), texts.afterIt, texts.before);
    }
    case 'heard': {
      const [event, seen] = [told(problem.event, language), `${told(problem.event, language)} ${problem.body}`];
      return compared(texts.heard(problem.actor, seen), texts.no(event), seen);
    }
    case 'not-sent': {
      const frame = `${problem.frame} ${problem.body}`;
      const [expected, seen] = [texts.count(problem.expected), texts.count(problem.seen)];
      return compared(texts.notSent(problem.actor, frame, expected, seen), expected, seen);
    }
    case 'body-unknown':
      return { line: texts.bodyUnknown(problem.actor, problem.frame), sides: null };
    case 'fault-not-set':
      return { line: texts.faultNotSet(problem.fault), sides: null };
    case 'journal-changed':
      return { line: texts.journalChanged, sides: null };
    case 'sockets-closed':
      return { line: texts.closed(problem.actor, problem.socket), sides: null };
    case 'socket-silent': {
      const seen = problem.heard === '' ? texts.nothing : problem.heard;
      return { line: texts.silent(problem.actor, problem.socket, seen), sides: null };
    }
    case 'error':
      return { line: problem.message, sides: null };
  }
}

/** An event by its words and its name on the wire; English readers know it by its name. */
function told(event: string, language: StepLanguage): string {
  return language === 'en' ? event : `「${eventInWords(event, language)}」${event}`;
}
