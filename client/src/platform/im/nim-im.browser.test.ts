import { afterAll } from 'vitest';
import { commands } from 'vitest/browser';
import { imContract } from '../../testing/contracts/im-contract.ts';
import type { ImPlatform } from '../../testing/im-platform.ts';
import { nimPages } from '../../testing/nim-pages.ts';

const platform: ImPlatform = {
  open: () => commands.openImWorld(),
  team: (world, members) => commands.makeImTeam(world, members),
  kick: (world, account) => commands.kickFromIm(world, account),
  cut: (world) => commands.cutIm(world),
  mend: (world) => commands.mendIm(world),
  close: (world) => commands.closeImWorld(world),
};

afterAll(() => commands.closeIm());

imContract("the provider's SDK in a browser", async () => nimPages(platform, await platform.open()));
