import { ENDPOINTS, type EndpointName } from '@miczero/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serialiseWorld } from '../../src/core/machine/serialise.ts';
import type { World } from '../../src/core/state/world.ts';
import { createMemoryLogs } from '../../src/log/memory-log.ts';
import { createNode, type PlatformNode } from '../../src/node.ts';
import { silentLogger } from '../../src/ports.ts';
import { runs, SEED } from '../kit/run-size.ts';
import { Sandbox } from '../walks/index.ts';
import { attackCalls } from './calls.ts';
import { Findings } from './findings.ts';
import { attackAudio, attackHall, attackRoom, flood } from './frames.ts';
import { addressCases, bodyCases, type HttpCase, multipartCases, sendRaw, upgradeCases } from './http-cases.ts';
import { attackIm } from './im-packets.ts';
import { replay } from './replay.ts';

/** Invented requests for each call and kind. */
const RUNS = runs(1);
/** Calls that share a world: the more, the stranger it becomes, and the sooner its limits are reached. */
const CALLS_EACH = 12;
/** Sessions that one person may come to have in a run, and then some. */
const SESSIONS_EACH = 20;
/** What a request may leave behind in its world, on average: about twice what was measured. More means that something is kept. */
const BYTES_EACH = 250;
const FRAMES_WORLD_BYTES = 100_000;
/** One person sends what many clients would: no packet is refused before it is read. */
const UNLIMITED = { burst: 100_000, per_second: 100_000 };
/** Compiled code and garbage included; the log of all that was sent is kept, too. */
const HEAP_BYTES = (300 + RUNS * 20) * 2 ** 20;
const NAMES = Object.keys(ENDPOINTS) as EndpointName[];
const TIMEOUT_MS = 60_000 + RUNS * 20_000;

let node: PlatformNode;
let origin: string;
const logs = createMemoryLogs({ keep: true });
const findings = new Findings();
const logged: string[] = [];
const unhandled: unknown[] = [];
const remember = (error: unknown) => unhandled.push(error);

beforeAll(async () => {
  process.on('unhandledRejection', remember);
  const error = (message: string, facts: Record<string, unknown> = {}) => {
    const { error: cause, ...rest } = facts;
    logged.push(`${message} ${JSON.stringify(rest)} ${cause instanceof Error ? cause.stack : JSON.stringify(cause)}`);
  };
  node = await createNode({ logs, control: { token: 'fuzz' }, logger: { ...silentLogger, error } });
  origin = await node.listen();
});

afterAll(async () => {
  process.off('unhandledRejection', remember);
  await node.close();
});

/** What the run has found since the last look. Repeat it with the seed. */
function expectNothing(): void {
  const found = [...findings.list.splice(0), ...logged.splice(0), ...unhandled.splice(0).map(String)];
  expect(found, `SEED=${SEED} runs=${RUNS}`).toEqual([]);
}

function worldOf({ world }: Sandbox): World {
  const runner = node.worlds.get(world);
  if (!runner) throw new Error(`no world ${world}`);
  return runner.world;
}

const sizeOf = (sandbox: Sandbox) => serialiseWorld(worldOf(sandbox)).length;

