import { expect, test } from 'vitest';
import { describedSound, namesEachMedium } from './described-sound.ts';

const HEAD = 'v=0\r\no=- 1 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\n';
const AUDIO = 'm=audio 9 UDP/TLS/RTP/SAVPF 111\r\n';

test.each([
  ['both ways', `${HEAD}${AUDIO}a=sendrecv\r\n`, 'sent'],
  ['out only', `${HEAD}${AUDIO}a=sendonly\r\n`, 'sent'],
  ['nothing said', `${HEAD}${AUDIO}`, 'sent'],
  ['in only', `${HEAD}${AUDIO}a=recvonly\r\n`, 'silent'],
  ['neither', `${HEAD}${AUDIO}a=inactive\r\n`, 'silent'],
  // Chromium takes no direction from the head.
  ['in only, said for all', `${HEAD}a=recvonly\r\n${AUDIO}`, 'sent'],
  ['in only, said for all and for the one', `${HEAD}a=sendrecv\r\n${AUDIO}a=recvonly\r\n`, 'silent'],
  ['said for all, and the contrary for one', `${HEAD}a=recvonly\r\n${AUDIO}a=sendrecv\r\n`, 'sent'],
  ['both of it', `${HEAD}${AUDIO}a=recvonly\r\na=sendrecv\r\n`, 'sent'],
  ['the second of two', `${HEAD}${AUDIO}a=recvonly\r\n${AUDIO}a=sendonly\r\n`, 'sent'],
  ['lines that end in another way', `${HEAD}${AUDIO}a=recvonly\ra=sendrecv\n`, 'sent'],
  ['a direction with a suffix', `${HEAD}${AUDIO}a=recvonlyx\r\n`, 'sent'],
  ['another with a suffix', `${HEAD}${AUDIO}a=inactive-\r\n`, 'sent'],
  ['one with a value', `${HEAD}${AUDIO}a=recvonly:1\r\n`, 'sent'],
  ['one with a blank', `${HEAD}${AUDIO}a=recvonly \r\n`, 'sent'],
  ['one with an end that is none', `${HEAD}${AUDIO}a=recvonly\u2028\r\n`, 'sent'],
  ['one in capitals', `${HEAD}${AUDIO}a=RECVONLY\r\n`, 'sent'],
  ['silent twice', `${HEAD}${AUDIO}a=recvonly\r\na=inactive\r\n`, 'sent'],
  ['silent, and the contrary in capitals', `${HEAD}${AUDIO}a=recvonly\r\na=SENDRECV\r\n`, 'sent'],
  ['silent, and the contrary after a blank', `${HEAD}${AUDIO}a=recvonly\r\n a=sendrecv\r\n`, 'sent'],
  ['a line that is none', `${HEAD}${AUDIO}a=recvonly\r\nsendrecv\r\n`, 'sent'],
  ['plain ends of lines', `${HEAD}${AUDIO}a=recvonly\n`.replaceAll('\r', ''), 'silent'],
  ['pictures behind a lone carriage return', `${HEAD}${AUDIO}a=recvonly\rm=video 9 UDP 96\r\n`, 'not-sound'],
  ['no medium', HEAD, 'silent'],
  ['pictures', `${HEAD}${AUDIO}a=recvonly\r\nm=video 9 UDP/TLS/RTP/SAVPF 96\r\na=recvonly\r\n`, 'not-sound'],
  ['data', `${HEAD}m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\n`, 'not-sound'],
] as const)('a description is read strictly: %s', (_what, sdp, sound) => {
  expect(describedSound(sdp)).toBe(sound);
});

test.each([
  ['one', `${AUDIO}a=mid:0\r\n`, true],
  ['two', `${AUDIO}a=mid:0\r\n${AUDIO}a=mid:1\r\n`, true],
  ['none', AUDIO, false],
  ['one of two', `${AUDIO}a=mid:0\r\n${AUDIO}`, false],
  ['the same twice', `${AUDIO}a=mid:0\r\n${AUDIO}a=mid:0\r\n`, false],
  ['two for one', `${AUDIO}a=mid:0\r\na=mid:1\r\n`, false],
  ['an empty one', `${AUDIO}a=mid:\r\n`, false],
  ['one in capitals', `${AUDIO}A=mid:0\r\n`, false],
  ['one with a blank', `${AUDIO}a=mid: 0\r\n`, false],
  ['a second one behind a lone carriage return', `${AUDIO}a=mid:0\ra=mid:1\r\n`, false],
] as const)('a description names each medium once: %s', (_what, media, isNamed) => {
  expect(namesEachMedium(HEAD + media)).toBe(isNamed);
});
