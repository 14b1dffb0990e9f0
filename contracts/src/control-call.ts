import { CONTROL, CONTROL_TOKEN_HEADER, type ControlData, type ControlName } from './control.ts';

/** A control call on the wire; the caller puts the platform's origin before the path. */
export interface ControlHttp {
  readonly path: string;
  /** For `fetch`. */
  readonly init: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
  };
}

/** How a call about one world is asked. `token` is only needed from another machine. */
export function controlRequest(name: ControlName, world: string, input: object = {}, token = ''): ControlHttp {
  const { method, path } = CONTROL[name];
  const place = path.replace(':world', encodeURIComponent(world));
  const authority = token === '' ? {} : { [CONTROL_TOKEN_HEADER]: token };
  if (method === 'GET') return { path: `${place}${queryOf(input)}`, init: { method, headers: authority } };
  const headers = { ...authority, 'content-type': 'application/json' };
  return { path: place, init: { method, headers, body: JSON.stringify(input) } };
}

/** A control call that the platform refused. */
export class ControlRefusal extends Error {
  override readonly name = 'ControlRefusal';
  /** The platform's message with its issues, as a person reads it. */
  readonly words: string;
  readonly code: number;
  /** HTTP status. */
  readonly status: number;
  /** What is wrong with the request, a line each. */
  readonly issues: readonly string[];

  constructor(call: ControlName, status: number, { code, message, issues = [] }: Refused) {
    const words = [message, ...issues].filter((part) => part !== '').join(' · ');
    super(`${call}: ${words}`);
    this.words = words;
    this.code = code;
    this.status = status;
    this.issues = issues;
  }
}

interface Refused {
  readonly code: number;
  readonly message: string;
  readonly issues?: readonly string[];
}

/** The data of a reply, which the platform validated before it sent it. Throws a `ControlRefusal`. */
export function controlData<Name extends ControlName>(name: Name, status: number, reply: unknown): ControlData<Name> {
  const answer = reply as Refused & { readonly data: ControlData<Name> };
  if (answer.code !== 0) throw new ControlRefusal(name, status, answer);
  return answer.data;
}

function queryOf(input: object): string {
  const pairs = Object.entries(input).map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
