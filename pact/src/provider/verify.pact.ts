// @vitest-environment node
import path from 'node:path';
import { createNode, type PlatformNode } from '@miczero/mock-platform';
import { collectFrames } from '@miczero/mock-platform/frames';
import { Verifier } from '@pact-foundation/pact';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONSUMER, PACT_DIR, PROVIDER } from '../names.ts';
import { messageProviders } from './message-providers.ts';
import { ProviderStates } from './provider-states.ts';

const TARGET = process.env['TARGET'] ?? '';
let node: PlatformNode | null = null;
let origin = TARGET;

beforeAll(async () => {
  if (TARGET !== '') return;
  node = await createNode({ control: { token: 'pact' } });
  origin = await node.listen();
});

afterAll(async () => {
  await node?.close();
});

test(`the platform${TARGET === '' ? '' : ` at ${TARGET}`} keeps every contract`, { timeout: 600_000 }, async () => {
  const states = new ProviderStates(origin);
  const frames = await collectFrames(origin);
  const verifier = new Verifier({
    provider: PROVIDER,
    providerBaseUrl: origin,
    pactUrls: [path.join(PACT_DIR, `${CONSUMER}-${PROVIDER}.json`)],
    stateHandlers: states.handlers() as never, // Pact's own type asks for what messages want, too
    messageProviders: messageProviders(frames),
    requestFilter: states.filter as never, // Express comes with Pact; the handler names the parts that it uses
    timeout: 30_000,
    logLevel: 'error',
  });
  // What Pact throws repeats its whole report, which it has printed already.
  const isKept = await verifier.verifyProvider().then(
    () => true,
    () => false,
  );
  expect(isKept, 'the report above lists what does not fit').toBe(true);
});
