import { CONTROL, type Control, type ControlData, type ControlName } from '@miczero/contracts/control';
import { ControlRefusal, controlData, controlRequest } from '@miczero/contracts/control-call';
import type * as z from 'zod/mini';
import { savedActions } from '../actions/saved-actions.ts';

/** A control call that was refused, or that never reached the platform. */
export class ControlFailure extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Code of the refusal; 0 when there was no answer. */
  readonly code: number;
  /** What is wrong with the request, a line each. */
  readonly issues: readonly string[];

  constructor(message: string, status: number, code = 0, issues: readonly string[] = []) {
    super(message);
    [this.status, this.code, this.issues] = [status, code, issues];
  }
}

export type ControlInput<Name extends ControlName> = z.input<Control[Name]['request']>;

/** Makes a call of the control API about a world, until `signal` ends it. Rejects with a `ControlFailure` only. */
export async function controlCall<Name extends ControlName>(
  name: Name,
  world: string,
  input: ControlInput<Name>,
  signal?: AbortSignal,
): Promise<ControlData<Name>> {
  const { path, init } = controlRequest(name, world, input);
  try {
    const response = await fetch(path, { ...init, ...(signal && { signal }) });
    const data = controlData(name, response.status, await response.json());
    savedActions.note(world, name, CONTROL[name].method, input);
    return data;
  } catch (error) {
    throw failureOf(error);
  }
}

export function failureOf(error: unknown): ControlFailure {
  if (error instanceof ControlFailure) return error;
  if (error instanceof ControlRefusal) return new ControlFailure(error.words, error.status, error.code, error.issues);
  return new ControlFailure(error instanceof Error ? error.message : String(error), 0);
}
