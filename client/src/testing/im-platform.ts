import { type MessageFault, messageFault } from '@miczero/contracts/control';
import { createNode, type PlatformNode, userNoOf } from '@miczero/mock-platform';
import { PERSONA_PHONES, type Persona, Sandbox } from '@miczero/mock-platform/walks';

/** A world with four people who have not talked yet, as pages need to know it. All of it crosses to a browser. */
export interface ImPlatformWorld {
  readonly name: string;
  readonly port: string;
  readonly people: readonly [string, string, string, string];
  /** Tokens of the people, by account. */
  readonly tokens: Readonly<Record<string, string>>;
}

/** What tests of instant messaging do to the platform, by the name of the world. */
export interface ImPlatform {
  open(): Promise<ImPlatformWorld>;
  /** Makes a team of these people; answers its id. */
  team(world: string, members: readonly string[]): Promise<string>;
  /** Signs every client of the account out. */
  kick(world: string, account: string): Promise<void>;
  /** Ends all connections and refuses new ones, until `mend`. */
  cut(world: string): Promise<void>;
  mend(world: string): Promise<void>;
  /** Breaks messages on their way to every client; null ends that. */
  breakMessages(world: string, kind: MessageFault['kind'] | null): Promise<void>;
  close(world: string): Promise<void>;
}

const PEOPLE = ['owner', 'member', 'second', 'manager'] as const satisfies readonly Persona[];
const sandboxes = new Map<string, Sandbox>();
let count = 0;
let node: Promise<PlatformNode> | null = null;
let origin = '';

/** One node for all worlds of a process. */
async function sharedNode(): Promise<PlatformNode> {
  node ??= createNode({ control: { token: 'im' } }).then(async (made) => {
    origin = await made.listen();
    return made;
  });
  return node;
}

/** Ends the node. */
export async function closeImPlatform(): Promise<void> {
  await (await node)?.close();
  node = null;
}

async function runnerOf(name: string) {
  const runner = (await sharedNode()).worlds.get(name);
  if (!runner) throw new Error(`there is no world ${name}`);
  return runner;
}

function sandboxOf(name: string): Sandbox {
  const sandbox = sandboxes.get(name);
  if (!sandbox) throw new Error(`there is no world ${name}`);
  return sandbox;
}

/** The genuine platform, with a link server for the provider's SDK. */
export const imPlatform: ImPlatform = {
  async open() {
    await sharedNode();
    count += 1;
    const name = `im-${count}`;
    sandboxes.set(name, await Sandbox.open(origin, name));
    const runner = await runnerOf(name);
    const noes: string[] = [];
    const tokens: Record<string, string> = {};
    for (const person of PEOPLE) {
      const account = [...runner.world.accounts.values()].find(({ phone }) => phone === PERSONA_PHONES[person]);
      const no = userNoOf(account?.no ?? '');
      noes.push(no);
      tokens[no] = (await runner.run('im.token', { no, sid: '' }, {})).token;
    }
    const [a = '', b = '', c = '', d = ''] = noes;
    return { name, port: new URL(origin).port, people: [a, b, c, d], tokens };
  },
  async team(world, members) {
    const [owner = '', ...others] = members.map(userNoOf);
    const input = { name: '群', icon: '', members: others };
    return (await (await runnerOf(world)).run('im.create_team', { no: userNoOf(owner), sid: '' }, input)).id;
  },
  async kick(world, account) {
    const { registryOf } = await sharedNode();
    const clients = [...registryOf('im').ofUser(world, userNoOf(account))].map((each) =>
      String(Reflect.get(each, 'clientId')),
    );
    await (await runnerOf(world)).run('im.kick', { no: userNoOf(account), sid: '' }, { clients });
  },
  async cut(world) {
    // A blocked socket receives no close frame, so the close comes first.
    await sandboxOf(world).control('connections.close', { user: '*' });
    await sandboxOf(world).control('network.set', { user: '*', blocked: true });
  },
  async mend(world) {
    await sandboxOf(world).control('network.set', { user: '*', blocked: false });
  },
  async breakMessages(world, kind) {
    const list = kind === null ? [] : [messageFault.parse({ kind, socket: 'im' })];
    await sandboxOf(world).control('faults.set', { list });
  },
  async close(world) {
    await sandboxOf(world).close();
    sandboxes.delete(world);
  },
};
