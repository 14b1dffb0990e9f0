import { workerData } from 'node:worker_threads';
import { jsonLogger } from '../../ports.ts';
import { RedisLink } from '../../redis/redis-link.ts';
import { stepBack } from '../step-back.ts';
import { foldStreamSnapshot, type StreamToFold } from './fold-stream-snapshot.ts';

/** The thread that makes one snapshot and ends. It has a connection of its own. */

const { url, ...stream }: StreamToFold & { url: string } = workerData;
stepBack();
const link = new RedisLink({ url, prefix: stream.prefix, logger: jsonLogger });
await link.open();
try {
  await foldStreamSnapshot(link, jsonLogger, stream);
} finally {
  await link.close();
}
