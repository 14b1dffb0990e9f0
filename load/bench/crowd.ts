import { createHash } from 'node:crypto';
import type { LoginInfo } from '@miczero/contracts';
import {
  CROWD_FIRST_PHONE,
  createNode,
  DEMO_PASSWORD,
  type NodeOptions,
  type PlatformNode,
} from '@miczero/mock-platform';
import { signedQuery } from './signed-query.ts';

/** The only hall of the seed `crowded`, and its first text channel. */
export const CROWD_HALL = '8001' as never;
export const CROWD_CHANNEL = '9001' as never;

export const NO_LIMITS = { burst: 1e9, per_second: 1e9 };
const verifier = createHash('sha256').update(DEMO_PASSWORD).digest('hex');

/** A node whose world is one crowded hall, without rate limits on sending. */
export function crowdedNode(people: number, options: NodeOptions = {}, channels = 2): Promise<PlatformNode> {
  return createNode({ ...options, main: { seed_world: 'crowded', seed: 1, people, channels, limits: NO_LIMITS } });
}

/** Signs members in, beginning with the one of index `from`, through the core, because a hundred thousand login requests would distort the measurement. */
export async function signInCrowd(node: PlatformNode, people: number, from = 0): Promise<LoginInfo[]> {
  const runner = node.worlds.get('main');
  if (!runner) throw new Error('the world main is missing');
  const ts = Date.now();
  const passwd = createHash('sha256').update(`${verifier}${ts}`).digest('hex');
  return Promise.all(
    Array.from({ length: people }, (_, index) =>
      runner.run('account.login', null, {
        username: String(CROWD_FIRST_PHONE + from + index),
        ts,
        passwd,
        device: `bench-${from + index}`,
      }),
    ),
  );
}

/** Request target of the hall socket for a session. */
export function socketTarget(login: LoginInfo): string {
  const more = { EIO: '4', transport: 'websocket', version: '2.0.49', flag: '1', appid: '0', gate: 'pc' };
  return `/socket.io/?${signedQuery(login, more)}`;
}