describe('hostile input', () => {
  test(
    'every call answers whatever it is sent, and no world grows without bound',
    async () => {
      const heap = process.memoryUsage().heapUsed;
      const [names = []] = fc.sample(fc.shuffledSubarray(NAMES, { minLength: NAMES.length }), {
        seed: SEED,
        numRuns: 1,
      });
      for (let from = 0; from < names.length; from += CALLS_EACH) {
        const sandbox = await Sandbox.open(origin, `fuzz-${from}`);
        const [before, sent] = [sizeOf(sandbox), findings.requests];
        const some = names.slice(from, from + CALLS_EACH);
        await attackCalls({ sandbox, seed: SEED + from * 1000, runs: RUNS, findings }, some);
        const each = (sizeOf(sandbox) - before) / (findings.requests - sent);
        const { sessions, accounts } = worldOf(sandbox);
        replay(worldOf(sandbox), logs.entries(sandbox.world), findings);
        if (sessions.size > SESSIONS_EACH * accounts.size) findings.add('too many sessions', some, sessions.size);
        if (each > BYTES_EACH) findings.add('a world grows too fast', some, each);
        expect(node.journal.read(sandbox.world).length).toBeLessThanOrEqual(3000);
        await sandbox.close();
      }
      expectNothing();
      expect(findings.kept).toBeLessThan(findings.answers / 2);
      expect(process.memoryUsage().heapUsed - heap).toBeLessThan(HEAP_BYTES);
    },
    TIMEOUT_MS,
  );

  test(
    'requests that no client would make are answered by an envelope',
    async () => {
      const sandbox = await Sandbox.open(origin, 'fuzz-http');
      const caller = await sandbox.as('member');
      const signed = () => Object.entries(caller.headers()).map(([name, value]) => `${name}: ${value}`);
      const cases = [
        ...upgradeCases('/ws/room'),
        ...upgradeCases('/ws/rtc'),
        ...upgradeCases('/socket.io/'),
        // Beside the contract: what clients report, and what scripts command.
        ...['/analytics', '/__mock/worlds/nowhere', `/__mock/worlds/${sandbox.world}/people`].flatMap((path) => [
          ...bodyCases(path, []),
          ...addressCases(path, []),
        ]),
        ...addressCases(ENDPOINTS['room.list'].path, [`x-mock-world: ${sandbox.world}`]),
        ...(['account.login', 'room.join', 'file.upload'] as const).flatMap((name) => {
          const { path } = ENDPOINTS[name];
          return [...bodyCases(path, []), ...bodyCases(path, signed()), ...multipartCases(path, signed())];
        }),
      ];
      const trySome = async (some: readonly HttpCase[]) => {
        for (const each of some) {
          const { what, text, mayHangUp } = each;
          // Signed once and sent often would be a replay: each has a signature of its own.
          const fresh = text.includes('x-ypb-date: ') ? sign(text, signed()) : text;
          const answer = await sendRaw(origin, { ...each, text: fresh });
          if (answer) findings.takeRaw(what, answer.status, answer.type, answer.body);
          else if (!mayHangUp) findings.add(`${what}: no answer`);
        }
      };
      // Side by side, because some wait for a silence.
      const lanes = Array.from({ length: 8 }, (_, lane) => cases.filter((_case, index) => index % 8 === lane));
      await Promise.all(lanes.map(trySome));
      // It answers as before.
      expect((await caller.raw('room.list', { page: '1', limit: '10' })).body.code).toBe(0);
      await sandbox.close();
      expectNothing();
    },
    TIMEOUT_MS,
  );

  test(
    'every frame is borne by every socket, and floods are cut',
    async () => {
      for (let round = 0; round < Math.max(1, RUNS / 2); round += 1) {
        // A world of its own for each round: users of a world share a rate of frames over all their sockets.
        const sandbox = await Sandbox.open(origin, `fuzz-frames-${round}`);
        const run = { sandbox, seed: SEED + round * 10, findings };
        await attackHall(run);
        await attackRoom(run);
        await attackAudio(run);
        if (round === 0) await flood({ sandbox, seed: SEED, findings });
        expect(sizeOf(sandbox)).toBeLessThan(FRAMES_WORLD_BYTES);
        replay(worldOf(sandbox), logs.entries(sandbox.world), findings);
        await sandbox.close();
      }
      expectNothing();
    },
    TIMEOUT_MS,
  );

  test(
    'every packet of the messaging provider is answered, and the log leads to the same world',
    async () => {
      for (let round = 0; round < Math.max(1, RUNS / 2); round += 1) {
        const sandbox = await Sandbox.open(origin, `fuzz-im-${round}`, { limits: UNLIMITED });
        await attackIm({ sandbox, seed: SEED + round * 10, findings });
        replay(worldOf(sandbox), logs.entries(sandbox.world), findings);
        expect(sizeOf(sandbox)).toBeLessThan(FRAMES_WORLD_BYTES);
        await sandbox.close();
      }
      expectNothing();
    },
    TIMEOUT_MS,
  );
});

/** The same bytes with the headers of a new signature. */
function sign(text: string, headers: readonly string[]): string {
  const kept = text.split('\r\n').filter((line) => !/^(authorization|x-ypb-date|x-mock-world|client): /.test(line));
  return [...kept.slice(0, 1), ...headers, ...kept.slice(1)].join('\r\n');
}
