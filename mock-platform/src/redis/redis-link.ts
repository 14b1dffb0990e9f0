import { createHash, randomUUID } from 'node:crypto';
import { createClient, ErrorReply } from '@redis/client';
import type { Logger } from '../ports.ts';

/** How often the link asks Redis whether it is there, and how long an answer may take. */
const BEAT_MS = 1000;
const ANSWER_MS = 3000;
/** Pause between two attempts to connect. */
const RETRY_MS = 250;

/**
 * Redis cannot be asked now. What was under way may have been carried out: ask again what may be asked twice.
 */
export class OutOfReach extends Error {
  override readonly name = 'OutOfReach';
  constructor(url: string) {
    super(`Redis at ${url} is out of reach.`);
  }
}

/** A Lua script: what it does is done as a whole. */
export interface RedisScript {
  readonly text: string;
  readonly sha: string;
}

/** Every script gets the prefix of all keys as `ARGV[1]`, and `now` as a function: epoch milliseconds by the clock of Redis. */
export function scriptOf(body: string): RedisScript {
  const text = `local prefix = ARGV[1]
local now = function()
  local time = redis.call('TIME')
  return time[1] * 1000 + math.floor(time[2] / 1000)
end
${body}`;
  return { text, sha: createHash('sha1').update(text).digest('hex') };
}

/** Gives a database its name when it is used for the first time. A restart that lost everything gives another one. */
const ENTER = scriptOf(`
redis.call('SET', prefix .. 'store', ARGV[2], 'NX')
return redis.call('GET', prefix .. 'store')`);

interface RedisLinkOptions {
  /** `redis://` or `rediss://` with user, password, host, port and database. */
  readonly url: string;
  /** Begins all keys and the channel, so that several platforms may share a server. */
  readonly prefix: string;
  readonly logger: Logger;
}

type Client = ReturnType<typeof clientOf>;

/**
 * One connection of a node to Redis, for commands and announcements. It notices a silent network by its own beat, connects
 * again by itself, and refuses what it is asked meanwhile: a caller that waited for Redis would not know for how long.
 */
export class RedisLink {
  readonly #options: RedisLinkOptions;
  readonly #channel: string;
  /** The URL without its password. */
  readonly #place: string;
  #client: Client | null = null;
  #loaded = new Set<string>();
  #isClosed = false;
  #store: string | null = null;
  #beat: NodeJS.Timeout | undefined;
  #broken: string | null = null;
  readonly #listeners = new Set<(message: string) => void>();
  readonly #risers = new Set<() => void>();
  readonly #beaters = new Set<() => void>();

  constructor(options: RedisLinkOptions) {
    this.#options = options;
    this.#channel = `${options.prefix}news`;
    this.#place = withoutPassword(options.url);
  }

