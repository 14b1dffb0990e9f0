import { createAgoraRtcWorld } from '../../../testing/agora-rtc-world.ts';
import { rtcContract } from '../../../testing/contracts/rtc-contract.ts';

rtcContract('the adapter of Agora', async () => createAgoraRtcWorld());
