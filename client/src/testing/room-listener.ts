import { roomEventCodec } from '@miczero/contracts';
import { runRooms } from './run-room.ts';

/** The whole client in a voice room, to which frames can be given: what consumer contracts of room messages are made with. */
export async function createRoomListener() {
  const run = await runRooms();
  await run.join();
  return {
    /** Answers the name of the event that the client took from the frame, and the type with which it acknowledged it. */
    async hear(frame: unknown): Promise<{ name: string | null; ack: number | null }> {
      const before = run.roomServer.sent.length;
      run.roomServer.raw(frame);
      await run.settle();
      if (run.bugs.length > 0) throw new Error(`the client broke on it: ${run.bugs.map(String).join('; ')}`);
      const decoded = roomEventCodec.decode(frame);
      if (!decoded.ok) return { name: null, ack: null };
      const { mid } = decoded.event.envelope;
      const ack = run.roomServer.sent.slice(before).find((reply) => reply.mid === mid);
      return { name: decoded.event.name, ack: ack === undefined ? null : Number(ack.type) };
    },
    stop: () => run.client.stop(),
  };
}
