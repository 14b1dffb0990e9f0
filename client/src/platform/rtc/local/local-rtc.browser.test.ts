import { rtcContract } from '../../../testing/contracts/rtc-contract.ts';
import { createLocalRtcWorld } from '../../../testing/local-rtc-world.ts';

rtcContract('the mesh of browsers', async () => createLocalRtcWorld());
