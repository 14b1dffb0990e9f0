import type { StepLanguage } from '../format/step-language.ts';
import type { Report } from '../play/report.ts';
import { counted } from './counted.ts';

interface RunWords {
  readonly marks: Readonly<Record<Report['steps'][number]['fate'], string>>;
  readonly round: (numbers: string) => string;
  readonly ms: (ms: number) => string;
  readonly verdict: (verdict: 'held' | 'failed' | 'interrupted', figures: string) => string;
  readonly recorded: (file: string) => string;
  readonly withPages: (command: string) => string;
  readonly notPlayed: (reason: string) => string;
  readonly interrupted: (begun: number, all: number) => string;
  readonly replaces: (world: string, commands: number) => string;
}

/** What a run prints around its steps. */
export const RUN_WORDS: Readonly<Record<StepLanguage, RunWords>> = {
  zh: {
    marks: { held: '通过', failed: '失败', 'left-out': '未查' },
    round: (numbers) => `，第 ${numbers} 轮`,
    ms: (ms) => `${ms} 毫秒`,
    verdict: (verdict, figures) => `${{ held: '通过', failed: '失败', interrupted: '已中断' }[verdict]}：${figures}`,
    recorded: (file) => `已录制：${file}`,
    withPages: (command) => `连同页面一起检查：${command}`,
    notPlayed: (reason) => `没有播放：${reason}`,
    interrupted: (begun, all) => `已中断：${all} 个剧本中开始了 ${begun} 个`,
    replaces: (world, commands) => `将替换世界 ${world}（已有 ${commands} 条命令）`,
  },
  en: {
    marks: { held: 'ok  ', failed: 'FAIL', 'left-out': '–   ' },
    round: (numbers) => `, round ${numbers}`,
    ms: (ms) => `${ms} ms`,
    verdict: (verdict, figures) => `${verdict === 'failed' ? 'FAILED' : verdict}: ${figures}`,
    recorded: (file) => `recorded: ${file}`,
    withPages: (command) => `with pages: ${command}`,
    notPlayed: (reason) => `NOT PLAYED: ${reason}`,
    interrupted: (begun, all) => `interrupted: ${begun} of ${all} begun`,
    replaces: (world, commands) => `replaces the world ${world} with its ${counted(commands, 'command')}`,
  },
};
