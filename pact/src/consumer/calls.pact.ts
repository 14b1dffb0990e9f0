import { createRealHttp } from '@miczero/client/testing/real-http';
import type { Endpoint, RequestOf } from '@miczero/contracts';
import { Matchers, Pact } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CONSUMER, PACT_DIR, PROVIDER } from '../names.ts';
import { toMatcher } from '../template/pact-matchers.ts';
import { exampleOf } from '../template/template.ts';
import { type CallInteraction, callInteractions } from './interactions.ts';

const pact = new Pact({ consumer: CONSUMER, provider: PROVIDER, dir: PACT_DIR, logLevel: 'error' });

for (const interaction of callInteractions()) {
  const { endpoint, description, state, dataTemplate } = interaction;
  const isUpload = endpoint.encoding === 'multipart';
  test(description, async () => {
    await pact
      .addInteraction()
      .given(state)
      .uponReceiving(description)
      .withRequest(endpoint.method, endpoint.path, (request) => {
        if (endpoint.encoding === 'query') request.query(queryOf(interaction));
        else if (isUpload)
          request.headers({ 'content-type': Matchers.regex('^multipart/form-data.*$', 'multipart/form-data') });
        else request.jsonBody(injected(interaction.request));
      })
      .willRespondWith(200, (reply) => {
        if (endpoint.isPage) reply.headers({ 'content-type': Matchers.regex('^text/html.*$', 'text/html') });
        else reply.jsonBody({ code: 0, message: Matchers.string(''), data: toMatcher(dataTemplate) });
      })
      .executeTest(async ({ url }) => {
        if (endpoint.isPage) {
          // A link that the browser follows: no port of the client reads it.
          expect((await fetch(url + endpoint.path)).headers.get('content-type')).toMatch('text/html');
          return;
        }
        const http = createRealHttp(url);
        const request = z.parse(endpoint.request, interaction.request) as RequestOf<Endpoint>;
        const seen = await (endpoint.file === undefined
          ? http.call(endpoint, request)
          : http.upload(endpoint, request, new Blob(['a picture']), () => {}));
        expect(seen).toEqual(z.parse(endpoint.data, exampleOf(dataTemplate)));
      });
  });
}

/** The values that the provider puts in: those of a world in which the call has something to do. */
function injected(request: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(request).map(([field, value]) => [
      field,
      typeof value === 'string' || typeof value === 'number'
        ? Matchers.fromProviderState(`\${${field}}`, value)
        : value,
    ]),
  );
}

function queryOf({ request }: CallInteraction) {
  return Object.fromEntries(
    Object.entries(request).map(([field, value]) => [field, Matchers.fromProviderState(`\${${field}}`, String(value))]),
  ) as never;
}
