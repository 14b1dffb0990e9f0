import type * as z from 'zod/mini';
import type { Method } from '../paths/path-entry.ts';

/** One call of the control API. */
export interface ControlCallInput<Request extends z.core.$ZodType, Data extends z.core.$ZodType> {
  readonly summary: string;
  readonly method: Method | 'PUT' | 'DELETE';
  /** `:world` is the world's name. */
  readonly path: string;
  /** The JSON body, or the query of a GET. */
  readonly request: Request;
  readonly data: Data;
  /** Largest request in bytes; default: that of every call. */
  readonly requestMaxBytes?: number;
  /** The one field of such a request that may be long: it is read without holding up other calls. */
  readonly longField?: string;
}

export function defineControl<Request extends z.core.$ZodType, Data extends z.core.$ZodType>(
  input: ControlCallInput<Request, Data>,
): ControlCallInput<Request, Data> {
  return input;
}
