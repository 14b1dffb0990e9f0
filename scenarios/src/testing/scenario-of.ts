import { readScenario } from '../format/read-scenario.ts';
import type { Scenario } from '../format/scenario.ts';

/** A scenario of some steps, for two members of the hall 8001, who may have a page each. */
export function scenarioOf(steps: readonly object[], page?: string): Scenario {
  const head = {
    format: 1,
    title: { zh: '一', en: 'one' },
    actors: { 小满: { phone: '13800000001', page }, 阿澈: { phone: '13800000002', page } },
  };
  const read = readScenario(JSON.stringify({ ...head, steps }));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.scenario;
}

/** The text channel that both may see. */
export const join = (as: string) => ({ call: 'channel.join', as, with: { channel_id: '9002' } });
export const say = (text: string) => ({ say: text, as: '小满', in: '8001/9002' });
