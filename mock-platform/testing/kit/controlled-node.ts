import type { ControlData, ControlName, ControlRequest } from '@miczero/contracts/control';
import { afterEach, beforeEach } from 'vitest';
import { createNode, type PlatformNode } from '../../src/node.ts';
import { controlCall } from './control-call.ts';
import { TestCaller } from './test-caller.ts';

/** A fresh node with a control API for every test, and its calls. */
export interface ControlledNode {
  readonly node: PlatformNode;
  readonly origin: string;
  control<Name extends ControlName>(
    name: Name,
    world?: string,
    body?: Partial<ControlRequest<Name>>,
  ): Promise<ControlData<Name>>;
  signedIn(phone: string, world?: string): Promise<TestCaller>;
}

/** Starts a node before each test of a file and ends it afterwards. */
export function controlledNodeForEach(): ControlledNode {
  let node: PlatformNode;
  let origin: string;
  beforeEach(async () => {
    node = await createNode({ control: { token: 'open sesame' } });
    origin = await node.listen();
  });
  afterEach(() => node.close());
  return {
    get node() {
      return node;
    },
    get origin() {
      return origin;
    },
    control: (name, world = 'main', body = {}) => controlCall(origin, name, world, body),
    signedIn: async (phone, world = 'main') => {
      const caller = new TestCaller(origin, { world });
      await caller.signIn(phone);
      return caller;
    },
  };
}
