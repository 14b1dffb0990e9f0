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
  /** Since an append failed, until the disk has room. A small append may still find a place on a full disk. */
  #hasRefused = false;
  #isProbing = false;

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
      return result;
    } catch (error) {
      this.#hasRefused = true;
      throw error;
    }
  }

  /**
   * False once the thread has died, and since an append failed until there is room again. Every look at it probes the disk for
   * the next one: a node that is not ready receives no calls, so no append could show the room.
   */
  get isSound(): boolean {
    if (this.#hasRefused && !this.#isProbing) void this.#probe();
    return this.#failure === null && !this.#hasRefused;
  }

  async #probe(): Promise<void> {
    this.#isProbing = true;
    try {
      await this.ask({ ask: 'probe' });
      this.#hasRefused = false;
    } catch {
      // Still no room: the append that failed has told of it.
    } finally {
      this.#isProbing = false;
    }
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
