import type { Clock } from '../../ports/clock.ts';
import { RtcError } from '../../ports/rtc.ts';

/** What the work resolves with; rejects with `timeout` when it has not settled within `ms`. Some calls of the SDK never settle. */
export async function within<Value>(clock: Clock, ms: number, work: Promise<Value>): Promise<Value> {
  let cancel = () => {};
  const late = new Promise<never>((_resolve, reject) => {
    cancel = clock.after(ms, () => reject(new RtcError('timeout')));
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    cancel();
  }
}
