import type { Scenario, Step } from '@miczero/scenarios/player';

/** What the frames of a play are judged by, besides its own expectations. */
export interface ScenarioChecks {
  /** No frame comes twice. */
  readonly once: boolean;
  /** Lines of a channel come in their order. */
  readonly inOrder: boolean;
  /** Every frame fits the contract. */
  readonly fits: boolean;
}

/**
 * The checks that a scenario does not break on purpose: by a fault of messages, whether a step of its own or a call of the control API
 * sets it, by an event whose mid it writes itself, or by one that is sent as it is (`raw`).
 */
export function checksOf(scenario: Scenario): ScenarioChecks {
  const text = JSON.stringify(scenario);
  const writesMids = text.includes('"mid":');
  const faults = new Set(scenario.steps.flatMap(faultsIn));
  const has = (...kinds: readonly string[]) => kinds.some((kind) => faults.has(kind));
  return {
    once: !writesMids && !has('duplicate'),
    inOrder: !writesMids && !has('delay', 'reorder'),
    fits: !text.includes('"raw":') && !has('corrupt', 'unknown'),
  };
}

/** The kinds of the faults that a step sets. */
function faultsIn(step: Step): readonly string[] {
  if ('repeat' in step) return step.steps.flatMap(faultsIn);
  if ('together' in step) return step.together.flatMap(faultsIn);
  if ('fault' in step) return [step.fault];
  if (!('control' in step) || step.control !== 'faults.set') return [];
  const { list } = step.with;
  // The contract has read the list.
  return (list as readonly { readonly kind: string }[]).map(({ kind }) => kind);
}
