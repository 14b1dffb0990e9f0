import type { GetAdapterType } from 'nim-web-sdk-ng/dist/esm/adapters';
import {
  browserAdapters,
  NIM,
  setAdapters,
  V2NIMConversationService,
  V2NIMLocalConversationService,
  V2NIMMessageLogUtil,
  V2NIMMessageService,
  V2NIMTeamService,
  V2NIMUserService,
} from 'nim-web-sdk-ng/dist/esm/nim';
import type { V2NIM } from 'nim-web-sdk-ng/dist/esm/nim/src/index';

/**
 * The provider's SDK with the services that this client uses. The complete build is twice as large. Its version is pinned
 * exactly: the contract suite of `Im` is the gate of an upgrade.
 */

export interface NimServers {
  readonly appKey: string;
  readonly lbsUrls: readonly string[];
  /** `host:port` */
  readonly linkUrl: string;
  readonly isSecure: boolean;
}

const SERVICES = [
  [V2NIMMessageService, 'V2NIMMessageService'],
  [V2NIMMessageLogUtil, 'V2NIMMessageLogUtil'],
  [V2NIMConversationService, 'V2NIMConversationService'],
  [V2NIMLocalConversationService, 'V2NIMLocalConversationService'],
  [V2NIMTeamService, 'V2NIMTeamService'],
  [V2NIMUserService, 'V2NIMUserService'],
] as const;

/** A client of the SDK; the published type leaves out how it ends. */
export type Nim = V2NIM & { destroy(): Promise<void> };

let isPrepared = false;

function prepare(adapters: GetAdapterType): void {
  if (isPrepared) return;
  isPrepared = true;
  setAdapters(adapters);
  // The types of the services do not say that they are constructors of what `registerService` takes.
  for (const [service, name] of SERVICES) NIM.registerService(service as never, name as never);
}

/** A client of the provider. It reports nothing to the provider's statistics (zero requests to other hosts). */
export function createNim(servers: NimServers, adapters: GetAdapterType = browserAdapters): Nim {
  prepare(adapters);
  return new NIM(
    { appkey: servers.appKey, apiVersion: 'v2', debugLevel: 'off' },
    {
      V2NIMLoginServiceConfig: {
        lbsUrls: [...servers.lbsUrls],
        linkUrl: servers.linkUrl,
        linkSSL: servers.isSecure,
      },
      reporterConfig: { enableCompass: false },
      abtestConfig: { isAbtestEnable: false },
    } as never, // the SDK's own types of this option leave out what it reads
  ) as unknown as Nim;
}
