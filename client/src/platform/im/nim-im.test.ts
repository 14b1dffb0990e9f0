import '../../testing/browser-globals.ts';
import { afterAll, expect, test } from 'vitest';
import { imContract } from '../../testing/contracts/im-contract.ts';
import { closeNimNode, createNimWorld } from '../../testing/nim-world.ts';

afterAll(closeNimNode);

imContract("the provider's SDK at the platform's link server", createNimWorld);
imContract("the provider's SDK without conversations of the provider", () =>
  createNimWorld({ keepsConversations: false }),
);

test('an attempt that was given up ends without touching the connection that followed it', async () => {
  const world = await createNimWorld();
  try {
    const [a, b] = world.people;
    const im = world.im();
    let refuse = (_error: Error) => {};
    const givenUp = im.connect(a, () => new Promise((_resolve, reject) => (refuse = reject)));
    const outcome = givenUp.catch((error: unknown) => error);
    await im.disconnect();
    await im.connect(b, async () => world.tokenOf(b));
    refuse(new Error('too late'));
    expect(await outcome).toMatchObject({ reason: 'aborted' });
    expect(im.state()).toBe('connected');
    await im.send(`p2p-${a}`, { kind: 'text', text: '在吗' }, 'c1');
  } finally {
    await world.close();
  }
});

test.each([
  ['drop', []],
  ['duplicate', ['一']],
  ['reorder', ['一']],
  // What stands in the first half of a packet is read.
  ['corrupt', ['一']],
  ['unknown', []],
] as const)(
  'a message under the fault %s is told at most once, and what comes after it arrives',
  async (kind, told) => {
    const world = await createNimWorld();
    try {
      const [a, b] = world.people;
      const [alice, bob] = [world.im(), world.im()];
      await alice.connect(a, async () => world.tokenOf(a));
      await bob.connect(b, async () => world.tokenOf(b));
      const heard: unknown[] = [];
      bob.on('message', ({ body }) => heard.push(body.kind === 'text' ? body.text : body.kind));
      await world.breakMessages(kind);
      await alice.send(`p2p-${b}`, { kind: 'text', text: '一' }, 'c1');
      await world.settle();
      await world.breakMessages(null);
      await alice.send(`p2p-${b}`, { kind: 'text', text: '二' }, 'c2');
      await world.settle();
      expect([...heard].sort()).toEqual([...told, '二'].sort());
      // What the way lost is in the history.
      const history = await bob.history(`p2p-${a}`, { limit: 10 });
      expect(history.map(({ body }) => body)).toEqual(['一', '二'].map((text) => ({ kind: 'text', text })));
    } finally {
      await world.close();
    }
  },
);
