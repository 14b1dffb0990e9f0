import type { ChildProcess } from 'node:child_process';
import { parseAuthorization } from '@miczero/contracts';
import { startSteadySending } from '../../../console/src/emit/steady-sending.ts';
import { builtFrom } from '../built.ts';
import { next, start, usage } from '../child.ts';
import { CROWD_HALL } from '../crowd.ts';
import type { Ready } from '../fan-out/measure.ts';
import { quiet } from '../fan-out/quiet.ts';

/** What came of sending one event again and again, as the console does it. */
export interface EmitResult {
  readonly to: EmitTarget;
  readonly asked: number;
  /** Events that the platform has answered, each second. */
  readonly answered: number;
  /** Milliseconds from the request to the arrival at the watched socket. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** After the last answer: until every socket has every event. */
  readonly behindMs: number;
  readonly cpu: number;
  readonly grownMb: number;
}

export type EmitTarget = 'one person' | 'the hall';

const SECONDS = 10;
/** Longer than the frames of the protocol, so that receivers tell them apart. */
const TEXT = '今晚八点开黑，缺一个辅助。'.repeat(6);

/** A node with its hall of so many open sockets. */
export class EmitScene {
  readonly #node: ChildProcess;
  /** The socket of the chosen person, whose arrivals are timed. */
  readonly #watched: ChildProcess;
  readonly #others: ChildProcess;
  readonly #origin: string;
  readonly #person: string;
  #sentToAll = 0;
  #sentToOne = 0;

  private constructor(node: ChildProcess, watched: ChildProcess, others: ChildProcess, { port, targets }: Ready) {
    const { searchParams } = new URL(targets[0] ?? '', `http://127.0.0.1:${port}`);
    this.#person = parseAuthorization(searchParams.get('authorization') ?? '')?.no ?? '';
    this.#node = node;
    this.#watched = watched;
    this.#others = others;
    this.#origin = `http://127.0.0.1:${port}`;
  }

  static async open(sockets: number): Promise<EmitScene> {
    const file = (name: string) => builtFrom(new URL(name, import.meta.url));
    const node = start(await file('./node.ts'), { args: [String(sockets)] });
    const receivers = await file('../fan-out/receivers.ts');
    const [watched, others] = [start(receivers), start(receivers)];
    const ready = (await next(node, 'ready', 180_000)) as unknown as Ready;
    for (const [child, targets] of [
      [watched, ready.targets.slice(0, 1)],
      [others, ready.targets.slice(1)],
    ] as const) {
      const open = next(child, 'open', 180_000);
      child.send({ order: 'open', ...ready, targets });
      await open;
    }
    for (const child of [watched, others]) await quiet(child);
    return new EmitScene(node, watched, others, ready);
  }

  async measure(to: EmitTarget, perSecond: number): Promise<EmitResult> {
    const moments: number[] = [];
    const from = this.#sentToAll + this.#sentToOne;
    this.#watched.send({ order: 'note', from, count: perSecond * SECONDS + 1000 });
    const before = await usage(this.#node);
    let [answered, pending] = [0, 0];
    const began = performance.now();
    const stop = startSteadySending({
      everyMs: 1000 / perSecond,
      send: async (times) => {
        const now = performance.timeOrigin + performance.now();
        for (let event = 0; event < times; event += 1) moments.push(now);
        pending += 1;
        await this.#emit(to, times);
        pending -= 1;
        answered += times;
      },
      onChange: () => {},
      onEnd: (reason) => {
        throw new Error(`the sending ended: ${reason}`);
      },
      now: () => performance.now(),
    });
    await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000));
    stop();
    const seconds = (performance.now() - began) / 1000;
    const perSecondAnswered = answered / seconds;
    while (pending > 0) await new Promise((resolve) => setTimeout(resolve, 1));
    const stopped = performance.now();
    if (to === 'the hall') this.#sentToAll += answered;
    else this.#sentToOne += answered;
    const arrived = [next(this.#watched, 'arrived'), next(this.#others, 'arrived')];
    this.#watched.send({ order: 'expect', messages: this.#sentToAll + this.#sentToOne });
    this.#others.send({ order: 'expect', messages: this.#sentToAll });
    await Promise.all(arrived);
    const behindMs = performance.now() - stopped;
    const after = await usage(this.#node);
    const delays = next(this.#watched, 'delays');
    this.#watched.send({ order: 'delays', moments });
    const { p50, p99 } = await delays;
    return {
      to,
      asked: perSecond,
      answered: perSecondAnswered,
      p50Ms: Number(p50),
      p99Ms: Number(p99),
      behindMs,
      cpu: (after.micros - before.micros) / 1e6 / seconds,
      grownMb: (after.rssBytes - before.rssBytes) / 1e6,
    };
  }

  async #emit(to: EmitTarget, times: number): Promise<void> {
    const answer = await fetch(`${this.#origin}/__mock/worlds/main/emit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'systemMessage',
        body: { msg: TEXT },
        to: to === 'the hall' ? { hall: CROWD_HALL } : { user: this.#person },
        ...(times > 1 && { times }),
      }),
    });
    const { code, message } = (await answer.json()) as { readonly code: number; readonly message: string };
    if (code !== 0) throw new Error(`emit: ${code} ${message}`);
  }

  close(): void {
    for (const child of [this.#node, this.#watched, this.#others]) child.kill();
  }
}
