import { Worker } from 'node:worker_threads';
import type { Logger } from '../../ports.ts';
import { DamagedLog } from '../log.ts';
import type { FileLogAnswer, FileLogQuestion, FileLogWarning } from './file-log-protocol.ts';

type WithoutId<Question> = Question extends unknown ? Omit<Question, 'id'> : never;

/** The worker thread, as calls. */
export class FileLogThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { resolve: (answer: FileLogAnswer) => void; reject: (error: Error) => void }>();
  #number = 0;
  #failure: Error | null = null;
  /** How the last append ended: a full disk, say, is over when there is room again. */
  #isStoring = true;

  constructor(dir: string, logger: Logger) {
    this.#worker = new Worker(new URL('./file-log-worker.mjs', import.meta.url), { workerData: { dir }, execArgv: [] });
    this.#worker.on('message', (message: FileLogAnswer | FileLogWarning) => {
      if ('warning' in message) logger.warn(message.warning);
      else this.#settle(message);
    });
    this.#worker.on('error', (error) => this.#fail(error instanceof Error ? error : new Error(String(error))));
    this.#worker.on('exit', () => this.#fail(new Error('file log: the thread has ended')));
  }

  #settle(answer: FileLogAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    const { error } = answer;
    if (!error) waiting?.resolve(answer);
    else waiting?.reject(error.isDamage ? new DamagedLog(error.message) : new Error(`file log: ${error.message}`));
  }

  ask(question: WithoutId<FileLogQuestion>): Promise<FileLogAnswer> {
    if (this.#failure) return Promise.reject(this.#failure);
    this.#number += 1;
    const id = this.#number;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ ...question, id });
    });
  }

  /** Appends a group; answers the position of its first command. */
  async store(group: { readonly world: string; readonly commands: string; readonly count: number }): Promise<unknown> {
    try {
      const { result } = await this.ask({ ask: 'append', ...group });
      this.#isStoring = true;
      return result;
    } catch (error) {
      this.#isStoring = false;
      throw error;
    }
  }

  /** False once the thread has died, and while it refuses to store. */
  get isSound(): boolean {
    return this.#failure === null && this.#isStoring;
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
