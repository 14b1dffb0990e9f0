import type { StepLanguage } from '../format/step-language.ts';
import { counted } from './counted.ts';

interface CheckWords {
  readonly fine: (scenarios: number) => string;
  readonly warning: (line: string) => string;
  /** `what`: an account or a place, as told below. */
  readonly notInSeed: (seed: string, what: string) => string;
  readonly account: (phone: string) => string;
  readonly place: (id: string) => string;
  /** `near`: the name that may be meant; empty for none. */
  readonly unknown: (name: string, near: string) => string;
  readonly seeList: (reason: string) => string;
}

/** What `check` says of scenarios, and `run` before it plays them. The mistakes in a file have words of their own. */
export const CHECK_WORDS: Readonly<Record<StepLanguage, CheckWords>> = {
  zh: {
    fine: (scenarios) => `${scenarios} 个剧本没有问题。`,
    warning: (line) => `提醒：${line}`,
    notInSeed: (seed, what) => `初始内容 ${seed} 里没有${what}；见 docs/generated/seeds.md`,
    account: (phone) => `账号 ${phone}`,
    place: (id) => `编号为 ${id} 的用户、大厅、频道或房间`,
    unknown: (name, near) => `${name}：剧本库和文件里都没有这个名字${near === '' ? '' : `（是不是 ${near}？）`}`,
    seeList: (reason) => `${reason}。查看全部：npm run scenario -- list`,
  },
  en: {
    fine: (scenarios) => `${counted(scenarios, 'scenario', 'be')} fine.`,
    warning: (line) => `warning: ${line}`,
    notInSeed: (seed, what) => `the seed ${seed} has no ${what}; see docs/generated/seeds.md`,
    account: (phone) => `account ${phone}`,
    place: (id) => `user, hall, channel or room ${id}`,
    unknown: (name, near) =>
      `${name}: no scenario of the library and no file has that name${near === '' ? '' : ` (did you mean ${near}?)`}`,
    seeList: (reason) => `${reason}. See: npm run scenario -- list`,
  },
};
