import { workerData } from 'node:worker_threads';
import { stepBack } from '../step-back.ts';
import { foldSnapshot } from './fold-snapshot.ts';

/** The thread that makes one snapshot and ends. */

const { folder, world, position }: { folder: string; world: string; position: number } = workerData;
stepBack();
foldSnapshot(folder, world, position);
