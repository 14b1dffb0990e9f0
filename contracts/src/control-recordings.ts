import * as z from 'zod/mini';
import { nothing } from './control-fields.ts';
import { defineControl } from './kernel/define-control.ts';
import { worldFacts } from './world-facts.ts';

/** Largest recording that a node takes or gives, in bytes of its text. */
export const RECORDING_MAX_BYTES = 67_108_864;
/** Largest request that brings a recording in: as JSON, quotes and backslashes of its text take two bytes each. */
const IMPORT_MAX_BYTES = 2 * RECORDING_MAX_BYTES + 1024;
/** Commands that one look into the history of a world shows. */
const HISTORY_MAX = 200;

const position = z.int().check(z.gte(1));
const opened = z.object({ ...worldFacts.shape, opened_at: position, sha256: z.string() });

/** A command as a person reads it. */
const recordedCommand = z.object({
  position,
  /** The world's clock, epoch milliseconds. */
  at: z.int(),
  /** Name of the call, of the control call, or of what the platform did by itself. */
  name: z.string(),
  /** User number of the actor; empty for the platform, operations and signed-out visitors. */
  by: z.string(),
  /** The input as JSON, without passwords, keys and codes, cut off after 400 characters. */
  input: z.string(),
});

/** A world's log is its recording: these calls take it out, bring it in, and open it at any position. */
export const RECORDING_CONTROL = {
  'worlds.export': defineControl({
    summary:
      'The recording of a world up to now, as the text of a file, and the digest of its state. It holds keys of sessions; it holds no uploaded pictures.',
    method: 'GET',
    path: '/__mock/worlds/:world/recording',
    request: nothing,
    data: z.object({ recording: z.string(), first: position, last: position, sha256: z.string() }),
  }),
  'worlds.import': defineControl({
    summary:
      'Create a world from a recording as it was after the command `at`, by default the last; its time continues there. A damaged or foreign file, or one whose replay ends in another state, is refused and nothing is created. `sha256` is the digest at `at`.',
    method: 'PUT',
    path: '/__mock/worlds/:world/recording',
    request: z.object({ recording: z.string(), at: z.optional(position) }),
    data: opened,
    requestMaxBytes: IMPORT_MAX_BYTES,
    longField: 'recording',
  }),
  'worlds.branch': defineControl({
    summary:
      'Create the world `name` as this one was after the command `at`; its time continues there. This world stays as it is.',
    method: 'POST',
    path: '/__mock/worlds/:world/branch',
    request: z.object({ name: z.string(), at: position }),
    data: opened,
  }),
  'worlds.history': defineControl({
    summary: `The commands of a world from a position on, ${HISTORY_MAX} at most, and the positions that it can be opened at.`,
    method: 'GET',
    path: '/__mock/worlds/:world/history',
    request: z.object({
      from: z._default(z.string().check(z.regex(/^\d{1,15}$/)), '1'),
      count: z._default(z.string().check(z.regex(/^\d{1,3}$/)), String(HISTORY_MAX)),
    }),
    data: z.object({ first: position, last: position, list: z.array(recordedCommand).check(z.maxLength(HISTORY_MAX)) }),
  }),
} as const;
