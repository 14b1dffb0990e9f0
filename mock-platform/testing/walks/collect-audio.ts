import { sdpOf, TestAudioSocket } from '../kit/test-audio-socket.ts';
import { visitOf } from './scenes.ts';
import { Stage } from './stage.ts';

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
  let stage: Stage | null = null;
  try {
    stage = await Stage.open(origin, `audio-${process.pid}`);
    const owner = await enter(stage, 'owner', sockets);
    const second = await enter(stage, 'second', sockets);
    await owner.peers([await stage.no('second')]);
    second.send({ type: 'offer', to: await stage.no('owner'), sdp: sdpOf('recvonly') });
    await owner.until('an offer', () => owner.ofType('offer').length > 0);
    owner.send({ type: 'answer', to: await stage.no('second'), sdp: sdpOf('sendrecv') });
    owner.send({ type: 'candidate', to: await stage.no('second'), candidate: '', sdp_mid: '0' });
    await second.until('a candidate', () => second.ofType('candidate').length > 0);
    second.send({ type: 'offer', to: '1', sdp: sdpOf('recvonly') });
    await second.error();
    second.send({ type: 'leave' });
    await owner.until('a goodbye', () => owner.ofType('leave').length > 0);
  } catch (error) {
    failed('audio signalling', error);
  } finally {
    for (const socket of sockets) socket.close();
    await stage?.close();
  }
  return sockets.flatMap(({ wire }, index) =>
    wire.map((seen): SeenAudioFrame => ({ socket: 'audio', connection: `audio ${index}`, ...seen })),
  );
}

async function enter(stage: Stage, person: 'owner' | 'second', sockets: TestAudioSocket[]): Promise<TestAudioSocket> {
  const caller = await stage.as(person);
  const { sig: token } = await caller.call('room.join', visitOf(stage.room));
  const socket = await TestAudioSocket.open(caller);
  sockets.push(socket);
  socket.send({ type: 'join', scope: 'room', id: stage.room, token });
  await socket.until('peers', () => socket.ofType('peers').length > 0);
  return socket;
}
