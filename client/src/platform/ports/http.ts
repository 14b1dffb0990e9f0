import type { DataOf, Endpoint, RequestOf } from '@miczero/contracts';

/**
 * The calls of the contract. A promise rejects with an `ApiFailure` and nothing else; cancelling the saga that waits
 * for it aborts the request.
 */
export interface Http {
  call<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<DataOf<E>>;
  /** A multipart call with a file; `onProgress` gets 0 to 1. */
  upload<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    file: Blob,
    onProgress: (part: number) => void,
  ): Promise<DataOf<E>>;
}
