import type { Scenario } from '@miczero/scenarios/player';

/** What the frames of a play are judged by, besides its own expectations. */
export interface ScenarioChecks {
  /** No frame comes twice. */
  readonly once: boolean;
  /** Lines of a channel come in their order. */
  readonly inOrder: boolean;
  /** Every frame fits the contract. */
  readonly fits: boolean;
}

/** The checks that a scenario does not break on purpose: by a fault of messages, or by an event whose mid it writes itself. */
export function checksOf(scenario: Scenario): ScenarioChecks {
  const text = JSON.stringify(scenario);
  const writesMids = text.includes('"mid":');
  const has = (...faults: readonly string[]) => faults.some((fault) => text.includes(`"fault":"${fault}"`));
  return {
    once: !writesMids && !has('duplicate'),
    inOrder: !writesMids && !has('delay', 'reorder'),
    fits: !has('corrupt', 'unknown'),
  };
}
