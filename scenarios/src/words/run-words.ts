import type { StepLanguage } from '../format/step-language.ts';
import type { Report } from '../play/report.ts';
import { counted } from './counted.ts';

interface RunWords {
  readonly marks: Readonly<Record<Report['steps'][number]['fate'] | 'cutShort' | 'unplayed', string>>;
  /** Of further steps that the run did not reach. */
  readonly moreUnplayed: (steps: number) => string;
  readonly round: (numbers: string) => string;
  readonly ms: (ms: number) => string;
  readonly verdict: (verdict: 'held' | 'failed' | 'interrupted', figures: string) => string;
  readonly recorded: (file: string) => string;
  readonly withPages: (command: string) => string;
  /** `file`: the report, which has the replies and events whole. */
  readonly seeReport: (file: string) => string;
  readonly notPlayed: (reason: string) => string;
  readonly notSignedIn: (phone: string, reply: string) => string;
  readonly interrupted: (begun: number, all: number) => string;
  readonly replaces: (world: string, commands: number) => string;
  /** After Ctrl+C. */
  readonly interrupting: string;
  readonly noFile: (file: string) => string;
  /** `code`: the name that the file system has for the reason, here and below. */
  readonly cannotRead: (file: string, code: string) => string;
  /** `option`: the one that names the place; null for a place that nothing names. */
  readonly cannotWrite: (option: string | null, place: string, code: string) => string;
  readonly noPlatform: (origin: string, cause: string) => string;
  readonly needsToken: (origin: string) => string;
  readonly noControl: (origin: string) => string;
  readonly answers: (origin: string, status: number, text: string) => string;
}

/** What a run prints around its steps. */
export const RUN_WORDS: Readonly<Record<StepLanguage, RunWords>> = {
  zh: {
    marks: { held: '通过', failed: '失败', 'left-out': '未查', cutShort: '中断', unplayed: '未执行' },
    moreUnplayed: (steps) => `还有 ${steps} 步没有执行`,
    round: (numbers) => `，第 ${numbers} 轮`,
    ms: (ms) => `${ms} 毫秒`,
    verdict: (verdict, figures) => `${{ held: '通过', failed: '失败', interrupted: '已中断' }[verdict]}：${figures}`,
    recorded: (file) => `已录制：${file}`,
    seeReport: (file) => `完整的应答和事件在报告里：${file}`,
    withPages: (command) => `连同页面一起检查：${command}`,
    notPlayed: (reason) => `没有播放：${reason}`,
    notSignedIn: (phone, reply) => `${phone} 登录不了：${reply}`,
    interrupted: (begun, all) => `已中断：${all} 个剧本中开始了 ${begun} 个`,
    replaces: (world, commands) => `将替换世界 ${world}（已有 ${commands} 条命令）`,
    interrupting: '已中断：运行正在结束，并删除它的世界；再按一次 Ctrl+C 立即结束',
    noFile: (file) => `${file}：没有这个文件`,
    cannotRead: (file, code) => `${file}：读不了（${code}）`,
    cannotWrite: (option, place, code) => `${option === null ? '' : `${option}：`}写不进去：${place}（${code}）`,
    noPlatform: (origin, cause) => `${origin} 没有平台应答（${cause}）。请用 npm start 启动，或用 --origin 指定。`,
    needsToken: (origin) => `${origin} 的控制接口需要 --token。`,
    noControl: (origin) => `${origin} 的平台没有控制接口：启动时请加 CONTROL=1。`,
    answers: (origin, status, text) => `${origin} 的控制接口应答 ${status}：${text}`,
  },
  en: {
    marks: { held: 'ok  ', failed: 'FAIL', 'left-out': '–   ', cutShort: 'cut ', unplayed: 'skip' },
    moreUnplayed: (steps) => `${counted(steps, 'more step', 'be')} not played`,
    round: (numbers) => `, round ${numbers}`,
    ms: (ms) => `${ms} ms`,
    verdict: (verdict, figures) => `${verdict === 'failed' ? 'FAILED' : verdict}: ${figures}`,
    recorded: (file) => `recorded: ${file}`,
    seeReport: (file) => `replies and events stand whole in the report: ${file}`,
    withPages: (command) => `with pages: ${command}`,
    notPlayed: (reason) => `NOT PLAYED: ${reason}`,
    notSignedIn: (phone, reply) => `${phone} could not sign in: ${reply}`,
    interrupted: (begun, all) => `interrupted: ${begun} of ${all} begun`,
    replaces: (world, commands) => `replaces the world ${world} with its ${counted(commands, 'command')}`,
    interrupting: 'interrupted: the run ends and takes its world with it; press Ctrl+C again to end at once',
    noFile: (file) => `${file}: there is no such file`,
    cannotRead: (file, code) => `${file}: cannot be read (${code})`,
    cannotWrite: (option, place, code) =>
      `${option === null ? '' : `${option}: `}cannot be written: ${place} (${code})`,
    noPlatform: (origin, cause) =>
      `No platform answers at ${origin} (${cause}). Start one with npm start, or name it with --origin.`,
    needsToken: (origin) => `The control API at ${origin} needs --token.`,
    noControl: (origin) => `The platform at ${origin} has no control API: start it with CONTROL=1.`,
    answers: (origin, status, text) => `The control API at ${origin} answers ${status}: ${text}`,
  },
};
