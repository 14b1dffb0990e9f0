import { Worker } from 'node:worker_threads';
import type { Logger } from '../../ports.ts';
import { DamagedLog } from '../log.ts';
import type { FileLogAnswer, FileLogQuestion, FileLogWarning } from './file-log-protocol.ts';

type WithoutId<Question> = Question extends unknown ? Omit<Question, 'id'> : never;

/** Probed at least: a disk with less room refuses again soon. */
const PROBE_MIN_BYTES = 262_144;

/** Since an append failed, until the disk has room for it. A smaller append may still find a place on a full disk. */
interface Refusal {
  /** Of the largest group that was refused. */
  readonly bytes: number;
  /** Why the last probe failed: told once. */
  reason: string;
}

/** The worker thread, as calls. */
export class FileLogThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { resolve: (answer: FileLogAnswer) => void; reject: (error: Error) => void }>();
  #number = 0;
  #failure: Error | null = null;
  #refusal: Refusal | null = null;
  #isProbing = false;
  readonly #logger: Logger;

  constructor(dir: string, logger: Logger) {
    this.#logger = logger;
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
      const bytes = Math.max(PROBE_MIN_BYTES, this.#refusal?.bytes ?? 0, Buffer.byteLength(group.commands));
      this.#refusal = { bytes, reason: this.#refusal?.reason ?? '' };
      throw error;
    }
  }

  /**
   * False once the thread has died, and since an append failed until there is room again. Every look at it probes the disk for
   * the next one: a node that is not ready receives no calls, so no append could show the room.
   */
  get isSound(): boolean {
    if (this.#refusal && !this.#isProbing) void this.#probe(this.#refusal);
    return this.#failure === null && !this.#refusal;
  }

  async #probe(refusal: Refusal): Promise<void> {
    this.#isProbing = true;
    try {
      await this.ask({ ask: 'probe', bytes: refusal.bytes });
      if (this.#refusal === refusal) this.#refusal = null;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== refusal.reason) this.#logger.warn(`There is no room yet for what was refused: ${reason}`);
      if (this.#refusal) this.#refusal.reason = reason;
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
