import type { StepLanguage } from '../format/step-language.ts';

export type TaskName = 'list' | 'check' | 'run' | 'record' | 'export' | 'import' | 'replay' | 'from-har';

/** What is said of a command line that cannot be used. Names of options stand with their dashes. */
export interface ArgumentWords {
  readonly nameTask: (known: string) => string;
  /** `near`: the name that may be meant; empty for none. */
  readonly noTask: (task: string, near: string, known: string) => string;
  /** `options`: those that the task takes; empty for none. */
  readonly notTaken: (task: string, strange: string, options: string) => string;
  /** What each task is given besides options. */
  readonly names: Readonly<Record<TaskName, string>>;
  /** `instead`: what stands there; empty for nothing. */
  readonly needs: (task: string, names: string, instead: string) => string;
  readonly unknownOption: (option: string, near: string) => string;
  readonly needsValue: (option: string) => string;
  readonly takesNoValue: (option: string) => string;
  /** Of a reason that Node gives, in its words. */
  readonly seeHelp: (reason: string) => string;
  readonly aboveZero: (option: string, given: string) => string;
  /** `least`: null for no bound. */
  readonly whole: (option: string, given: string, least: number | null) => string;
  /** `meant`: what should be written. */
  readonly noOrigin: (given: string, meant: string) => string;
  readonly anOrigin: string;
  readonly noLanguage: (given: string) => string;
  readonly noPair: (given: string) => string;
  readonly noSuchId: (pair: string, seed: string, id: string) => string;
  readonly mainWorld: string;
  readonly oneRecording: string;
  readonly keptByNpm: (options: string, command: string) => string;
}

export const ARGUMENT_WORDS: Readonly<Record<StepLanguage, ArgumentWords>> = {
  zh: {
    nameTask: (known) => `请写要做什么：${known}。见：npm run scenario -- --help`,
    noTask: (task, near, known) =>
      `没有叫 ${task} 的任务；${near === '' ? '' : `是不是 ${near}？`}可用：${known}。见：npm run scenario -- --help`,
    notTaken: (task, strange, options) => `${task} 没有 ${strange}；它的选项：${options || '无'}`,
    names: {
      list: '后面不写名字',
      check: '后面写剧本的名字或文件',
      run: '后面要写一个或几个剧本的名字或文件',
      record: '后面要写一个或几个剧本的名字或文件',
      export: '后面要写一个世界的名字',
      import: '后面要写一个录像文件',
      replay: '后面要写一个或几个录像文件',
      'from-har': '后面要写一个 HAR 文件',
    },
    needs: (task, names, instead) =>
      `${task}：${names}${instead === '' ? '' : `，而不是 ${instead}`}。见：npm run scenario -- --help`,
    unknownOption: (option, near) =>
      `没有选项 ${option}${near === '' ? '。' : `；是不是 ${near}？`}见：npm run scenario -- --help`,
    needsValue: (option) => `${option}：后面要写值；以减号开头的值写成 ${option}=值。见：npm run scenario -- --help`,
    takesNoValue: (option) => `${option}：后面不写值。见：npm run scenario -- --help`,
    seeHelp: (reason) => `${reason}。见：npm run scenario -- --help`,
    aboveZero: (option, given) => `${option}：应为大于 0 的数字，而不是 "${given}"`,
    whole: (option, given, least) =>
      `${option}：应为${least === null ? '' : ` ${least} 以上的`}整数，而不是 "${given}"`,
    noOrigin: (given, meant) => `--origin："${given}" 不是平台的地址；请写 ${meant}`,
    anOrigin: '像 http://localhost:4000 这样的地址',
    noLanguage: (given) => `--lang ${given}：可用 zh 和 en`,
    noPair: (given) => `--map："${given}" 不是一对编号，应像 5512=8001`,
    noSuchId: (pair, seed, id) =>
      `--map ${pair}：初始内容 ${seed} 里没有编号为 ${id} 的用户、大厅、频道或房间；见 docs/generated/seeds.md`,
    mainWorld: '--world main：播放会替换这个世界，而 main 是大家在用的；请换一个名字',
    oneRecording: '--out：一个文件只能放一个录像；请只写一个剧本',
    keptByNpm: (options, command) => `npm 自己拿走了 ${options}。要交给命令的选项，前面请加 --：${command}`,
  },
  en: {
    nameTask: (known) => `name a task: ${known}. See: npm run scenario -- --help`,
    noTask: (task, near, known) =>
      `there is no task "${task}"; ${near === '' ? '' : `did you mean "${near}"? `}there is ${known}. See: npm run scenario -- --help`,
    notTaken: (task, strange, options) => `${task} does not take ${strange}; it takes ${options || 'no options'}`,
    names: {
      list: 'no names',
      check: 'names or files of scenarios',
      run: 'the name or file of a scenario, or several',
      record: 'the name or file of a scenario, or several',
      export: 'the name of one world',
      import: 'one recording',
      replay: 'a recording, or several',
      'from-har': 'one HAR file',
    },
    needs: (task, names, instead) =>
      `${task} needs ${names}${instead === '' ? '' : `, not ${instead}`}. See: npm run scenario -- --help`,
    unknownOption: (option, near) =>
      `there is no option ${option}${near === '' ? '' : `; did you mean ${near}?`} See: npm run scenario -- --help`,
    needsValue: (option) =>
      `${option}: needs a value; one that begins with a dash is written as ${option}=VALUE. See: npm run scenario -- --help`,
    takesNoValue: (option) => `${option}: takes no value. See: npm run scenario -- --help`,
    seeHelp: (reason) => `${reason} See: npm run scenario -- --help`,
    aboveZero: (option, given) => `${option}: "${given}" is no number above 0`,
    whole: (option, given, least) =>
      `${option}: "${given}" is no whole number${least === null ? '' : ` of ${least} or more`}`,
    noOrigin: (given, meant) => `--origin: "${given}" is no address of a platform; write ${meant}`,
    anOrigin: 'an address such as http://localhost:4000',
    noLanguage: (given) => `--lang ${given}: there is zh and en`,
    noPair: (given) => `--map: "${given}" is no pair of ids, such as 5512=8001`,
    noSuchId: (pair, seed, id) =>
      `--map ${pair}: the seed ${seed} has no user, hall, channel or room ${id}; see docs/generated/seeds.md`,
    mainWorld: '--world main: a run replaces its world, and main is the one that people use; name another',
    oneRecording: '--out: one file holds one recording; name one scenario',
    keptByNpm: (options, command) =>
      `npm kept ${options} for itself. Write -- before what is meant for the command: ${command}`,
  },
};
