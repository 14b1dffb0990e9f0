import type { FieldProblem } from '@miczero/contracts';
import { connectionFault, messageFault } from '@miczero/contracts/control';
import * as z from 'zod/mini';
import type { ReadTexts } from '../words/read-texts.ts';
import type { PlainStep } from './steps.ts';

export type FaultStep = Extract<PlainStep, { readonly fault: string }>;

/** Ends all faults. */
export const NO_FAULT = 'none';
/** Kinds of faults, by the list of the control API that holds them. */
const KINDS = {
  messages: messageFault.shape.kind.def.values,
  connections: connectionFault.shape.kind.def.values,
} as const;
export type FaultList = keyof typeof KINDS;
const SCHEMAS = { messages: messageFault, connections: connectionFault } as const;

/** The list that a fault of this kind belongs to; null for `none` and for unknown kinds. */
export function faultListOf(kind: string): FaultList | null {
  return (Object.keys(KINDS) as FaultList[]).find((list) => KINDS[list].some((each) => each === kind)) ?? null;
}

/** The fault as the control API takes it. */
export function faultIn({ fault: kind, as: _actor, note: _note, ...fields }: FaultStep, user?: string): object {
  return { kind, ...fields, ...(user !== undefined && { user }) };
}

/** What is wrong with a fault: its kind, or fields that this kind does not have. */
export function checkFault(step: FaultStep, texts: ReadTexts): FieldProblem[] {
  const { fault: kind, as: _actor, note: _note, ...fields } = step;
  const names = Object.keys(fields);
  if (kind === NO_FAULT) return names.map((name) => ({ path: [name], message: texts.noFaultAlone }));
  const list = faultListOf(kind);
  if (list === null) {
    const known = [...KINDS.messages, ...KINDS.connections, NO_FAULT].join(', ');
    return [{ path: ['fault'], message: texts.unknownFault(kind, known) }];
  }
  const schema = SCHEMAS[list];
  const strange = names.filter((name) => !Object.hasOwn(schema.shape, name));
  const parsed = z.safeParse(schema, faultIn(step), { error: texts.misfit });
  return [
    ...strange.map((name) => ({ path: [name], message: texts.noFaultField(list) })),
    ...(parsed.success
      ? []
      : parsed.error.issues.map(({ path, message }) => ({
          path: path.map((key) => (typeof key === 'number' ? key : String(key))),
          message,
        }))),
  ];
}
