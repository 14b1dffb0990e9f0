import { afterAll } from 'vitest';
import { commands } from 'vitest/browser';
import { imContract } from '../../testing/contracts/im-contract.ts';
import type { ImPlatform } from '../../testing/im-platform.ts';
import { nimPages } from '../../testing/nim-pages.ts';

const platform: ImPlatform = {
  open: () => commands.onImPlatform('open'),
  team: (world, members) => commands.onImPlatform('team', world, members),
  kick: (world, account) => commands.onImPlatform('kick', world, account),
  cut: (world) => commands.onImPlatform('cut', world),
  mend: (world) => commands.onImPlatform('mend', world),
  breakMessages: (world, kind) => commands.onImPlatform('breakMessages', world, kind),
  close: (world) => commands.onImPlatform('close', world),
};

afterAll(() => commands.endImPlatform());

imContract("the provider's SDK in a browser", async () => nimPages(platform, await platform.open()));
