import { measureRequests } from './measure.ts';

/** Each server as a multiple of the platform: above 1 the platform is cheaper (CPU), or slower (rate). */
export async function benchRequests(): Promise<void> {
  const results = await measureRequests();
  console.log('call              server         µs CPU per request   × platform   requests/s   × platform');
  for (const { call, server, microsPerRequest, requestsPerSecond, timesCpu, timesRate } of results) {
    console.log(
      `${call.padEnd(18)}${server.padEnd(17)}${microsPerRequest.toFixed(0).padStart(16)}${timesCpu.toFixed(2).padStart(13)}${requestsPerSecond.toFixed(0).padStart(13)}${timesRate.toFixed(2).padStart(13)}`,
    );
  }
}
