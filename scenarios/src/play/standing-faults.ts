import {
  FAULT_LISTS,
  type FaultList,
  type FaultStep,
  faultIn,
  faultListOf,
  isSameFault,
  NO_FAULT,
} from '../format/fault-step.ts';
import type { ControlClient } from './control-client.ts';
import { StepFailed } from './step-problem.ts';

/** The call of the control API that holds each list. */
const CALLS = {
  messages: 'faults.set',
  connections: 'connection_faults.set',
  calls: 'call_faults.set',
  stalled: 'calls.stall',
} as const satisfies Record<FaultList, string>;

const NONE: Readonly<Record<FaultList, readonly object[]>> = { messages: [], connections: [], calls: [], stalled: [] };

/** The faults that a scenario has set: each step adds one or ends one, `none` ends all. */
export class StandingFaults {
  readonly #control: ControlClient;
  #faults = NONE;

  constructor(control: ControlClient) {
    this.#control = control;
  }

  /** `user`: whom it meets; without one all users. */
  async add(step: FaultStep, user: string | undefined): Promise<void> {
    const list = faultListOf(step.fault);
    if (step.fault === NO_FAULT || list === null) {
      this.#faults = NONE;
      for (const each of FAULT_LISTS) await this.#set(each);
      return;
    }
    const fault = faultIn(step, user);
    const standing = this.#faults[list];
    const at = standing.findIndex((each) => isSameFault(list, each, fault));
    if (step.ends && at < 0) throw new StepFailed({ kind: 'fault-not-set', fault: step.fault });
    const next = step.ends ? standing.filter((_each, index) => index !== at) : [...standing, fault];
    this.#faults = { ...this.#faults, [list]: next };
    await this.#set(list);
  }

  async #set(list: FaultList): Promise<void> {
    // The faults of each list have the form of its call: the reader has checked them.
    await this.#control.call(CALLS[list], { list: this.#faults[list] as never });
  }
}
