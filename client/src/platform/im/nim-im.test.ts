import '../../testing/browser-globals.ts';
import { afterAll } from 'vitest';
import { imContract } from '../../testing/contracts/im-contract.ts';
import { closeNimNode, createNimWorld } from '../../testing/nim-world.ts';

afterAll(closeNimNode);

imContract("the provider's SDK at the platform's link server", createNimWorld);
imContract("the provider's SDK without conversations of the provider", () =>
  createNimWorld({ keepsConversations: false }),
);
