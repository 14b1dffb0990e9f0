import type { NodeConfig } from './config.ts';
import { isLoopback } from './control/guard.ts';
import type { SeedWorldName } from './core/seeds/create-world.ts';

type Exposure = Pick<NodeConfig, 'HOST' | 'PUBLISH' | 'CONTROL' | 'SEED_WORLD' | 'TRUST_PROXY'>;

/** Whether the port is this machine's alone. That of a container is where it is published, whatever the container listens to. */
function isHere({ HOST, PUBLISH }: Pick<NodeConfig, 'HOST' | 'PUBLISH'>): boolean {
  return isLoopback(PUBLISH === undefined ? HOST : PUBLISH.replace(/^\[(.*)\]$/, '$1'));
}

/** Whether strangers may reach the node: its port is reached beyond this machine, a proxy stands before it, or control is off. */
export function isExposed(config: Exposure): boolean {
  const { PUBLISH, CONTROL, TRUST_PROXY } = config;
  // The balancer of a composition is published where its nodes say.
  const hasProxy = TRUST_PROXY !== false && PUBLISH === undefined;
  return !isHere(config) || CONTROL === false || hasProxy;
}

/**
 * The seed of a new world `main`. Accounts and login codes of the seeds are published, so an exposed node begins empty
 * unless SEED_WORLD says otherwise.
 */
export function seedOfMain(config: Exposure): SeedWorldName {
  return config.SEED_WORLD ?? (isExposed(config) ? 'empty' : 'demo');
}

/** Whether the node has the control API, and with it the console. */
export const servesControl = (config: Pick<NodeConfig, 'HOST' | 'PUBLISH' | 'CONTROL'>): boolean =>
  config.CONTROL ?? isHere(config);

export interface Greeting {
  readonly port: string;
  /** What the world `main` was created from, maybe at an earlier start. */
  readonly seed_world: string;
  readonly config: Exposure;
  readonly password: string;
}

/** What `npm start` prints. */
export function greeting({ port, seed_world, config, password }: Greeting): string {
  const isSeeded = seed_world !== 'empty';
  const accounts = `  accounts   13800000001 and 13800000002, password ${password}`;
  const empty = '  world      empty, users register first (SEED_WORLD=demo starts with people and halls)';
  const warning = [
    '',
    `  WARNING    the world was created from the seed "${seed_world}", whose accounts, passwords and login codes are`,
    '             published, and others can reach this node. SEED_WORLD=empty and another DATA_DIR begin an empty world.',
  ];
  return [
    '',
    '  Mic Zero (零号麦) is running',
    '',
    `  client     http://localhost:${port}`,
    ...(servesControl(config)
      ? [`  console    http://localhost:${port}/__console for testers, the contract at /docs`]
      : []),
    `  health     http://localhost:${port}/readyz, figures at /metrics`,
    isSeeded ? accounts : empty,
    ...(isSeeded && isExposed(config) ? warning : []),
    '',
    '',
  ].join('\n');
}
