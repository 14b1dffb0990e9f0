import { parentPort, workerData } from 'node:worker_threads';
import { probeRoom } from './disk.ts';
import type { FileLogAnswer, FileLogQuestion, FileLogWarning } from './file-log-protocol.ts';
import { WorldFolders } from './world-folders.ts';

/** The thread that owns the files of the worlds. The event loop of the node never waits for a disk. */

const { dir }: { dir: string } = workerData;
const port = parentPort;
if (!port) throw new Error('file-log-worker runs as a worker thread');

const folders = new WorldFolders(dir, (warning) => port.postMessage({ warning } satisfies FileLogWarning));

function answer(question: FileLogQuestion): FileLogAnswer['result'] {
  switch (question.ask) {
    case 'list':
      return folders.list();
    case 'append':
      return folders.append(question.world, question.commands, question.count);
    case 'start': {
      const snapshot = folders.snapshot(question.world, Number.POSITIVE_INFINITY);
      return { snapshot, groups: snapshot ? [] : folders.read(question.world, 0, question.limit) };
    }
    case 'read':
      return folders.read(question.world, question.after, question.limit);
    case 'snapshot':
      return folders.snapshot(question.world, question.before);
    case 'history':
      return folders.history(question.world, question.until);
    case 'passage':
      return folders.passage(question.world, question.from, question.count);
    case 'begin':
      folders.begin(question.world, question);
      return undefined;
    case 'save-snapshot':
      folders.saveSnapshot(question.world, question);
      return undefined;
    case 'note-snapshot':
      return folders.noteSnapshot(question.world, question.position);
    case 'close':
      folders.close(question.world);
      return undefined;
    case 'drop':
      folders.drop(question.world);
      return undefined;
    case 'replace':
      folders.replace(question.world);
      return undefined;
    case 'probe':
      probeRoom(dir, question.bytes);
      return undefined;
    default:
      return question satisfies never;
  }
}

port.on('message', (question: FileLogQuestion) => {
  try {
    port.postMessage({ id: question.id, result: answer(question) } satisfies FileLogAnswer);
  } catch (error) {
    const world = 'world' in question ? question.world : undefined;
    port.postMessage({ id: question.id, error: folders.describe(error, world) } satisfies FileLogAnswer);
  }
});
