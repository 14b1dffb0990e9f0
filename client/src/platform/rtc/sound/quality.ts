import type { RtcQuality } from '../../ports/rtc.ts';

interface Totals {
  readonly received: number;
  readonly lost: number;
}

/** Quality of the sound, from two samples of the statistics of all links; null while nothing is heard. */
export function createQuality(): (reports: readonly RTCStatsReport[]) => RtcQuality | null {
  let before: Totals = { received: 0, lost: 0 };
  return (reports) => {
    let roundTripMs = 0;
    let received = 0;
    let lost = 0;
    for (const report of reports) {
      // lib.dom types the entries of a report as `any`.
      report.forEach((entry: RTCStats & Partial<RTCIceCandidatePairStats & RTCInboundRtpStreamStats>) => {
        if (entry.type === 'candidate-pair' && entry.nominated === true) {
          roundTripMs = Math.max(roundTripMs, (entry.currentRoundTripTime ?? 0) * 1000);
        }
        if (entry.type === 'inbound-rtp') {
          received += entry.packetsReceived ?? 0;
          lost += entry.packetsLost ?? 0;
        }
      });
    }
    const change = { received: received - before.received, lost: lost - before.lost };
    before = { received, lost };
    // A link that ended takes its counts along.
    if (change.received <= 0) return null;
    return { roundTripMs, loss: Math.max(0, change.lost) / (change.received + Math.max(0, change.lost)) };
  };
}
