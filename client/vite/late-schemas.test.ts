import path from 'node:path';
import * as contracts from '@miczero/contracts';
import { ENDPOINT_FIXTURES, HALL_EVENT_FIXTURES, ROOM_EVENT_FIXTURES } from '@miczero/contracts/fixtures';
import { build, type Rollup } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { lateSchemas } from './late-schemas.ts';
import { withoutNotes } from './without-notes.ts';

type Contracts = typeof contracts & { readonly z: typeof z };

const CONTRACTS = path.join(import.meta.dirname, '../../contracts/src/index.ts');
const BUILDING_MS = 60_000;

/** zod tells this hook of each schema that it has built. */
const hooks = z.core.globalConfig as { postProcessor?: () => void };
let built = 0;
let late: Contracts;
let builtByEvaluation = 0;

beforeAll(async () => {
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      withoutNotes(),
      lateSchemas(),
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? path.join(import.meta.dirname, 'entry.js') : null),
        load: (id) =>
          id.endsWith('/vite/entry.js')
            ? `export * from ${JSON.stringify(CONTRACTS)}; export * as z from 'zod/mini';`
            : null,
      },
    ],
    build: { ssr: true, write: false, minify: false, rolldownOptions: { input: 'entry' } },
    ssr: { noExternal: true },
  })) as unknown as Rollup.RollupOutput;
  const { code } = output.output[0];
  hooks.postProcessor = () => {
    built += 1;
  };
  late = (await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)) as Contracts;
  builtByEvaluation = built;
  return () => {
    delete hooks.postProcessor;
  };
}, BUILDING_MS);

test('a page that evaluates the contracts builds none of their schemas, and those of a call with the call', () => {
  expect(builtByEvaluation).toBe(0);
  late.z.parse(late.ENDPOINTS['hall.list'].data, ENDPOINT_FIXTURES['hall.list'][0]?.data);
  const ofOneCall = built;
  expect(ofOneCall).toBeGreaterThan(0);
  late.z.parse(late.ENDPOINTS['hall.list'].data, ENDPOINT_FIXTURES['hall.list'][0]?.data);
  expect(built).toBe(ofOneCall);
});

test('a late schema has the methods and the fields of the schema', () => {
  const { roomId } = late;
  expect(roomId.safeParse('600001')).toEqual({ success: true, data: '600001' });
  expect(roomId.safeParse('!').success).toBe(false);
  expect(late.z.object({ id: roomId }).parse({ id: 7 })).toEqual({ id: '7' });
  expect(late.z.union([roomId, late.z.null()]).def.options).toHaveLength(2);
  expect(roomId instanceof z.core.$ZodCodec).toBe(true);
});

describe('a build reads and writes as the contracts do', () => {
  for (const [name, fixtures] of Object.entries(ENDPOINT_FIXTURES)) {
    test(name, () => {
      const endpoint = name as keyof typeof contracts.ENDPOINTS;
      const [plain, built] = [contracts.ENDPOINTS[endpoint], late.ENDPOINTS[endpoint]];
      for (const { request, data } of fixtures) {
        const [asked, told] = [z.parse(plain.request, request), z.parse(plain.data, data)];
        expect(late.z.parse(built.request, request)).toEqual(asked);
        expect(late.z.encode(built.request, asked)).toEqual(z.encode(plain.request, asked as never));
        expect(late.z.parse(built.data, data)).toEqual(told);
        expect(late.z.safeParse(built.data, 7).error?.issues).toEqual(z.safeParse(plain.data, 7).error?.issues);
      }
    });
  }

  test('events of halls and rooms', () => {
    for (const frame of Object.values(HALL_EVENT_FIXTURES).flat()) {
      expect(late.hallEventCodec.decode(frame)).toEqual(contracts.hallEventCodec.decode(frame));
    }
    for (const frame of Object.values(ROOM_EVENT_FIXTURES).flat()) {
      expect(late.roomEventCodec.decode(frame)).toEqual(contracts.roomEventCodec.decode(frame));
    }
  });
});
