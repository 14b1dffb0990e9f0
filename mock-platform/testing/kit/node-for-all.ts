import { afterAll, beforeAll } from 'vitest';
import { createNode, type PlatformNode } from '../../src/node.ts';

/** One node with an open control API for all tests of a file, started before the first and ended after the last. */
export function nodeForAll(): { readonly node: PlatformNode; readonly origin: string } {
  let node: PlatformNode;
  let origin = '';
  beforeAll(async () => {
    node = await createNode({ control: { token: '' } });
    origin = await node.listen();
  });
  afterAll(() => node.close());
  return {
    get node() {
      return node;
    },
    get origin() {
      return origin;
    },
  };
}
