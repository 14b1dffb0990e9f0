import type { LoadLanguage } from './load-words.ts';

/** What is said of what a run needs and does not get, and of what ends it early. */
export interface TroubleWords {
  /** Why a run needs the control API. */
  readonly needsControl: string;
  readonly noPlatform: (origin: string, why: string) => string;
  readonly needsToken: (origin: string) => string;
  readonly refusesToken: (origin: string) => string;
  readonly noControl: (origin: string) => string;
  readonly notControl: (origin: string, status: number, begin: string) => string;
  readonly cannotMake: (people: number, why: string) => string;
  readonly platformEnded: (how: string) => string;
  readonly beforeReady: (ended: string) => string;
  readonly stoppedAnswering: (origin: string, why: string) => string;
  readonly worldStays: (world: string, origin: string, why: string) => string;
  readonly worldsMayStay: (run: string, origin: string, why: string) => string;

  readonly buildingK6: (version: string) => string;
  /** Of a k6 that is too old. `found`: what it calls itself. */
  readonly oldK6: (found: string, oldest: string) => string;
  readonly lookingOn: (old: string) => string;
  /** `old`: what was found and does not fit; empty for nothing. */
  readonly noK6: (old: string) => string;
  readonly k6OnPath: (oldest: string) => string;
  readonly goOnPath: (version: string, folder: string) => string;
  readonly docker: (image: string) => string;
  readonly noFigures: (code: string, why: string) => string;
  /** Of a line that k6 says again and again. */
  readonly times: (count: number, line: string) => string;

  readonly interrupted: (signal: string) => string;
  readonly endsInOrder: (signal: string) => string;
  /** What a killed run leaves behind. */
  readonly ifKilled: (run: string, origin: string) => string;
}

export const TROUBLE_WORDS: Readonly<Record<LoadLanguage, TroubleWords>> = {
  zh: {
    needsControl: '压测要在那里建一个自己的世界和其中的人，所以需要控制接口。',
    noPlatform: (origin, why) =>
      `${origin} 没有平台应答：${why}。请用 npm start 启动，或去掉 --origin，由压测自己启动。`,
    needsToken: (origin) => `${origin} 的控制接口需要 --token，也就是那个节点的 CONTROL_TOKEN。`,
    refusesToken: (origin) => `${origin} 的控制接口不接受这个 --token。`,
    noControl: (origin) => `${origin} 没有控制接口（404）：如果是零号麦的平台，启动时请加 CONTROL=1。`,
    notControl: (origin, status, begin) => `${origin}/__mock/worlds 不是控制接口：它应答 ${status} ${begin}。`,
    cannotMake: (people, why) => `平台建不了 ${people} 人的世界：${why}`,
    platformEnded: (how) => `平台结束了（${how}）`,
    beforeReady: (ended) => `${ended}，还没有准备好`,
    stoppedAnswering: (origin, why) => `${origin} 的平台不再应答：${why}`,
    worldStays: (world, origin, why) => `世界 ${world} 还留在 ${origin}：${why}`,
    worldsMayStay: (run, origin, why) => `世界 ${run}… 可能还留在 ${origin}：${why}`,

    buildingK6: (version) => `正在用 Go 编译 k6 ${version}，只此一次，要一两分钟……`,
    oldK6: (found, oldest) => `PATH 里是 ${found}：需要 ${oldest} 或更新的版本。`,
    lookingOn: (old) => `${old}正在找别的 k6……`,
    noK6: (old) => (old === '' ? '没有找到 k6。有下面任何一种就可以：' : `没有合适的 k6：${old}有下面任何一种就可以：`),
    k6OnPath: (oldest) => `PATH 里有 k6 ${oldest} 或更新的版本：https://grafana.com/docs/k6/latest/set-up/install-k6/`,
    goOnPath: (version, folder) => `PATH 里有 Go：会把 k6 ${version} 编译到 ${folder}`,
    docker: (image) => `Docker：会运行 ${image}`,
    times: (count, line) => `${count} 次：${line}`,
    noFigures: (code, why) => `k6 以 ${code} 结束，还没有数据。${why}`.trim(),

    interrupted: (signal) => `运行被 ${signal} 中断。`,
    endsInOrder: (signal) => `${signal}：正在收尾。`,
    ifKilled: (run, origin) => `如果强行结束，世界 ${run} 和播放用的世界会留在 ${origin}。`,
  },
  en: {
    needsControl: 'A run makes a world of its own there, with its people, and needs the control API.',
    noPlatform: (origin, why) =>
      `No platform answers at ${origin}: ${why}. Start one with npm start, or leave --origin out: the run then starts one of its own.`,
    needsToken: (origin) => `The control API at ${origin} needs --token, the CONTROL_TOKEN of the node.`,
    refusesToken: (origin) => `The control API at ${origin} refuses this --token.`,
    noControl: (origin) =>
      `${origin} has no control API (404): start the platform with CONTROL=1, if it is one of Mic Zero.`,
    notControl: (origin, status, begin) =>
      `${origin}/__mock/worlds is not the control API: it answers ${status} ${begin}.`,
    cannotMake: (people, why) => `The platform cannot make a world of ${people} people: ${why}`,
    platformEnded: (how) => `the platform ended with ${how}`,
    beforeReady: (ended) => `${ended} before it was ready`,
    stoppedAnswering: (origin, why) => `The platform at ${origin} stopped answering: ${why}`,
    worldStays: (world, origin, why) => `The world ${world} stays at ${origin}: ${why}`,
    worldsMayStay: (run, origin, why) => `The worlds ${run}… may stay at ${origin}: ${why}`,

    buildingK6: (version) => `Building k6 ${version} with Go, once; it takes a minute or two …`,
    oldK6: (found, oldest) => `the PATH has ${found}: ${oldest} or newer is needed.`,
    lookingOn: (old) => `${old} Looking for another k6 …`,
    noK6: (old) =>
      old === ''
        ? 'k6 was not found. One of these is enough:'
        : `No k6 that fits was found: ${old} One of these is enough:`,
    k6OnPath: (oldest) => `k6 ${oldest} or newer on the PATH: https://grafana.com/docs/k6/latest/set-up/install-k6/`,
    goOnPath: (version, folder) => `Go on the PATH: it builds k6 ${version} into ${folder}`,
    docker: (image) => `Docker: it runs ${image}`,
    times: (count, line) => `${count} times: ${line}`,
    noFigures: (code, why) => `k6 ended with ${code} before it had figures. ${why}`.trim(),

    interrupted: (signal) => `The run was interrupted by ${signal}.`,
    endsInOrder: (signal) => `${signal}: the run ends in order.`,
    ifKilled: (run, origin) => `If it is killed, the world ${run} and those of its plays stay at ${origin}.`,
  },
};
