import { type FaultList, faultFieldsOf, isSameFault, NO_FAULT } from '@miczero/scenarios/player';
import type { Action } from './stored-actions.ts';

/** The lists of faults of a world, in the form of the control API. */
export type FaultLists = Readonly<Record<FaultList, readonly WireFault[]>>;
type WireFault = Readonly<Record<string, unknown>>;

export const NO_FAULTS: FaultLists = { messages: [], connections: [], calls: [], stalled: [] };

const LISTS: Readonly<Record<string, FaultList>> = {
  'faults.set': 'messages',
  'connection_faults.set': 'connections',
  'call_faults.set': 'calls',
  'calls.stall': 'stalled',
};

export const isOfFaults = ({ call }: Action): boolean => Object.hasOwn(LISTS, call);

/** The lists after an action that replaces one of them. */
export function faultsAfter(lists: FaultLists, { call, input }: Action): FaultLists {
  const list = LISTS[call];
  return list ? { ...lists, [list]: input['list'] as readonly WireFault[] } : lists; // as the platform has accepted it
}

/** A fault that begins or ends, for a user or for all (`*`). */
export interface FaultChange {
  readonly list: FaultList;
  readonly fault: WireFault;
  readonly ends: boolean;
}

/**
 * What lies between two states of the lists, in the words of scenarios: faults that end, and faults that are added behind the others.
 * The order of a list decides which of its faults meets a message.
 */
export function faultChanges(before: FaultLists, after: FaultLists): readonly FaultChange[] {
  return (Object.keys(before) as FaultList[]).flatMap((list) => {
    const remaining = [...after[list]];
    const ended: WireFault[] = [];
    for (const fault of before[list]) {
      const [next] = remaining;
      if (next && isSameFault(list, fault, next)) remaining.shift();
      else ended.push(fault);
    }
    return [
      ...ended.map((fault) => ({ list, fault, ends: true })),
      ...remaining.map((fault) => ({ list, fault, ends: false })),
    ];
  });
}

/** Whether a fault does nothing: it makes late by no time. */
export function isIdle({ kind, delay_ms = 0, jitter_ms = 0 }: WireFault): boolean {
  return (kind === 'delay' || kind === 'late') && delay_ms === 0 && jitter_ms === 0;
}

export const hasNone = (lists: FaultLists): boolean => Object.values(lists).every((list) => list.length === 0);

export const END_OF_FAULTS = { fault: NO_FAULT };

/** The step of a change, without the fields that say what is so anyway. `as`: the actor, absent for all users. */
export function faultStep({ list, fault, ends }: FaultChange, as: string | undefined): object {
  const kind = list === 'stalled' ? 'stall' : String(fault['kind']);
  const whole: WireFault = { ...(kind === 'close' && { after_ms: 0 }), ...fault };
  const fields = faultFieldsOf(kind).filter((name) => whole[name] !== undefined);
  const without = (name: string) => {
    const { [name]: _left, ...others } = fault;
    return others;
  };
  // What a list says without the field, it says with its default. A seed only decides where chance does.
  const isTold = (name: string) => name === 'after_ms' || name === 'calls' || !isSameFault(list, fault, without(name));
  const hasChance = Number(fault['rate'] ?? 1) < 1 || Number(fault['jitter_ms'] ?? 0) > 0;
  const told = fields.filter((name) => isTold(name) && (name !== 'seed' || hasChance));
  return {
    fault: kind,
    ...(as !== undefined && { as }),
    ...(ends && { ends }),
    ...Object.fromEntries(told.map((name) => [name, whole[name]])),
  };
}
