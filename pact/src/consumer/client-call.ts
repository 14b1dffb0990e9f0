import type { createRealHttp } from '@miczero/client/testing/real-http';
import type { Endpoint, RequestOf } from '@miczero/contracts';
import * as z from 'zod/mini';

/** A call as the client makes it, with a file for an upload. Resolves or fails as the client's port does. */
export function callByClient(
  http: ReturnType<typeof createRealHttp>,
  endpoint: Endpoint,
  request: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const asked = z.parse(endpoint.request, request) as RequestOf<Endpoint>;
  return endpoint.file === undefined
    ? http.call(endpoint, asked)
    : http.upload(endpoint, asked, new Blob(['a picture']), () => {});
}
