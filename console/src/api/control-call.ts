import { CONTROL, type Control, type ControlData, type ControlName } from '@miczero/contracts/control';
import type * as z from 'zod/mini';

/** A control call that the platform refused, or that did not reach it. */
export class ControlFailure extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** What is wrong with the request, a line each. */
  readonly issues: readonly string[];

  constructor(message: string, status: number, issues: readonly string[] = []) {
    super(message);
    this.status = status;
    this.issues = issues;
  }

  /** The message with its issues, as a person reads it. */
  get words(): string {
    return [this.message, ...this.issues].filter((part) => part !== '').join(' · ');
  }
}

export type ControlInput<Name extends ControlName> = z.input<Control[Name]['request']>;

interface Reply<Data> {
  readonly code: number;
  readonly message: string;
  readonly data: Data;
  readonly issues?: readonly string[];
}

/** Makes a call of the control API about a world. Rejects with a `ControlFailure` only. */
export async function controlCall<Name extends ControlName>(
  name: Name,
  world: string,
  input: ControlInput<Name>,
): Promise<ControlData<Name>> {
  const { method, path } = CONTROL[name];
  const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
  const url = `${path.replace(':world', encodeURIComponent(world))}${query}`;
  const body = method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) };
  const { reply, status } = await answered<ControlData<Name>>(fetch(url, { method, ...body }));
  if (reply.code !== 0) throw new ControlFailure(reply.message, status, reply.issues);
  return reply.data;
}

async function answered<Data>(request: Promise<Response>): Promise<{ reply: Reply<Data>; status: number }> {
  try {
    const response = await request;
    // the platform validated it against the contract before it sent it
    return { reply: (await response.json()) as Reply<Data>, status: response.status };
  } catch (error) {
    throw new ControlFailure(error instanceof Error ? error.message : String(error), 0);
  }
}

export function failureOf(error: unknown): ControlFailure {
  return error instanceof ControlFailure ? error : new ControlFailure(String(error), 0);
}
