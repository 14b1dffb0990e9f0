import type { PartPorts } from '../design/LazyPart/late-code.ts';

/** No late part can be loaded, as during an outage. */
export const OFFLINE_PARTS: PartPorts = {
  report() {},
  reload() {},
  wasReloaded: () => true,
  texts: { has: () => false, need: () => Promise.reject(new Error('offline')) },
  late: { isTaken: () => true, take: async () => {} },
};