  /** Connects for the first time. Rejects when that does not succeed: a start must not wait for ever. */
  async open(): Promise<void> {
    await this.#connect().catch((error: unknown) => {
      const message = messageOf(error);
      throw UNREACHED.test(message) ? new Error(`${message}. ${START_OR_NAME}`, { cause: error }) : error;
    });
    await this.#warnOfLoss();
    this.#scheduleBeat();
  }

  /** Whether Redis answers, and is the store that it was. */
  get isSound(): boolean {
    return this.#client !== null && this.#broken === null;
  }

  /** Runs a script. Rejects with an `OutOfReach` when there is no answer, else with what Redis says. */
  async run(script: RedisScript, ...args: readonly (string | number)[]): Promise<unknown> {
    const client = this.#client;
    if (!client || this.#broken !== null) throw this.outOfReach();
    try {
      return await this.#ask(client, script, args);
    } catch (error) {
      // After NOSCRIPT, when the scripts were flushed, the next connection loads them again, in order.
      const isSaid = error instanceof ErrorReply && !error.message.startsWith('NOSCRIPT');
      if (isSaid) throw error;
      this.#lose(client, error);
      throw this.outOfReach();
    }
  }

  /** Hears what any node announces, itself included. Returns a function that ends it. */
  onNews(listener: (message: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Runs after every new connection: news may have been missed. */
  onUp(work: () => void): () => void {
    this.#risers.add(work);
    return () => this.#risers.delete(work);
  }

  /** Runs about once a second while Redis answers. */
  onBeat(work: () => void): () => void {
    this.#beaters.add(work);
    return () => this.#beaters.delete(work);
  }

  /** The store has lost what was acknowledged: from now on nothing is stored, and the node is not ready. */
  giveUp(reason: string): void {
    if (this.#broken !== null) return;
    this.#broken = `Redis at ${this.#place} ${reason}. This node stores nothing more; restore Redis and start the nodes again.`;
    this.#options.logger.error(this.#broken);
  }

  outOfReach(): Error {
    return this.#broken === null ? new OutOfReach(this.#place) : new Error(this.#broken);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#beat);
    const client = this.#client;
    this.#client = null;
    // Answers that are under way still arrive.
    await client?.close();
  }

  #ask(client: Client, { text, sha }: RedisScript, args: readonly (string | number)[]): Promise<unknown> {
    if (!this.#loaded.has(sha)) {
      this.#loaded.add(sha);
      // A failure shows in the next command, which follows on the same connection.
      client.sendCommand(['SCRIPT', 'LOAD', text]).catch(() => {});
    }
    return client.sendCommand(['EVALSHA', sha, '0', this.#options.prefix, ...args.map(String)]);
  }

  async #connect(): Promise<void> {
    const client = clientOf(this.#options.url);
    let failure: unknown;
    client.on('error', (error: unknown) => {
      failure ??= error;
      this.#lose(client, error);
    });
    let deadline: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      deadline = setTimeout(() => reject(new Error('no answer')), ANSWER_MS);
    });
    try {
      await Promise.race([this.#enter(client), late]);
    } catch (error) {
      client.destroy();
      throw new Error(`Redis at ${this.#place}: ${messageOf(failure ?? error)}`, { cause: error });
    } finally {
      clearTimeout(deadline);
    }
    this.#client = client;
  }

  async #enter(client: Client): Promise<void> {
    await client.connect();
    await client.subscribe(this.#channel, (message) => this.#tell(message));
    this.#loaded = new Set();
    const store = String(await this.#ask(client, ENTER, [randomUUID()]));
    this.#store ??= store;
    if (store !== this.#store) this.giveUp('has lost everything that it had stored');
  }

  #lose(client: Client, error: unknown): void {
    if (this.#client !== client) return;
    this.#client = null;
    client.destroy();
    this.#options.logger.warn('Redis is out of reach', { redis: this.#place, reason: messageOf(error) });
    void this.#connectAgain();
  }

  async #connectAgain(): Promise<void> {
    while (!this.#isClosed) {
      try {
        await this.#connect();
        break;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
    if (this.#isClosed) {
      this.#client?.destroy();
      return;
    }
    this.#options.logger.info('Redis is within reach again', { redis: this.#place });
    for (const work of [...this.#risers]) work();
  }

  #tell(message: string): void {
    for (const listener of [...this.#listeners]) listener(message);
  }

  #scheduleBeat(): void {
    this.#beat = setTimeout(() => {
      const client = this.#client;
      if (client) this.#check(client);
      this.#scheduleBeat();
    }, BEAT_MS);
  }

  #check(client: Client): void {
    const silence = setTimeout(() => this.#lose(client, new Error('no answer')), ANSWER_MS);
    client.ping().then(
      () => {
        clearTimeout(silence);
        if (this.#client === client) for (const work of [...this.#beaters]) work();
      },
      () => clearTimeout(silence),
    );
  }

  /** Managed servers may refuse the question; their owners know the answer. */
  async #warnOfLoss(): Promise<void> {
    const config = await this.#client?.configGet(['appendonly', 'maxmemory-policy']).catch(() => null);
    if (!config) return;
    const { logger } = this.#options;
    if (config['appendonly'] === 'no') {
      logger.warn('Redis does not write to disk: its restart loses every world (set appendonly yes)');
    }
    const policy = config['maxmemory-policy'] ?? 'noeviction';
    if (policy !== 'noeviction') {
      logger.warn('Redis deletes keys when its memory is full (set maxmemory-policy noeviction)', { policy });
    }
  }
}

function clientOf(url: string) {
  // The link reconnects by itself. Commands under way must fail at once, so that their owner can decide.
  const socket = { reconnectStrategy: false, connectTimeout: ANSWER_MS } as const;
  return createClient({ url, RESP: 3, socket, disableOfflineQueue: true });
}

function withoutPassword(url: string): string {
  const parsed = new URL(url);
  parsed.password = '';
  return parsed.href;
}

/** No server of that address has answered. */
const UNREACHED = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|no answer$/;
const START_OR_NAME =
  'Start it with redis-server --appendonly yes --appendfsync always, or name another one with REDIS_URL. With LOG=file a node needs none.';

function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
