import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isMock } from '@miczero/drift/look-at-mock';
import { readHar } from '@miczero/drift/read-har';
import { createNode, type PlatformNode } from '@miczero/mock-platform';
import { collectFrames } from '@miczero/mock-platform/frames';
import { Verifier } from '@pact-foundation/pact';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callInteractions } from '../consumer/interactions.ts';
import { messageInteractions } from '../consumer/messages.ts';
import { CONSUMER, PACT_DIR, PROVIDER } from '../names.ts';
import { messageProviders } from './message-providers.ts';
import { type Kept, narrowed, provableBy } from './narrow.ts';
import { OtherServer, readPlan } from './other-server.ts';
import { ProviderStates } from './provider-states.ts';
import { ReplyWatch } from './reply-watch.ts';
import { type AnyFrame, faultsOfFrames } from './seen-frame.ts';

const { TARGET = '', CAPTURE = '', TARGET_PLAN = '', TARGET_USER = '', TARGET_PASSWORD = '' } = process.env;
const FILE = path.join(PACT_DIR, `${CONSUMER}-${PROVIDER}.json`);
const where = TARGET === '' ? 'the platform' : `the server at ${TARGET}`;
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

/** Scenes that failed. The frames received until then are verified all the same. */
const unplayed: string[] = [];

/** Frames of a capture, or frames caused by walks and scenes on a platform with a control API. */
async function framesOf(canPrepare: boolean): Promise<readonly AnyFrame[]> {
  const note = (what: string, error: unknown) => unplayed.push(`${what}: ${String(error)}`);
  if (CAPTURE === '') return canPrepare ? collectFrames(origin, note) : [];
  const { frames } = readHar(readFileSync(CAPTURE, 'utf8'));
  // No consumer has a contract about audio yet.
  return frames.flatMap(({ direction, socket, ...seen }) =>
    direction === 'received' && socket !== 'audio' ? [{ socket, ...seen }] : [],
  );
}

/** Messages that a capture lacks are listed and left out. */
function messagesIn(frames: readonly AnyFrame[], canPrepare: boolean): Kept['message'] {
  if (CAPTURE === '') return () => canPrepare;
  const { provable, missing } = provableBy(messageInteractions(), frames);
  process.stdout.write(
    `${CAPTURE} holds ${provable.size} of ${provable.size + missing.length} messages of the contract, and nothing of:\n`,
  );
  for (const description of missing) process.stdout.write(`  ${description}\n`);
  return (description) => provable.has(description);
}

/** The differences between our platform and a server that can only be called. */
async function partsFor(canPrepare: boolean, frames: readonly AnyFrame[]) {
  const message = messagesIn(frames, canPrepare);
  if (canPrepare) {
    const states = new ProviderStates(origin);
    const file = CAPTURE === '' ? FILE : narrowed(FILE, { call: () => true, message }).target;
    return { file, handlers: states.handlers(), filter: states.filter };
  }
  const plan = readPlan(TARGET_PLAN);
  const other = await OtherServer.signIn(origin, TARGET_USER, TARGET_PASSWORD, plan);
  const call = (description: string) => plan.calls.includes(description.split(',')[0] ?? '');
  const { target, verified, leftOut } = narrowed(FILE, { call, message });
  process.stdout.write(`${verified} interactions are verified there; ${leftOut} need states or a capture.\n`);
  return { file: target, handlers: other.handlers(callInteractions().map(({ state }) => state)), filter: other.filter };
}

test(`${where} honours every contract`, { timeout: 600_000 }, async () => {
  const canPrepare = await isMock(origin);
  const frames = await framesOf(canPrepare);
  const { file, handlers, filter } = await partsFor(canPrepare, frames);
  // Another server may use any form that the client can read; our platform uses one.
  const replies = new ReplyWatch(canPrepare ? 'exact' : 'readable');
  const verifier = new Verifier({
    provider: PROVIDER,
    providerBaseUrl: origin,
    pactUrls: [file],
    stateHandlers: handlers as never, // Pact's own type asks for what messages want, too
    messageProviders: messageProviders(frames),
    requestFilter: replies.around(filter) as never, // Express comes with Pact; the handler names the parts that it uses
    timeout: 30_000,
    logLevel: 'error',
  });
  // The error that Pact throws repeats the whole printed report.
  const isKept = await verifier.verifyProvider().then(
    () => true,
    () => false,
  );
  process.stdout.write(`compared ${replies.watched} replies and ${frames.length} frames in full\n`);
  const faults = {
    replies: replies.faults,
    frames: faultsOfFrames(frames, canPrepare && CAPTURE === '' ? 'exact' : 'readable'),
    unplayed,
  };
  expect
    .soft(faults, 'every reply and every frame has the form of its contract')
    .toEqual({ replies: [], frames: [], unplayed: [] });
  expect(isKept, 'see the report above').toBe(true);
});
