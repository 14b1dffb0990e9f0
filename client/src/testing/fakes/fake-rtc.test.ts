import { rtcContract } from '../contracts/rtc-contract.ts';
import { createFakeRtcWorld } from './fake-rtc.ts';

rtcContract('the fake', async () => createFakeRtcWorld());
