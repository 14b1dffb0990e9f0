import { afterAll, beforeAll } from 'vitest';
import { createNode, type NodeOptions, type PlatformNode } from '../../src/node.ts';
import { TestCaller } from './test-caller.ts';

/** A node that all tests of a file share, and 小满, who has signed in there. */
export interface OneNode {
  readonly node: PlatformNode;
  readonly origin: string;
  readonly alice: TestCaller;
}

/** Starts a node before the tests of a file and ends it after them; its parts are there while they run. */
export function oneNodeForAll(options: NodeOptions = {}): OneNode {
  let running: OneNode | null = null;
  const started = () => {
    if (!running) throw new Error('the node runs while tests run');
    return running;
  };
  beforeAll(async () => {
    const node = await createNode(options);
    const origin = await node.listen();
    const alice = new TestCaller(origin);
    await alice.signIn('13800000001');
    running = { node, origin, alice };
  });
  afterAll(() => running?.node.close());
  return {
    get node() {
      return started().node;
    },
    get origin() {
      return started().origin;
    },
    get alice() {
      return started().alice;
    },
  };
}
