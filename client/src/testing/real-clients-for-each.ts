import type { ChannelId, HallId } from '@miczero/contracts';
import { createNode, type PlatformNode } from '@miczero/mock-platform';
import { afterEach, beforeEach } from 'vitest';
import { RealClients } from './real-clients.ts';

/** A platform, and clients of it. Both are new in every test. */
export interface RealWorld {
  readonly node: PlatformNode;
  readonly people: RealClients;
}

/** Starts a platform before each test of a file, for people who open this channel, and ends both afterwards. */
export function realClientsForEach(
  hall: HallId,
  channel: ChannelId,
  options?: Parameters<typeof createNode>[0],
): RealWorld {
  let node: PlatformNode;
  let people: RealClients;
  beforeEach(async () => {
    node = await createNode(options);
    people = new RealClients(await node.listen(), hall, channel);
  });
  afterEach(async () => {
    people.stop();
    await node.close();
  });
  return {
    get node() {
      return node;
    },
    get people() {
      return people;
    },
  };
}
