import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Every connection that the page has made. */
    links?: RTCPeerConnection[];
  }
}

/** Lets a test see the connections of the pages of a context; before the first page opens. */
export async function watchLinks(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const links: RTCPeerConnection[] = [];
    window.links = links;
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        links.push(this);
      }
    };
  });
}

export interface Inbound {
  /** Open connections. */
  readonly links: number;
  readonly packets: number;
  /** The loudest sound that arrives now, 0 to 1. */
  readonly level: number;
}

/** What a page receives. The fake microphones of Chromium beep once a second, so the loudest of 1.2 s counts. */
export function inbound(page: Page): Promise<Inbound> {
  return page.evaluate(async () => {
    const open = (window.links ?? []).filter(({ signalingState }) => signalingState !== 'closed');
    let packets = 0;
    let level = 0;
    for (let look = 0; look < 12; look += 1) {
      packets = 0;
      for (const link of open) {
        (await link.getStats()).forEach((entry: RTCStats & Partial<RTCInboundRtpStreamStats>) => {
          if (entry.type !== 'inbound-rtp') return;
          packets += entry.packetsReceived ?? 0;
          level = Math.max(level, entry.audioLevel ?? 0);
        });
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return { links: open.length, packets, level };
  });
}

/** What a page sends: whether the count of packets grows within half a second. */
export function outbound(page: Page): Promise<{ readonly packets: number; readonly growing: boolean }> {
  return page.evaluate(async () => {
    const count = async () => {
      let packets = 0;
      for (const link of window.links ?? []) {
        (await link.getStats()).forEach((entry: RTCStats & Partial<RTCOutboundRtpStreamStats>) => {
          if (entry.type === 'outbound-rtp') packets += entry.packetsSent ?? 0;
        });
      }
      return packets;
    };
    const before = await count();
    await new Promise((resolve) => setTimeout(resolve, 500));
    const packets = await count();
    return { packets, growing: packets > before };
  });
}
