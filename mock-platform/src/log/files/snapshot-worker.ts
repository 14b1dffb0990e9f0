import { workerData } from 'node:worker_threads';
import { foldSnapshot } from './fold-snapshot.ts';

/** The thread that makes one snapshot, beside the world that continues, and then ends. */

const { folder, world, position }: { folder: string; world: string; position: number } = workerData;
foldSnapshot(folder, world, position);
