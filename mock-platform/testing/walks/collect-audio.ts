import { sdpOf, TestAudioSocket } from '../kit/test-audio-socket.ts';
import { Sandbox } from './sandbox.ts';
import { visitOf } from './scenes.ts';

/** A frame of the audio signalling as it was on the wire. */
export interface SeenAudioFrame {
  readonly socket: 'audio';
  readonly connection: string;
  readonly direction: 'sent' | 'received';
  readonly frame: unknown;
}

/**
 * Lets two people meet in the audio of a room, offer, answer, ask for what they may not have and part again, and answers
 * every frame of it. What fails is told to `failed`, with the frames that had come by then.
 */
export async function collectAudio(
  origin: string,
  failed: (what: string, error: unknown) => void,
): Promise<SeenAudioFrame[]> {
  const sockets: TestAudioSocket[] = [];
  let sandbox: Sandbox | null = null;
  try {
    sandbox = await Sandbox.open(origin, `audio-${process.pid}`);
    const owner = await enter(sandbox, 'owner', sockets);
    const second = await enter(sandbox, 'second', sockets);
    await owner.peers([await sandbox.no('second')]);
    second.send({ type: 'offer', to: await sandbox.no('owner'), sdp: sdpOf('recvonly') });
    await owner.until('an offer', () => owner.ofType('offer').length > 0);
    owner.send({ type: 'answer', to: await sandbox.no('second'), sdp: sdpOf('sendrecv') });
    owner.send({ type: 'candidate', to: await sandbox.no('second'), candidate: '', sdp_mid: '0' });
    await second.until('a candidate', () => second.ofType('candidate').length > 0);
    second.send({ type: 'offer', to: '1', sdp: sdpOf('recvonly') });
    await second.error();
    second.send({ type: 'leave' });
    await owner.until('a goodbye', () => owner.ofType('leave').length > 0);
  } catch (error) {
    failed('audio signalling', error);
  } finally {
    for (const socket of sockets) socket.close();
    await sandbox?.close();
  }
  return sockets.flatMap(({ wire }, index) =>
    wire.map((seen): SeenAudioFrame => ({ socket: 'audio', connection: `audio ${index}`, ...seen })),
  );
}

async function enter(
  sandbox: Sandbox,
  person: 'owner' | 'second',
  sockets: TestAudioSocket[],
): Promise<TestAudioSocket> {
  const caller = await sandbox.as(person);
  const { sig: token } = await caller.call('room.join', visitOf(sandbox.room));
  const socket = await TestAudioSocket.open(caller);
  sockets.push(socket);
  socket.send({ type: 'join', scope: 'room', id: sandbox.room, token });
  await socket.until('peers', () => socket.ofType('peers').length > 0);
  return socket;
}
