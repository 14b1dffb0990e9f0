import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { type ClientConfig, clientConfig, ENDPOINTS } from '@miczero/contracts';
import './issue-words.ts';
import * as z from 'zod/mini';

export const PORT_MAX = 65_535;
const port = z.codec(z.string(), z.number(), {
  decode: (value, context) => {
    const number = /^\d{1,5}$/.test(value.trim()) ? Number(value) : Number.NaN;
    if (number <= PORT_MAX) return number;
    context.issues.push({ code: 'custom', input: value, message: `a port from 0 to ${PORT_MAX}, not "${value}"` });
    return z.NEVER;
  },
  encode: String,
});
/** Names of networks that every proxy library knows. */
const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function isProxy(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return NETWORKS.includes(text);
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

const SWITCHES: ReadonlyMap<string, boolean> = new Map([
  ...['1', 'true', 'on', 'yes'].map((word) => [word, true] as const),
  ...['0', 'false', 'off', 'no'].map((word) => [word, false] as const),
]);
const onOff = z.codec(z.string(), z.boolean(), {
  decode: (value, context) => {
    const isOn = SWITCHES.get(value.toLowerCase());
    if (isOn !== undefined) return isOn;
    context.issues.push({ code: 'custom', input: value, message: 'on or off' });
    return z.NEVER;
  },
  encode: (value) => (value ? '1' : '0'),
});
/** The number of proxies in front, or their addresses and networks; `off` for none. */
const proxies = z.codec(z.string(), z.union([z.literal(false), z.number(), z.array(z.string())]), {
  decode: (value, context) => {
    if (SWITCHES.get(value.toLowerCase()) === false) return false;
    if (/^[1-9]$/.test(value)) return Number(value);
    const parts = value.split(',').map((part) => part.trim());
    if (parts.every(isProxy)) return parts;
    context.issues.push({
      code: 'custom',
      input: value,
      message: 'off, a number of proxies up to 9, or addresses and networks with commas between them',
    });
    return z.NEVER;
  },
  encode: (value) => (value === false ? 'off' : String(value)),
});
/** Unknown names, which would have no effect: a typing error must not go unnoticed. */
function strangersIn(given: unknown): string[] {
  if (typeof given !== 'object' || given === null) return [];
  const fields = Object.keys(given).filter((name) => !Object.hasOwn(clientConfig.shape, name));
  const paths = 'paths' in given && typeof given.paths === 'object' ? Object.keys(given.paths ?? {}) : [];
  const calls = paths.filter((name) => !Object.hasOwn(ENDPOINTS, name));
  return [...fields.map((name) => `${name}: no such field`), ...calls.map((name) => `paths.${name}: no such call`)];
}

const clientConfigText = z.codec(z.string(), z.unknown(), {
  decode: (value, context) => {
    let given: unknown;
    try {
      given = JSON.parse(value);
    } catch {
      context.issues.push({ code: 'invalid_format', format: 'json', input: value, message: 'not JSON' });
      return z.NEVER;
    }
    for (const message of strangersIn(given)) context.issues.push({ code: 'custom', input: value, message });
    return given;
  },
  encode: (value) => JSON.stringify(value),
});

const partialConfig = z.partial(clientConfig);
/** A field that is left out stays so: a default of the client would replace what the node adds itself. */
const givenConfig = z.pipe(
  clientConfigText,
  z.transform((given: unknown, context): Partial<ClientConfig> => {
    const parsed = z.safeParse(partialConfig, given);
    if (parsed.success) {
      const fields = Object.entries(parsed.data).filter(([name]) => Object.hasOwn(Object(given), name));
      return Object.fromEntries(fields);
    }
    for (const { message, path } of parsed.error.issues) {
      context.issues.push({ code: 'custom', input: given, message, path });
    }
    return z.NEVER;
  }),
);

const builtPages = z
  .string()
  .check(z.refine((folder) => existsSync(join(folder, 'index.html')), 'no folder with an index.html'));

/** The environment of a node. An unset variable has its default, a wrong one stops the start with its name. */
const environment = z.object({
  PORT: z._default(port, 4000),
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  /** The address at which the port of a container is published: HOST says nothing there. Unset: no container. */
  PUBLISH: z.optional(z.string()),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), '.data'),
  LOG: z._default(z.literal(['file', 'memory', 'redis']), 'file'),
  /** With LOG=redis: the server that the nodes share, and what its keys begin with. */
  REDIS_URL: z._default(
    z.string().check(z.regex(/^rediss?:\/\/[^\s]+$/, 'redis://host:port or rediss://host:port')),
    'redis://127.0.0.1:6379',
  ),
  REDIS_PREFIX: z._default(z.string(), 'miczero:'),
  /** The WebSocket API of a Janus that carries the sound of audiences, and its `api_secret`. Unset: browsers send to each other. */
  JANUS_URL: z._default(z.string().check(z.regex(/^(wss?:\/\/[^\s]+)?$/, 'ws://host:port or wss://host:port')), ''),
  JANUS_SECRET: z._default(z.string(), ''),
  /** Name of this node among those that share a Redis, the same after every start. Unset: the name of the machine. */
  NODE_NAME: z._default(z.string().check(z.regex(/^[\w.-]+$/, 'letters, digits, dots and hyphens')), hostname()),
  /** Whether /__mock answers. Unset: only where this machine alone reaches the port (greeting.ts). */
  CONTROL: z.optional(onOff),
  /** Lets callers from other machines use /__mock. */
  CONTROL_TOKEN: z._default(z.string(), ''),
  /** The proxies whose `x-forwarded-for` is trusted, see `proxies`. */
  TRUST_PROXY: z._default(proxies, false),
  /** How a new world `main` begins. Unset: `demo`, but `empty` on a node that strangers may reach (greeting.ts). */
  SEED_WORLD: z.optional(z.literal(['empty', 'two-friends', 'demo', 'crowded', 'packed-room', 'every-role'])),
  BOTS: z._default(onOff, true),
  /** Folders with built pages. A default that is not built serves none; a folder that was named must have them. */
  CLIENT_DIR: z._default(builtPages, 'client/dist'),
  CONSOLE_DIR: z._default(builtPages, 'console/dist'),
  DOCS_DIR: z._default(z.string(), 'dist/docs'),
  /** JSON text that /config.json answers with. */
  CLIENT_CONFIG: z._default(givenConfig, {}),
});

export type NodeConfig = z.output<typeof environment>;

/** Reads the environment; throws an error that lists every mistake in it. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): NodeConfig {
  // An empty variable is an unset one.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = z.safeParse(environment, given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new Error(`The environment is not usable:\n${lines.join('\n')}`);
}

/** What /config.json says of this node: its media server carries the sound unless CLIENT_CONFIG names a provider. */
export function pagesConfigOf({ JANUS_URL, CLIENT_CONFIG }: NodeConfig): Partial<ClientConfig> {
  return { ...(JANUS_URL !== '' && { rtc: { provider: 'sfu', agora_app_id: '' } }), ...CLIENT_CONFIG };
}
