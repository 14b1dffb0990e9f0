import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFileLogs, createMemoryLogs, type LogStore, silentLogger } from '@miczero/mock-platform';
import { CROWD_CHANNEL, CROWD_HALL, crowdedNode, signInCrowd } from './crowd.ts';

export interface ChatLogResult {
  readonly log: string;
  /** Chat messages per second that were stored, applied and acknowledged. */
  readonly messagesPerSecond: number;
  /** Time from submitting a message to its acknowledgement. */
  readonly ackP50Ms: number;
  readonly ackP99Ms: number;
}

const SENDERS = 200;
const MESSAGES = 60_000;
const WARM_UP = 5000;

/** Acknowledged chat messages per second with `window` of them in flight, through the whole write path. */
export async function measureChatLog(log: 'memory' | 'file', window: number): Promise<ChatLogResult> {
  const dir = mkdtempSync(path.join(tmpdir(), 'miczero-bench-'));
  const logs: LogStore = log === 'memory' ? createMemoryLogs() : createFileLogs(dir, silentLogger);
  const node = await crowdedNode(SENDERS, { logs });
  try {
    const people = await signInCrowd(node, SENDERS);
    const runner = node.worlds.get('main');
    if (!runner) throw new Error('the world main is missing');
    const latencies: number[] = [];
    let next = 0;
    const worker = async (until: number) => {
      while (next < until) {
        const sequence = next;
        next += 1;
        const sender = people[sequence % SENDERS] as (typeof people)[number];
        const started = performance.now();
        await runner.run(
          'chat.send',
          { no: sender.no, sid: sender.token.sid },
          {
            hall_id: CROWD_HALL,
            channel_id: CROWD_CHANNEL,
            c_mid: `bench-${sequence}` as never,
            body: { msg_type: '1', content: '今晚八点开黑，缺一个辅助', msg: '', extra: {} },
          },
        );
        latencies.push(performance.now() - started);
      }
    };
    const all = (until: number) => Promise.all(Array.from({ length: window }, () => worker(until)));
    await all(WARM_UP);
    latencies.length = 0;
    const started = performance.now();
    await all(WARM_UP + MESSAGES);
    const seconds = (performance.now() - started) / 1000;
    latencies.sort((a, b) => a - b);
    const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
    return { log, messagesPerSecond: latencies.length / seconds, ackP50Ms: at(0.5), ackP99Ms: at(0.99) };
  } finally {
    await node.close();
    rmSync(dir, { recursive: true, force: true });
  }
}
