import { ENDPOINTS, type Endpoint, type EndpointName } from '@miczero/contracts';
import type { Persona } from '../../src/core/seeds/personas.ts';
import { take, WALKS } from './index.ts';
import { Sandbox } from './sandbox.ts';
import { SCENES, visitOf } from './scenes.ts';
import type { Walk } from './walk.ts';

/** A frame as it arrived at a person's socket. */
export interface SeenFrame {
  readonly socket: 'hall' | 'room';
  /** Tells the connections apart: order means something within one. */
  readonly connection: string;
  readonly frame: Readonly<Record<string, unknown>> & { readonly body: string };
}

const AUDIENCE: readonly Persona[] = ['owner', 'manager', 'member', 'second'];
const IN_ROOM: readonly Persona[] = ['owner', 'manager', 'second'];

/**
 * Makes every call that causes something and plays every scene, with people connected who look at the hall, and answers
 * every frame that reached a socket: what the platform really sends, not what it could be told to send. A failure is told to
 * `failed`, and the collecting continues with the frames that had come by then; without `failed` it ends.
 */
export async function collectFrames(
  origin: string,
  failed: (what: string, error: unknown) => void = rethrown,
): Promise<SeenFrame[]> {
  const seen: SeenFrame[] = [];
  let worlds = 0;
  const inWorld = async (what: string, play: (sandbox: Sandbox) => Promise<void>) => {
    worlds += 1;
    let sandbox: Sandbox | null = null;
    try {
      sandbox = await Sandbox.open(origin, `frames-${process.pid}-${worlds}`);
      await gather(sandbox);
      await play(sandbox);
      for (const person of AUDIENCE) await settle(sandbox, person);
    } catch (error) {
      failed(what, error);
    } finally {
      if (sandbox) seen.push(...hallFrames(sandbox), ...roomFrames(sandbox));
      await sandbox?.close();
    }
  };
  for (const [name, walks] of Object.entries(WALKS) as [EndpointName, readonly Walk[]][]) {
    const endpoint: Endpoint = ENDPOINTS[name];
    if (endpoint.causes.length === 0) continue;
    for (const walk of walks) {
      await inWorld(name, async (sandbox) => {
        await walk.before?.(sandbox);
        await take(sandbox, name, walk);
      });
    }
  }
  for (const { title, play } of SCENES) await inWorld(title, play);
  return seen;
}

/** Connects the audience: viewers of the general channel, some of them in the room. */
export async function gather(sandbox: Sandbox): Promise<void> {
  for (const person of AUDIENCE) {
    await sandbox.connect(person);
    await sandbox.connectRoom(person);
    await (await sandbox.as(person)).call('channel.join', { channel_id: sandbox.channels.general });
  }
  // Whom the seed put into the room has been there without a socket: they come in with one.
  for (const person of IN_ROOM) await (await sandbox.as(person)).call('room.join', visitOf(sandbox.room));
}

function rethrown(_what: string, error: unknown): never {
  throw error;
}

function hallFrames(sandbox: Sandbox): SeenFrame[] {
  return sandbox.hallSockets().flatMap((socket, index) =>
    socket.received.map(
      ({ parsed: _parsed, ...frame }): SeenFrame => ({
        socket: 'hall',
        connection: `${sandbox.world} ${index}`,
        frame,
      }),
    ),
  );
}

function roomFrames(sandbox: Sandbox): SeenFrame[] {
  return sandbox.roomSockets().flatMap((socket, index) =>
    socket.received.map(
      ({ parsed: _parsed, name: _name, ...frame }): SeenFrame => ({
        socket: 'room',
        connection: `${sandbox.world} room ${index}`,
        frame,
      }),
    ),
  );
}

/** Waits until a person's socket, if it is still open, has received all pending frames. */
async function settle(sandbox: Sandbox, person: Persona): Promise<void> {
  const open = await sandbox.connect(person);
  if (open.socket.connected) await open.settled();
  const room = await sandbox.connectRoom(person);
  if (!room.closed) await room.settled();
}
