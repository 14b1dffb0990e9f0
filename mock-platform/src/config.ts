import { clientConfig } from '@miczero/contracts';
import './issue-words.ts';
import * as z from 'zod/mini';

const port = z.pipe(
  z.codec(z.string(), z.number(), { decode: Number, encode: String }),
  z.int().check(z.gte(0), z.lte(65_535)),
);
const SWITCHES: Readonly<Record<string, boolean>> = {
  1: true,
  true: true,
  on: true,
  yes: true,
  0: false,
  false: false,
  off: false,
  no: false,
};
const onOff = z.codec(z.string(), z.boolean(), {
  decode: (value, context) => {
    const isOn = SWITCHES[value.toLowerCase()];
    if (isOn !== undefined) return isOn;
    context.issues.push({ code: 'custom', input: value, message: 'on or off' });
    return z.NEVER;
  },
  encode: (value) => (value ? '1' : '0'),
});
const clientConfigText = z.codec(z.string(), z.unknown(), {
  decode: (value, context) => {
    try {
      return JSON.parse(value);
    } catch {
      context.issues.push({ code: 'invalid_format', format: 'json', input: value, message: 'not JSON' });
      return z.NEVER;
    }
  },
  encode: (value) => JSON.stringify(value),
});

/** The environment of a node. An unset variable has its default, a wrong one stops the start with its name. */
const environment = z.object({
  PORT: z._default(port, 4000),
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), '.data'),
  LOG: z._default(z.literal(['file', 'memory']), 'file'),
  /** Whether /__mock answers. Unset: only when listening on loopback. */
  CONTROL: z.optional(onOff),
  /** Lets callers from other machines use /__mock. */
  CONTROL_TOKEN: z._default(z.string(), ''),
  BOTS: z._default(onOff, true),
  CLIENT_DIR: z._default(z.string(), 'client/dist'),
  DOCS_DIR: z._default(z.string(), 'docs/generated'),
  /** JSON text that /config.json answers with. */
  CLIENT_CONFIG: z._default(z.pipe(clientConfigText, z.partial(clientConfig)), {}),
});

export type NodeConfig = z.output<typeof environment>;

/** Reads the environment, or tells every mistake in it. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): NodeConfig {
  // An empty variable is an unset one.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = z.safeParse(environment, given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new Error(`The environment is not usable:\n${lines.join('\n')}`);
}
