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
const ATTEMPTS_MAX = 5;

for (const interaction of callInteractions()) {
  test(interaction.description, async () => {
    for (let attempt = 1; ; attempt += 1) {
      const made = await attemptOnce(interaction);
      if (made === 'kept') return;
      // Pact's server books a request only after it has answered it, and may be asked before it has: the answer was right.
      if (made.wasAnswered && attempt < ATTEMPTS_MAX) continue;
      throw made.error;
    }
  });
}

/** Makes the call with the client's own port against a server that knows this one interaction. */
async function attemptOnce(interaction: CallInteraction): Promise<'kept' | { wasAnswered: boolean; error: unknown }> {
  let wasAnswered = false;
  try {
    await described(interaction).executeTest(async ({ url }) => {
      await makeCall(url, interaction);
      wasAnswered = true;
    });
    return 'kept';
  } catch (error) {
    return { wasAnswered: wasAnswered && String(error).includes('expected but not received'), error };
  }
}

function described(interaction: CallInteraction) {
  const { endpoint, description, state, dataTemplate } = interaction;
  return pact
    .addInteraction()
    .given(state)
    .uponReceiving(description)
    .withRequest(endpoint.method, endpoint.path, (request) => {
      if (endpoint.encoding === 'query') request.query(queryOf(interaction));
      else if (endpoint.encoding === 'json') request.jsonBody(injected(interaction.request));
      else {
        request.headers({ 'content-type': Matchers.regex('^multipart/form-data.*$', 'multipart/form-data') });
      }
    })
    .willRespondWith(200, (reply) => {
      if (endpoint.isPage) reply.headers({ 'content-type': Matchers.regex('^text/html.*$', 'text/html') });
      else reply.jsonBody({ code: 0, message: Matchers.string(''), data: toMatcher(dataTemplate) });
    });
}

async function makeCall(url: string, { endpoint, request, dataTemplate }: CallInteraction): Promise<void> {
  if (endpoint.isPage) {
    // A link that the browser follows: no port of the client reads it.
    expect((await fetch(url + endpoint.path)).headers.get('content-type')).toMatch('text/html');
    return;
  }
  const http = createRealHttp(url);
  const asked = z.parse(endpoint.request, request) as RequestOf<Endpoint>;
  const seen = await (endpoint.file === undefined
    ? http.call(endpoint, asked)
    : http.upload(endpoint, asked, new Blob(['a picture']), () => {}));
  expect(seen).toEqual(z.parse(endpoint.data, exampleOf(dataTemplate)));
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
