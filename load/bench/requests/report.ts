import { measureRequests } from './measure.ts';

/** Each server as a multiple of the platform: above 1 the platform is cheaper (CPU), or slower (rate). */
export async function benchRequests(): Promise<void> {
  const results = await measureRequests();
  console.log('call              server         µs CPU per request   × platform   requests/s   × platform');
  for (const { call, server, microsPerRequest, requestsPerSecond } of results) {
    const own = results.find((result) => result.call === call && result.server === 'platform');
    const cpu = microsPerRequest / (own?.microsPerRequest ?? Number.NaN);
    const rate = requestsPerSecond / (own?.requestsPerSecond ?? Number.NaN);
    console.log(
      `${call.padEnd(18)}${server.padEnd(17)}${microsPerRequest.toFixed(0).padStart(16)}${cpu.toFixed(2).padStart(13)}${requestsPerSecond.toFixed(0).padStart(13)}${rate.toFixed(2).padStart(13)}`,
    );
  }
}
