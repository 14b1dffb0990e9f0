import { type DataOf, describeIssues, type Endpoint, normaliseReply } from '@miczero/contracts';
import * as z from 'zod/mini';
import { ApiFailure } from './api-failure.ts';

/** A reply body and its HTTP status become data of the contract, or a failure that names the fault. */
export function readReply<E extends Endpoint>({ name, data }: E, status: number, body: unknown): DataOf<E> {
  const reply = normaliseReply(body);
  if (!reply.ok) {
    switch (reply.kind) {
      // Open point C22: session codes count with any HTTP status.
      case 'session':
        throw ApiFailure.session(name, reply.code, reply.message);
      case 'business':
        throw ApiFailure.business(name, reply.code, reply.message, reply.showType);
      case 'refused':
        throw ApiFailure.refused(name, reply.code, reply.message);
      case 'unreadable':
        throw ApiFailure.badResponse(name, status);
    }
  }
  // error.transport: an error status without a readable refusal is a transport error.
  if (status < 200 || status >= 300) throw ApiFailure.badResponse(name, status);
  const parsed = z.safeParse(data, reply.data ?? {});
  if (!parsed.success) throw ApiFailure.offContract(name, describeIssues(parsed.error));
  // The schema is this call's own; TypeScript does not follow the generic.
  return parsed.data as DataOf<E>;
}
