// @vitest-environment jsdom -- the client uploads by XMLHttpRequest, which Node lacks.
import { createRealHttp } from '@miczero/client/testing/real-http';
import { Matchers } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { toMatcher } from '../template/pact-matchers.ts';
import { exampleOf } from '../template/template.ts';
import { callByClient } from './client-call.ts';
import { type CallInteraction, callInteractions } from './interactions.ts';
import { asking, keep, rounds } from './pact-request.ts';

for (const [round, interactions] of rounds(callInteractions()).entries()) {
  test(`answers ${interactions.length} calls, round ${round + 1}`, () =>
    keep(
      ...interactions.map((interaction) => ({
        describe: () => described(interaction),
        act: (url: string) => makeCall(url, interaction),
      })),
    ));
}

function described(interaction: CallInteraction) {
  const { endpoint, dataTemplate } = interaction;
  return asking(interaction).willRespondWith(200, (reply) => {
    if (endpoint.isPage) reply.headers({ 'content-type': Matchers.regex('^text/html.*$', 'text/html') });
    else reply.jsonBody({ code: 0, message: Matchers.string(''), data: toMatcher(dataTemplate) });
  });
}

/** Makes the call with the client's own port. */
async function makeCall(url: string, { description, endpoint, request, dataTemplate }: CallInteraction): Promise<void> {
  if (endpoint.isPage) {
    // A link that the browser follows; no port of the client reads it.
    expect((await fetch(url + endpoint.path)).headers.get('content-type')).toMatch('text/html');
    return;
  }
  const seen = await callByClient(createRealHttp(url), endpoint, request);
  expect(seen, description).toEqual(z.parse(endpoint.data, exampleOf(dataTemplate)));
}
