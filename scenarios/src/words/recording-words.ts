import type { StepLanguage } from '../format/step-language.ts';

interface RecordingWords {
  readonly noWorld: (origin: string, world: string, known: string) => string;
  readonly exported: (file: string, first: number, last: number, state: string) => string;
  readonly opened: (world: string, position: number, state: string) => string;
  readonly page: (address: string) => string;
  /** `command`: the one at that position. */
  readonly position: (file: string, position: number, last: number, command: string) => string;
  /** In the place of a command. */
  readonly start: string;
  readonly state: (digest: string) => string;
  /** `isAtEnd`: whether there is a recorded state to compare with. */
  readonly replays: (equal: number, times: number, isAtEnd: boolean, ms: number) => string;
}

/** What `export`, `import` and `replay` say. Why a recording cannot be opened is said by the platform, in English. */
export const RECORDING_WORDS: Readonly<Record<StepLanguage, RecordingWords>> = {
  zh: {
    noWorld: (origin, world, known) => `${origin} 没有世界 ${world}；有：${known}`,
    exported: (file, first, last, state) => `${file}：第 ${first} 到 ${last} 条命令，状态 ${state}`,
    opened: (world, position, state) => `${world}：停在第 ${position} 条命令之后，状态 ${state}`,
    page: (address) => `它的页面：${address}`,
    position: (file, position, last, command) => `${file}：第 ${position} 条命令，共 ${last} 条：${command}`,
    start: '录像开始时的状态',
    state: (digest) => `状态 ${digest}`,
    replays: (equal, times, isAtEnd, ms) =>
      `重放 ${times} 次，${equal} 次结束于${isAtEnd ? '录下的状态' : '同一状态'}（${ms} 毫秒）`,
  },
  en: {
    noWorld: (origin, world, known) => `${origin} has no world ${world}; there are: ${known}`,
    exported: (file, first, last, state) => `${file}: commands ${first} to ${last}, state ${state}`,
    opened: (world, position, state) => `${world}: as it was after command ${position}, state ${state}`,
    page: (address) => `its page: ${address}`,
    position: (file, position, last, command) => `${file}: command ${position} of ${last}: ${command}`,
    start: 'the state that the recording starts with',
    state: (digest) => `state ${digest}`,
    replays: (equal, times, isAtEnd, ms) =>
      `${equal} of ${times} replays end in ${isAtEnd ? 'the recorded state' : 'the same state'} (${ms} ms)`,
  },
};
