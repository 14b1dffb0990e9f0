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
