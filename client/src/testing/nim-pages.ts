import { vi } from 'vitest';
import { createClock } from '../platform/clock/browser-clock.ts';
import { NimIm } from '../platform/im/nim-im.ts';
import type { Im } from '../platform/ports/im.ts';
import type { ImWorld } from './contracts/im-contract.ts';
import type { ImPlatform, ImPlatformWorld } from './im-platform.ts';

type Adapters = ConstructorParameters<typeof NimIm>[0]['adapters'];

/** A world in which messages can be broken on their way. */
export interface NimWorld extends ImWorld {
  breakMessages(kind: Parameters<ImPlatform['breakMessages']>[1]): Promise<void>;
}

/** Pages with the genuine SDK in a world of the platform. Without adapters the SDK takes those of its browser. */
export function nimPages(platform: ImPlatform, facts: ImPlatformWorld, adapters?: Adapters): NimWorld {
  const { name, port, people, tokens } = facts;
  const [a] = people;
  const pages: Im[] = [];
  const connected = new Set<Im>();
  return {
    people,
    im: () => {
      const servers = {
        appKey: 'mic-zero',
        lbsUrls: [`http://${name}.localhost:${port}/im/lbs`],
        linkUrl: `${name}.localhost:${port}`,
        isSecure: false,
      };
      const im = new NimIm({ servers, clock: createClock(), ...(adapters && { adapters }), reconnectDelayMs: () => 0 });
      im.on('state', (state) => {
        if (state === 'connected') connected.add(im);
        else if (state !== 'connecting') connected.delete(im);
      });
      pages.push(im);
      return im;
    },
    tokenOf: (account) => tokens[account] ?? 'unknown',
    team: (members) => platform.team(name, members),
    kick: (account) => platform.kick(name, account),
    cut: async () => {
      await platform.cut(name);
      await vi.waitFor(() => {
        for (const im of connected) if (im.state() === 'connected') throw new Error('still connected');
      }, 5000);
    },
    mend: async () => {
      await platform.mend(name);
      await vi.waitFor(() => {
        for (const im of connected) if (im.state() !== 'connected') throw new Error('not connected yet');
      }, 10_000);
    },
    breakMessages: (kind) => platform.breakMessages(name, kind),
    // Frames under way arrive before the answer to a later request.
    settle: async () => {
      for (const im of connected)
        if (im.state() === 'connected') await im.history(`p2p-${a}`, { limit: 1 }).catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, 30));
    },
    close: async () => {
      for (const im of pages) await im.disconnect();
      await platform.close(name);
    },
  };
}
