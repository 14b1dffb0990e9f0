import { afterEach, beforeEach } from 'vitest';
import { createNode, type NodeOptions, type PlatformNode } from '../../src/node.ts';
import { TestImSocket } from '../kit/test-im-socket.ts';
import { type Persona, Sandbox } from './index.ts';

/** A person at the messaging provider. */
export interface Entered {
  readonly socket: TestImSocket;
  readonly account: string;
  readonly token: string;
}

/** A fresh node with a world for every test, and sockets of the messaging provider that end with it. */
export interface ImSandbox {
  readonly node: PlatformNode;
  readonly origin: string;
  readonly sandbox: Sandbox;
  /** The sockets that the test has opened. */
  readonly sockets: readonly TestImSocket[];
  /** Opens a socket that has not signed in. */
  open(world?: string): Promise<TestImSocket>;
  /** Signs a person in with the token that the platform gives. Throws where the provider refuses it. */
  enter(person: Persona, clientId?: string): Promise<Entered>;
}

export function imSandboxForEach(world: string, options: () => Omit<NodeOptions, 'control'> = () => ({})): ImSandbox {
  let node: PlatformNode;
  let origin: string;
  let sandbox: Sandbox;
  let sockets: TestImSocket[];
  beforeEach(async () => {
    node = await createNode({ ...options(), control: { token: 'im' } });
    origin = await node.listen();
    sandbox = await Sandbox.open(origin, world);
    sockets = [];
  });
  afterEach(async () => {
    for (const socket of sockets) socket.close();
    await sandbox.close();
    await node.close();
  });
  async function open(of = world) {
    const socket = await TestImSocket.open(origin, of);
    sockets.push(socket);
    return socket;
  }
  return {
    get node() {
      return node;
    },
    get origin() {
      return origin;
    },
    get sandbox() {
      return sandbox;
    },
    get sockets() {
      return sockets;
    },
    open,
    async enter(person, clientId = `client-${person}`) {
      const { account, token } = await (await sandbox.as(person)).call('user.getImToken', {});
      const socket = await open();
      const { code } = await socket.login(account, token, clientId);
      if (code !== 200) throw new Error(`the provider refuses ${person}: ${code}`);
      return { socket, account, token };
    },
  };
}
