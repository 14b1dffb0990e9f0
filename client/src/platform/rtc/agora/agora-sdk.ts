import {
  createClient,
  createCustomAudioTrack,
  disableLogUpload,
  type ILocalAudioTrack,
  setLogLevel,
  setParameter,
} from 'agora-rtc-sdk-ng/esm';
import type { AgoraClient, AgoraSdk } from './agora-client.ts';

/** `4` of the SDK's levels: nothing in the console. */
const NO_LOGS = 4;
/**
 * The SDK's own bounds of each request and socket; without them `join` never settles where no network is. The adapter has a
 * time-out of its own around every call.
 */
const RETRIES = { timeout: 2000, timeoutFactor: 1.5, maxRetryCount: 4, maxRetryTimeout: 4000 };

/**
 * The provider's SDK, pinned exactly: the contract suite of `Rtc` and agora-signalling.browser.test.ts are the gate of an
 * upgrade. It reports nothing, neither events nor logs, and asks other hosts only for the way into a channel.
 */
export function createAgoraSdk(): AgoraSdk<ILocalAudioTrack> {
  setLogLevel(NO_LOGS);
  disableLogUpload();
  setParameter('ENABLE_EVENT_REPORT', false);
  // Parameters that the provider would change while a page runs.
  setParameter('ENABLE_CONFIG_DISTRIBUTE', false);
  return {
    createTrack: (mediaStreamTrack) => createCustomAudioTrack({ mediaStreamTrack }),
    createClient: (): AgoraClient<ILocalAudioTrack> =>
      // const.rtc-mode
      createClient({ mode: 'rtc', codec: 'vp8', httpRetryConfig: RETRIES, websocketRetryConfig: RETRIES }),
  };
}
