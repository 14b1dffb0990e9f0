import { faultsAfter, hasNone, isOfFaults, NO_FAULTS } from './fault-changes.ts';
import type { Action } from './stored-actions.ts';

/**
 * The actions of one moment without those that do nothing: a network is cut that is cut, faults end where none is, and what is taken back
 * before anything else happens. A world begins with whole networks, no withheld acknowledgements and no faults.
 */
export class IdleActions {
  /** Users, or `*`, whose network is cut, and whose acknowledgements are withheld. */
  readonly #on = { 'network.set': new Set<unknown>(), 'acks.set': new Set<unknown>() };
  #faults = NO_FAULTS;

  without(actions: readonly Action[]): readonly Action[] {
    const kept: Action[] = [];
    for (const action of actions) {
      const last = kept.at(-1);
      if (!this.#changes(action)) continue;
      if (last && takesBack(last, action)) kept.pop();
      else kept.push(action);
    }
    return kept;
  }

  /** Whether an action changes anything; notes what it changes. */
  #changes(action: Action): boolean {
    const { call, input } = action;
    if (isOfFaults(action)) {
      const [before, after] = [this.#faults, faultsAfter(this.#faults, action)];
      this.#faults = after;
      return !(hasNone(before) && hasNone(after));
    }
    if (call !== 'network.set' && call !== 'acks.set') return true;
    const on = this.#on[call];
    const user = input['user'] ?? '*';
    const isOn = turnsOn(action);
    if (on.has(user) === isOn) return false;
    if (isOn) on.add(user);
    else on.delete(user);
    return true;
  }
}

const turnsOn = ({ input }: Action) => input['blocked'] === true || input['action'] === 'hold';

function takesBack(one: Action, other: Action): boolean {
  const isSwitch = one.call === 'network.set' || one.call === 'acks.set';
  if (!isSwitch || one.call !== other.call) return false;
  return (one.input['user'] ?? '*') === (other.input['user'] ?? '*') && turnsOn(one) && !turnsOn(other);
}
