import type { LoadLanguage } from './load-words.ts';

/** What is said of a command line that cannot be used. Names of options stand with their dashes. */
export interface OptionWords {
  /** `near`: the name that may be meant; empty for none. */
  readonly noRun: (name: string, near: string, known: string) => string;
  readonly needsFile: string;
  readonly noFurtherName: (name: string, others: string) => string;
  readonly unknownOption: (option: string, near: string) => string;
  readonly needsValue: (option: string) => string;
  /** Of a reason that Node gives, in its words. */
  readonly seeHelp: (reason: string) => string;
  readonly noFolder: string;
  /** `option`: the one that names the folder; null for the usual one. `code`: the name that the file system has for the reason. */
  readonly cannotWrite: (option: string | null, folder: string, code: string) => string;
  readonly idle: (option: string, name: string, options: string) => string;
  readonly notANumber: (option: string, given: string) => string;
  readonly whole: (option: string, most: number) => string;
  readonly everyNth: (option: string) => string;
  readonly milliseconds: (option: string, most: number) => string;
  readonly validations: (known: string) => string;
  readonly part: string;
  readonly tooMany: (people: number, most: number) => string;
  readonly tokenAlone: string;
  readonly noOrigin: (origin: string) => string;
}

export const OPTION_WORDS: Readonly<Record<LoadLanguage, OptionWords>> = {
  zh: {
    noRun: (name, near, known) => `没有叫 ${name} 的压测${near === '' ? '' : `（是不是 ${near}？）`}。可用：${known}。`,
    needsFile: 'scenario：后面要写剧本的文件或名字',
    noFurtherName: (name, others) => `${name}：后面不再有名字：${others}`,
    unknownOption: (option, near) =>
      `没有选项 ${option}${near === '' ? '' : `（是不是 ${near}？）`}。全部选项见 --help。`,
    needsValue: (option) => `${option}：后面要写值；以减号开头的值写成 ${option}=值。全部选项见 --help。`,
    seeHelp: (reason) => `${reason}。全部选项见 --help。`,
    noFolder: '--out：没有写文件夹',
    cannotWrite: (option, folder, code) => `${option === null ? '' : `${option}：`}写不进去：${folder}（${code}）`,
    idle: (option, name, options) => `${option}：对 ${name} 没有作用，它的选项是 ${options}`,
    notANumber: (option, given) => `${option}：不是数字：${given}`,
    whole: (option, most) => `${option}：应为 1 到 ${most} 的整数`,
    everyNth: (option) => `${option}：应为 2 以上的整数，0 表示没有`,
    milliseconds: (option, most) => `${option}：应为 1 到 ${most} 毫秒`,
    validations: (known) => `--validation：可用 ${known}`,
    part: '--duplicate：应为 0 到 1 的比例',
    tooMany: (people, most) => `--receivers：一共要 ${people} 人，一个世界最多 ${most} 人`,
    tokenAlone: '--token：要和 --origin 一起用',
    noOrigin: (origin) => `--origin：不是平台的地址，应像 http://localhost:4000：${origin}`,
  },
  en: {
    noRun: (name, near, known) =>
      `No run is named ${name}${near === '' ? '' : ` (did you mean ${near}?)`}. There are: ${known}.`,
    needsFile: 'scenario: needs a FILE or a name of the library',
    noFurtherName: (name, others) => `${name}: takes no further name: ${others}`,
    unknownOption: (option, near) =>
      `There is no option ${option}${near === '' ? '' : ` (did you mean ${near}?)`}. --help lists the options.`,
    needsValue: (option) =>
      `${option}: needs a value; one that begins with a dash is written as ${option}=VALUE. --help lists the options.`,
    seeHelp: (reason) => `${reason}. --help lists the options.`,
    noFolder: '--out: no folder',
    cannotWrite: (option, folder, code) =>
      `${option === null ? '' : `${option}: `}cannot be written: ${folder} (${code})`,
    idle: (option, name, options) => `${option}: does nothing in ${name}, which takes ${options}`,
    notANumber: (option, given) => `${option}: not a number: ${given}`,
    whole: (option, most) => `${option}: a whole number from 1 to ${most}`,
    everyNth: (option) => `${option}: a whole number of 2 or more, or 0 for none`,
    milliseconds: (option, most) => `${option}: milliseconds, 1 to ${most}`,
    validations: (known) => `--validation: ${known}`,
    part: '--duplicate: a part, 0 to 1',
    tooMany: (people, most) => `--receivers: needs ${people} people in all, and a world has at most ${most}`,
    tokenAlone: '--token: belongs to --origin',
    noOrigin: (origin) => `--origin: no address of a platform, as http://localhost:4000: ${origin}`,
  },
};
