import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';
// By its path: the configuration is loaded before packages of TypeScript can be.
import { HAS_JANUS, JanusServer } from '../../mock-platform/testing/kit/janus-server.ts';

export interface MediaFeatures {
  readonly colorScheme?: 'light' | 'dark';
  readonly reducedMotion?: 'reduce' | 'no-preference';
}

/** Sets what the system tells the page, as CSS media features. */
export const emulateMedia: BrowserCommand<[MediaFeatures]> = ({ page }, features) => page.emulateMedia(features);

/** Requests of a page to other hosts, since `serveAgora`. */
const outward = new WeakMap<object, string[]>();

/** The access point of Agora names one server to every page that asks; what else leaves this host is refused, and noted. */
export const serveAgora: BrowserCommand<[]> = async ({ page }) => {
  const noted: string[] = [];
  outward.set(page, noted);
  await page.unrouteAll();
  await page.route(
    ({ hostname }) => hostname !== 'localhost' && hostname !== '127.0.0.1',
    async (route, request) => {
      const { pathname, hostname } = new URL(request.url());
      noted.push(`${hostname.split('.').slice(-2).join('.')}${pathname}`);
      if (pathname !== '/api/v2/transpond/webrtc') return route.abort();
      const asked = /\{.*\}/s.exec(request.postData() ?? '')?.[0] ?? '{}';
      return route.fulfill({
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
        json: accessPointAnswer(JSON.parse(asked)),
      });
    },
  );
};

/** What has left this host since `serveAgora`: `domain/path`. */
export const outwardRequests: BrowserCommand<[]> = async ({ page }) => outward.get(page) ?? [];

const januses: JanusServer[] = [];

/** A real Janus for the tests of a file; null where this machine has none. */
export const startJanus: BrowserCommand<[]> = async () => {
  if (!HAS_JANUS) return null;
  const server = await JanusServer.start();
  januses.push(server);
  return { url: server.url, secret: server.secret };
};

export const stopJanus: BrowserCommand<[]> = async () => {
  for (const server of januses.splice(0)) await server.remove();
};

interface AccessPointQuestion {
  readonly opid: number;
  readonly request_bodies: readonly {
    readonly uri: number;
    readonly buffer: { readonly cname: string; readonly uid: string };
  }[];
}

/** The address of a signalling server, for service 11 (choose server); no proxy for service 26. */
function accessPointAnswer({ opid, request_bodies: [body] }: AccessPointQuestion) {
  const shared = {
    code: 0,
    uid: Number(body?.buffer.uid ?? 0),
    cid: 1,
    cname: body?.buffer.cname,
    cert: 'cert',
    detail: {},
  };
  const edges_services = [{ ip: '127.0.0.1', port: 4700 }];
  return {
    opid,
    enter_ts: 0,
    leave_ts: 0,
    detail: {},
    response_body: [
      { uri: 23, buffer: { ...shared, flag: 4096, edges_services } },
      { uri: 23, buffer: { ...shared, flag: 4194310, edges_services: [] } },
    ],
  };
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (features: MediaFeatures) => Promise<void>;
    serveAgora: () => Promise<void>;
    outwardRequests: () => Promise<string[]>;
    startJanus: () => Promise<{ readonly url: string; readonly secret: string } | null>;
    stopJanus: () => Promise<void>;
  }
}
