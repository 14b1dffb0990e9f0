import type { ClientConfig } from '@miczero/contracts';
import type { Clock } from '../ports/clock.ts';
import type { Im } from '../ports/im.ts';
import { NimIm } from './nim-im.ts';

interface ImOptions {
  readonly config: ClientConfig;
  readonly clock: Clock;
}

/** The real instant messaging of this page. */
export function createIm({ config, clock }: ImOptions): Im {
  const { app_key, lbs_urls, link_url } = config.im;
  const { origin, host, protocol } = location;
  return new NimIm({
    servers: {
      appKey: app_key,
      lbsUrls: lbs_urls.length > 0 ? lbs_urls : [`${origin}/im/lbs`],
      linkUrl: link_url || host,
      isSecure: protocol === 'https:',
    },
    clock,
  });
}
