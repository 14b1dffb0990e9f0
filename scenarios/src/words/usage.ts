import type { StepLanguage } from '../format/step-language.ts';

const COMMANDS = (name: string, file: string, world: string, folder: string) => `npm run scenario -- list
npm run scenario -- check [${name}|${file} …] [--lang zh|en]
npm run scenario -- run ${name}|${file} … [--origin URL] [--world ${world}] [--speed N] [--seed N] [--token TOKEN] [--out ${folder}] [--junit ${file}] [--lang zh|en]
npm run scenario -- record ${name}|${file} … [--out ${file}] [--origin URL] [--world ${world}] [--speed N] [--seed N] [--token TOKEN] [--junit ${file}] [--lang zh|en]
npm run scenario -- export ${world} [--out ${file}] [--origin URL] [--token TOKEN] [--lang zh|en]
npm run scenario -- import ${file} [--world ${world}] [--at N] [--origin URL] [--token TOKEN] [--lang zh|en]
npm run scenario -- replay ${file} … [--at N] [--times N] [--lang zh|en]
npm run scenario -- from-har ${file} [--map ID=ID …] [--out ${file}] [--replace] [--lang zh|en]`;

/** What `--help` says. */
export const USAGE: Readonly<Record<StepLanguage, string>> = {
  zh: `${COMMANDS('名字', '文件', '世界', '文件夹')}

  list    列出剧本库里的剧本
  check   读剧本（不写名字则读整个剧本库），报告每个问题的文件、行和路径
  run     在正在运行的平台上播放剧本，不带页面
  record  和 run 一样播放，并保存每个剧本的世界的录像
  export  保存一个正在运行的世界的录像：它的全部日志，可以在任何地方打开
  import  把录像打开成一个新世界，停在结尾，或停在 --at 那条命令之后
  replay  不用平台，在本机重放录像，并把结果和录下的状态比较
  from-har  把 HAR 文件里的 WebSocket 帧做成剧本，没有放进去的每一帧、每次调用都会说明

  --origin URL   平台的地址；默认 http://localhost:4000
  --world 世界   在哪个世界里播放：已有的会被替换，结束后保留，不能是 main；默认用自己的世界，结束后删除
  --speed N      等待时，现实的一秒里世界过几秒；默认等待不花时间。1 是真实速度
  --seed N       替换世界的随机种子
  --out 文件夹   run：报告的文件夹；默认 reports/scenarios
  --out 文件     record、export：录像的文件；默认 reports/recordings/名字.recording。
                 from-har：剧本的文件；默认在 HAR 文件旁边
  --replace      from-har：覆盖已有的、内容不同的剧本文件
  --junit 文件   把各步骤的结果写成 JUnit XML，给 CI 服务器用
  --lang zh|en   list 以外各任务输出的语言；LC_ALL、LC_MESSAGES 或 LANG 以 zh 开头时默认 zh，否则 en
  --at N         打开录像时停在第几条命令之后；默认最后一条
  --times N      每个录像重放几次；默认 1
  --map ID=ID    抓包里的编号，和代替它的初始内容里的编号；默认第一个大厅、频道、房间和用户
  --token TOKEN  控制接口的令牌，平台在别的机器上时要写

报告写在 reports/scenarios/名字.json。退出码：0 全部符合预期，1 有不符合的，2 剧本或平台不能用，
130 按了 Ctrl+C（会删除这次运行的世界；再按一次立即结束）。`,
  en: `${COMMANDS('NAME', 'FILE', 'WORLD', 'DIR')}

  list    names the scenarios of the library
  check   reads scenarios, by default all of the library, and reports each problem with file, line and path
  run     plays scenarios against a running platform, without pages
  record  plays scenarios, and stores the recording of each one's world
  export  stores the recording of a running world: its whole log, so that it can be opened anywhere
  import  opens a recording as a new world, as it was at its end or after the command --at
  replay  folds a recording here, without a platform, and compares the state with the recorded one
  from-har  makes a scenario of the WebSocket frames in a HAR file, and names each frame and call that is not in it

  --origin URL   the platform; default http://localhost:4000
  --world WORLD  the world to play in, replaced if it exists and kept afterwards, and not main; default: a world of its own, deleted
                 afterwards
  --speed N      world seconds that pass in a real one during waits; default: waits take no time. 1 is real time
  --seed N       replaces the seed of the world
  --out DIR      run: the folder of the reports; default: reports/scenarios
  --out FILE     record, export: the file of the recording; default: reports/recordings/NAME.recording.
                 from-har: the file of the scenario; default: beside the HAR file
  --replace      from-har: overwrites a file of the scenario that has other content
  --junit FILE   writes what came of the steps as JUnit XML, for CI servers
  --lang zh|en   the language of what each task but list prints; default: zh where LC_ALL, LC_MESSAGES or LANG begins with zh,
                 else en
  --at N         the command after which a recording is opened; default: the last
  --times N      how often a recording is replayed; default: 1
  --map ID=ID    an id of the capture, and the one of the seed that stands for it; default: first hall, channel and room, and the user
  --token TOKEN  the token of the control API, for a platform on another machine

Reports are written to reports/scenarios/NAME.json. Exit status: 0 when every expectation held, 1 when one did not, 2 when a scenario
or the platform could not be used, 130 after Ctrl+C, which deletes the world of the run; a second one ends at once.`,
};
