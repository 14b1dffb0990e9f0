import { type CallFault, callFault, type MessageFault, messageFault } from '@miczero/contracts/control';
import type * as z from 'zod/mini';
import { type Fault, type FaultDraft, faultOf, problemOfField } from './faults.ts';

/** A network as people know it, by the faults that make it. The first fault that fits decides, so the rare ones come first. */
interface Parts {
  readonly messages: readonly z.input<typeof messageFault>[];
  readonly calls: readonly z.input<typeof callFault>[];
}

const CONDITIONS = {
  'weak-mobile': {
    messages: [
      { kind: 'drop', rate: 0.03 },
      { kind: 'duplicate', rate: 0.02 },
      { kind: 'delay', delay_ms: 400, jitter_ms: 600 },
    ],
    calls: [{ kind: 'late', delay_ms: 600 }],
  },
  metro: {
    messages: [
      { kind: 'drop', rate: 0.2 },
      { kind: 'delay', delay_ms: 1500, jitter_ms: 3000 },
    ],
    calls: [{ kind: 'late', delay_ms: 3000 }],
  },
  'lossy-wifi': {
    messages: [
      { kind: 'drop', rate: 0.08 },
      { kind: 'duplicate', rate: 0.05 },
      { kind: 'delay', delay_ms: 20, jitter_ms: 200 },
    ],
    calls: [{ kind: 'late', delay_ms: 100 }],
  },
} as const satisfies Readonly<Record<string, Parts>>;

export type ConditionName = keyof typeof CONDITIONS;
export const CONDITION_NAMES = Object.keys(CONDITIONS) as readonly ConditionName[]; // the keys of the table itself

/** The network of a person, or of everyone, as one thing. */
export interface Condition {
  readonly name: ConditionName;
  readonly user: string;
  readonly seed: number;
  readonly parts: readonly Fault[];
}

/** A network for a person or for all; the seed decides which messages it meets. */
export function conditionOf(name: ConditionName, user: string, seed: number): Condition {
  const { messages, calls } = CONDITIONS[name];
  const whose = { user, seed };
  return {
    name,
    ...whose,
    parts: [
      ...messages.map((part) => ({ of: 'messages' as const, fault: messageFault.parse({ ...part, ...whose }) })),
      ...calls.map((part) => ({ of: 'calls' as const, fault: callFault.parse({ ...part, ...whose }) })),
    ],
  };
}

/** The faults that a draft describes, several for a network; none while a field does not fit. */
export function faultsOf(draft: FaultDraft): readonly Fault[] {
  const { condition, user } = draft;
  const name = CONDITION_NAMES.find((each) => each === condition);
  if (name) return problemOfField('seed', draft) ? [] : conditionOf(name, user, Number(draft.seed)).parts;
  const fault = faultOf(draft);
  return fault ? [fault] : [];
}

/** What holds in a world: networks whose faults are all there, and the other faults. */
export function grouped(faults: readonly Fault[]): {
  readonly conditions: readonly Condition[];
  readonly others: readonly Fault[];
} {
  let others = faults;
  const conditions: Condition[] = [];
  for (const { of, fault } of faults) {
    if (of !== 'messages') continue;
    for (const name of CONDITION_NAMES) {
      const parts = partsIn(others, conditionOf(name, fault.user, fault.seed).parts);
      if (!parts) continue;
      conditions.push({ name, user: fault.user, seed: fault.seed, parts });
      others = others.filter((each) => !parts.includes(each));
    }
  }
  return { conditions, others };
}

/**
 * What holds in a world, in the order in which it decides: in each list of the control API the first fault that fits wins.
 * A network stands behind the faults that come before it in any of its lists.
 */
export function inOrder(faults: readonly Fault[]): readonly (Condition | Fault)[] {
  const { conditions, others } = grouped(faults);
  const placeOf = ({ parts }: Condition) => Math.min(...parts.map((part) => faults.indexOf(part)));
  const ordered: (Condition | Fault)[] = [];
  let rest = others;
  for (const condition of conditions.toSorted((one, other) => placeOf(one) - placeOf(other))) {
    const isBefore = (fault: Fault) => {
      const rivals = condition.parts.filter(({ of }) => of === fault.of);
      return rivals.length > 0 && rivals.every((part) => faults.indexOf(fault) < faults.indexOf(part));
    };
    ordered.push(...rest.filter(isBefore), condition);
    rest = rest.filter((fault) => !isBefore(fault));
  }
  return [...ordered, ...rest];
}

/** The faults of a list that say the same as some; null unless each is there. */
function partsIn(faults: readonly Fault[], wanted: readonly Fault[]): readonly Fault[] | null {
  const found: Fault[] = [];
  for (const part of wanted) {
    const same = faults.find((each) => !found.includes(each) && each.of === part.of && said(each) === said(part));
    if (!same) return null;
    found.push(same);
  }
  return found;
}

const said = ({ fault }: { readonly fault: MessageFault | CallFault | Fault['fault'] }) =>
  JSON.stringify(Object.entries(fault).toSorted(([one], [other]) => (one < other ? -1 : 1)));
