// @vitest-environment jsdom -- the client uploads by XMLHttpRequest, which Node lacks.
import { ApiFailure, createRealHttp } from '@miczero/client/testing/real-http';
import { errorByCode, isSessionCode } from '@miczero/contracts';
import { Matchers } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { callByClient } from './client-call.ts';
import { asking, keep, rounds } from './pact-request.ts';
import { type RefusalInteraction, refusalInteractions } from './refusals.ts';

for (const [round, interactions] of rounds(refusalInteractions()).entries()) {
  test(`handles ${interactions.length} refused calls, round ${round + 1}`, () =>
    keep(
      ...interactions.map((interaction) => ({
        describe: () => described(interaction),
        act: (url: string) => isRefused(url, interaction),
      })),
    ));
}

function described(interaction: RefusalInteraction) {
  const { status, code, message } = interaction;
  return asking(interaction).willRespondWith(status, (reply) => {
    reply.jsonBody({ code: Matchers.equal(code), message: Matchers.string(message), data: Matchers.nullValue() });
  });
}

/** Makes the call with the client's own port, which must recognise the refusal. */
async function isRefused(
  url: string,
  { description, endpoint, request, refusal, code, message }: RefusalInteraction,
): Promise<void> {
  const failure = await callByClient(createRealHttp(url), endpoint, request).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(failure instanceof ApiFailure)) throw new Error(`${description}: ${String(failure)} is not a refusal`);
  const reason = isSessionCode(code) ? 'session' : 'refused';
  expect(failure.fact, description).toEqual({ endpoint: endpoint.name, reason, code, message });
  expect(errorByCode(code)?.name, description).toBe(refusal);
}
