import { measureChatLog } from './chat-log.ts';
import { benchCluster } from './cluster/report.ts';
import { measureCommands } from './commands.ts';
import { benchEmit } from './emit/report.ts';
import { benchPaced } from './fan-out/paced-report.ts';
import { benchFanOut } from './fan-out/report.ts';
import { benchMemory } from './memory/report.ts';
import { benchRequests } from './requests/report.ts';
import { benchStart } from './start/report.ts';
import { benchWorlds } from './worlds/report.ts';

/**
 * `npm run bench [-- commands requests log fan-out paced emit memory worlds start cluster client console hall switch audience voice
 * messages gifts lighthouse]`: speed and size, as ratios within one run. Machines vary: compare the columns of one run, not two runs.
 */
const SECTIONS: Record<string, () => Promise<void>> = {
  commands: benchCommands,
  requests: benchRequests,
  log: benchLog,
  'fan-out': benchFanOut,
  paced: benchPaced,
  emit: benchEmit,
  memory: benchMemory,
  worlds: benchWorlds,
  start: benchStart,
  cluster: benchCluster,
  client: async () => (await import('./client/measure.ts')).benchClient(),
  audience: async () => (await import('./audience/measure.ts')).benchAudience(),
  voice: async () => (await import('./voice/measure.ts')).benchVoice(),
  messages: async () => (await import('./messages/measure.ts')).benchMessages(),
  console: async () => (await import('./console/measure.ts')).benchConsole(),
  hall: async () => (await import('./client/measure-hall.ts')).benchHall(),
  switch: async () => (await import('./client/measure-switch.ts')).benchSwitch(),
  gifts: async () => (await import('./client/measure-gifts.ts')).benchGifts(),
  lighthouse: async () => (await import('./lighthouse/measure.ts')).benchLighthouse(),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(SECTIONS, name));
if (unknown.length > 0) {
  console.error(`Unknown section: ${unknown.join(', ')}. Known: ${Object.keys(SECTIONS).join(', ')}.`);
  process.exit(1);
}
for (const [name, run] of Object.entries(SECTIONS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n== ${name}`);
  await run();
}
process.exit();

async function benchCommands(): Promise<void> {
  for (const { name, perSecond } of await measureCommands()) {
    console.log(`${name.padEnd(18)}${perSecond.toFixed(0).padStart(9)} per second`);
  }
}

async function benchLog(): Promise<void> {
  console.log('log      in flight   messages/s   ack p50 ms   ack p99 ms');
  for (const window of [1, 100, 400]) {
    for (const log of ['memory', 'file'] as const) {
      const { messagesPerSecond, ackP50Ms, ackP99Ms } = await measureChatLog(log, window);
      console.log(
        `${log.padEnd(9)}${String(window).padStart(9)}${messagesPerSecond.toFixed(0).padStart(13)}${ackP50Ms.toFixed(2).padStart(13)}${ackP99Ms.toFixed(2).padStart(13)}`,
      );
    }
  }
}
