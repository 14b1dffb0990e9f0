import { judgedByGoal, type Run } from '../goals.ts';
import { measureRequests, type RequestResult } from './measure.ts';

/** CPU of a signed request as a multiple of that of a fastify with the same duties. */
const DUTIES_GOAL = 1.2;

/** Each server as a multiple of the platform: above 1 the platform is cheaper (CPU), or slower (rate). */
export async function benchRequests(): Promise<void> {
  const results = await measureRequests();
  console.log('call              server         µs CPU per request   × platform   requests/s   × platform');
  for (const { call, server, microsPerRequest, requestsPerSecond, timesCpu, timesRate } of results) {
    console.log(
      `${call.padEnd(18)}${server.padEnd(17)}${microsPerRequest.toFixed(0).padStart(16)}${timesCpu.toFixed(2).padStart(13)}${requestsPerSecond.toFixed(0).padStart(13)}${timesRate.toFixed(2).padStart(13)}`,
    );
  }
  for (const line of judgedRequests(results)) console.log(line);
}

/** Judges each call beside the server with the same duties. */
export function judgedRequests(
  results: readonly Pick<RequestResult, 'call' | 'server' | 'timesCpu'>[],
  run?: Run,
): string[] {
  const dutiful = results.filter(({ server }) => server === 'dutiful fastify');
  return dutiful.map(({ call, timesCpu }) => {
    const times = 1 / timesCpu;
    return `${call.padEnd(18)}${times.toFixed(2)} of the CPU of a dutiful fastify, ${judgedByGoal(times, DUTIES_GOAL, 'times', run)}`;
  });
}
