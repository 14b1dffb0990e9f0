import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Every connection that the page has made. */
    links?: RTCPeerConnection[];
    /** Everything that the page plays. */
    played?: AnalyserNode[];
    /** When the last packet of each voice came in, by its source. */
    heard?: Map<number, number>;
  }
}

/** Lets a test see the connections and hear the output of the pages of a context; before the first page opens. */
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
    const played: AnalyserNode[] = [];
    window.played = played;
    const { createDynamicsCompressor } = AudioContext.prototype;
    // The last node before the output of the page.
    AudioContext.prototype.createDynamicsCompressor = function create(this: AudioContext) {
      const node = createDynamicsCompressor.call(this);
      const analyser = this.createAnalyser();
      node.connect(analyser);
      played.push(analyser);
      return node;
    };
  });
}

export interface Inbound {
  /** Open connections. */
  readonly links: number;
  readonly packets: number;
  /** The loudest sound that the page plays now, 0 to 1. */
  readonly level: number;
}

/** What a page receives and plays. The fake microphones of Chromium beep once a second: the loudest of 1.2 s counts. */
export function inbound(page: Page): Promise<Inbound> {
  return page.evaluate(async () => {
    const open = (window.links ?? []).filter(({ signalingState }) => signalingState !== 'closed');
    let packets = 0;
    let level = 0;
    for (let look = 0; look < 40; look += 1) {
      packets = 0;
      for (const link of open) {
        (await link.getStats()).forEach((entry: RTCStats & Partial<RTCInboundRtpStreamStats>) => {
          if (entry.type !== 'inbound-rtp') return;
          packets += entry.packetsReceived ?? 0;
        });
      }
      for (const analyser of window.played ?? []) {
        const samples = new Float32Array(analyser.fftSize);
        analyser.getFloatTimeDomainData(samples);
        level = Math.max(level, ...samples.map(Math.abs));
      }
      await new Promise((resolve) => setTimeout(resolve, 30));
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

/**
 * When the last packet of each voice came in, in ms since 1970, the voice first that fell silent before the others. From the
 * first look on the page looks by itself: a connection that closes takes its counts along.
 */
export function lastHeard(page: Page): Promise<readonly number[]> {
  return page.evaluate(async () => {
    const look = async (heard: Map<number, number>) => {
      for (const link of (window.links ?? []).filter(({ signalingState }) => signalingState !== 'closed')) {
        (await link.getStats()).forEach((entry: RTCStats & Partial<RTCInboundRtpStreamStats>) => {
          if (entry.type === 'inbound-rtp')
            heard.set(entry.ssrc ?? 0, Reflect.get(entry, 'lastPacketReceivedTimestamp') ?? 0);
        });
      }
      return heard;
    };
    if (!window.heard) {
      const heard = new Map<number, number>();
      window.heard = heard;
      setInterval(() => void look(heard), 25);
    }
    return [...(await look(window.heard)).values()].sort((one, other) => one - other);
  });
}

/** From now on, the longest time in which the page heard no packet of any voice, in ms. */
export async function watchSilence(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const silence = { longest: 0, last: Date.now() };
    Object.assign(window, { silence });
    const look = async () => {
      for (const link of (window.links ?? []).filter(({ signalingState }) => signalingState !== 'closed')) {
        (await link.getStats()).forEach((entry: RTCStats & Partial<RTCInboundRtpStreamStats>) => {
          if (entry.type !== 'inbound-rtp') return;
          const heard: number = Reflect.get(entry, 'lastPacketReceivedTimestamp') ?? 0;
          if (heard <= silence.last) return;
          silence.longest = Math.max(silence.longest, heard - silence.last);
          silence.last = heard;
        });
      }
    };
    setInterval(() => void look(), 50);
  });
  return () =>
    page.evaluate(() => {
      const { longest, last }: { longest: number; last: number } = Reflect.get(window, 'silence');
      return Math.max(longest, Date.now() - last);
    });
}
