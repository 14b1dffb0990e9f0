import type { ChildProcess } from 'node:child_process';
import { ENDPOINTS, type LoginInfo } from '@miczero/contracts';
import { builtFrom } from '../built.ts';
import { next, start, usage } from '../child.ts';
import { type Answered, CALLS, type MeasuredCall, signedRequests } from './calls.ts';
import { sendAll } from './load.ts';
import { startPeers } from './peers.ts';

export interface RequestResult {
  readonly call: string;
  readonly server: string;
  /** CPU of the server process per request. */
  readonly microsPerRequest: number;
  readonly requestsPerSecond: number;
  /** Both as multiples of the platform's figures of the same round: rounds of a shared machine differ more than servers do. */
  readonly timesCpu: number;
  readonly timesRate: number;
}

type Round = Pick<RequestResult, 'microsPerRequest' | 'requestsPerSecond'>;

interface Server {
  readonly name: string;
  readonly child: ChildProcess;
  readonly port: number;
  /** Required start of a reply. */
  readonly begins?: string;
}

const SUCCESS = '{"code":0,';
/** Enough that no session reaches the 20 000 randoms that the platform keeps of each. */
const PEOPLE = 200;
const CONNECTIONS = 20;
const ROUNDS = 10;
/** Until the compiler of the engine has settled: a second of calls still runs a large share of unoptimised code. */
const WARM_UP_MS = 4000;
const ROUND_MS = 1500;
/** More than any server answers in one round. */
const REQUESTS = 45_000;

/** Every call on every server, in interleaved rounds; medians. */
export async function measureRequests(): Promise<RequestResult[]> {
  const servers: Server[] = [];
  try {
    const own = start(await fileOf('platform'), { args: [String(PEOPLE)], imports: OWN_IMPORTS });
    const { port, people: signedIn } = await next(own, 'ready');
    const people = signedIn as LoginInfo[];
    servers.push({ name: 'platform', child: own, port: Number(port), begins: SUCCESS });
    const answers = await Promise.all(CALLS.map((call) => answerOf(call, Number(port), people)));
    const bare = start(await fileOf('bare-fastify'), { args: [JSON.stringify(answers)], imports: OWN_IMPORTS });
    servers.push({ name: 'bare fastify', child: bare, port: Number((await next(bare, 'ready'))['port']) });
    const dutiful = start(await fileOf('dutiful-fastify'), {
      args: [JSON.stringify([answers, people])],
      imports: OWN_IMPORTS,
    });
    servers.push({
      name: 'dutiful fastify',
      child: dutiful,
      port: Number((await next(dutiful, 'ready'))['port']),
      begins: SUCCESS,
    });
    servers.push(...(await startPeers()));
    const results: RequestResult[] = [];
    for (const call of CALLS) results.push(...(await measureCall(call, servers, people)));
    return results;
  } finally {
    for (const { child } of servers) child.kill();
  }
}

async function measureCall(call: MeasuredCall, servers: Server[], people: LoginInfo[]): Promise<RequestResult[]> {
  const rounds: ReadonlyMap<string, Round>[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    // The platform accepts each request once; the other servers do not check.
    const requests = signedRequests(call, people, REQUESTS);
    const ms = round === 0 ? WARM_UP_MS : ROUND_MS;
    const measured = new Map<string, Round>();
    // Each comes first in turn: the one behind a slow server finds the caches of the machine cold.
    const first = round % servers.length;
    for (const { name, child, port, begins } of [...servers.slice(first), ...servers.slice(0, first)]) {
      const before = await usage(child);
      const { answered, seconds } = await sendAll(port, requests, { connections: CONNECTIONS, ms, begins });
      const microsPerRequest = ((await usage(child)).micros - before.micros) / answered;
      measured.set(name, { microsPerRequest, requestsPerSecond: answered / seconds });
    }
    if (round > 0) rounds.push(measured);
  }
  return servers.map(({ name: server }) => {
    const medianOf = (figure: keyof Round) => median(rounds.map((round) => round.get(server)?.[figure] ?? Number.NaN));
    const timesOf = (figure: keyof Round) =>
      median(
        rounds.map((round) => (round.get(server)?.[figure] ?? Number.NaN) / (round.get('platform')?.[figure] ?? 0)),
      );
    return {
      call: call.name,
      server,
      microsPerRequest: medianOf('microsPerRequest'),
      requestsPerSecond: medianOf('requestsPerSecond'),
      timesCpu: timesOf('microsPerRequest'),
      timesRate: timesOf('requestsPerSecond'),
    };
  });
}

/** The platform's replies, which the bare routes return. */
async function answerOf(call: MeasuredCall, port: number, people: LoginInfo[]): Promise<Answered> {
  const { method, path } = ENDPOINTS[call.name];
  const { body } = await sendAll(port, signedRequests(call, people, 1), { connections: 1, ms: 1000, begins: SUCCESS });
  return { name: call.name, method, path, answer: JSON.parse(body) };
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const fileOf = (name: string) => builtFrom(new URL(`./${name}.ts`, import.meta.url));
const OWN_IMPORTS = [new URL('./reporter.js', import.meta.url).href];
