/** Opus parameters that a receiver requests: speech at a bit rate that a mesh can carry, and no packets in silence. */
const WISHES = 'usedtx=1;maxaveragebitrate=32000;stereo=0';

/** A description of ours with these wishes: the peer's encoder follows what the description that it receives asks for. */
export function tuned(sdp: string): string {
  const opus = /^a=rtpmap:(\d+) opus\/48000/im.exec(sdp)?.[1];
  if (opus === undefined) return sdp;
  return sdp.replace(new RegExp(`^(a=fmtp:${opus} [^\\r\\n]+)`, 'm'), `$1;${WISHES}`);
}
