import { type FaultStep, faultIn, faultListOf, NO_FAULT } from '../format/fault-step.ts';
import type { ControlClient } from './control-client.ts';

/** The faults that a scenario has set: each step adds one, `none` ends all. */
export class StandingFaults {
  readonly #control: ControlClient;
  #messages: readonly object[] = [];
  #connections: readonly object[] = [];

  constructor(control: ControlClient) {
    this.#control = control;
  }

  /** `user`: whose sockets it meets; without one those of all users. */
  async add(step: FaultStep, user: string | undefined): Promise<void> {
    const list = faultListOf(step.fault);
    if (step.fault === NO_FAULT) {
      this.#messages = [];
      this.#connections = [];
    } else if (list === 'messages') this.#messages = [...this.#messages, faultIn(step, user)];
    else this.#connections = [...this.#connections, faultIn(step, user)];
    if (list !== 'connections') await this.#control.call('faults.set', { list: this.#messages });
    if (list !== 'messages') await this.#control.call('connection_faults.set', { list: this.#connections });
  }
}
