import { judgedByGoal, type Run } from '../goals.ts';
import { type FanOutResult, measureFanOut } from './measure.ts';

const SERVERS = ['platform', 'plain-socket-io', 'plain-ws'] as const;
const ROUNDS = 3;
/** What a delivery at saturation should cost at most, and from how many receivers on. */
const DELIVERY_GOAL_MICROS = 1;
const JUDGED_RECEIVERS = 1000;

/** Interleaved rounds and medians; each server as a multiple of the platform. */
export async function benchFanOut(): Promise<void> {
  console.log('receivers  server           µs CPU per delivery   × platform   kB per connection');
  for (const receivers of [100, 1000, 4000]) {
    const results: FanOutResult[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const server of SERVERS) results.push(await measureFanOut(server, receivers));
    }
    const medianOf = (server: string, pick: (result: FanOutResult) => number) => {
      const values = results
        .filter((result) => result.server === server)
        .map(pick)
        .sort((a, b) => a - b);
      return values[Math.floor(values.length / 2)] ?? Number.NaN;
    };
    const own = medianOf('platform', ({ microsPerDelivery }) => microsPerDelivery);
    for (const server of SERVERS) {
      const micros = medianOf(server, ({ microsPerDelivery }) => microsPerDelivery);
      const kilobytes = medianOf(server, ({ kilobytesPerConnection }) => kilobytesPerConnection);
      console.log(
        `${String(receivers).padStart(9)}  ${server.padEnd(18)}${micros.toFixed(2).padStart(17)}${(micros / own).toFixed(1).padStart(13)}${kilobytes.toFixed(1).padStart(18)}`,
      );
    }
    const judged = judgedSaturation(receivers, own);
    if (judged !== '') console.log(judged);
  }
}

/** Judges a delivery at saturation. A hundred receivers share too little of what a message costs by itself. */
export function judgedSaturation(receivers: number, micros: number, run?: Run): string {
  if (receivers < JUDGED_RECEIVERS) return '';
  return `${String(receivers).padStart(9)}  a delivery of the platform, ${judgedByGoal(micros, DELIVERY_GOAL_MICROS, 'µs', run)}`;
}
