import { ENDPOINTS, type Endpoint, type EndpointName } from '@miczero/contracts';
import type { StagePerson } from '../../src/seeds/stage-people.ts';
import { take, WALKS } from './index.ts';
import { SCENES, visitOf } from './scenes.ts';
import { Stage } from './stage.ts';
import type { Walk } from './walk.ts';

/** A frame as it arrived at a person's socket. */
export interface SeenFrame {
  readonly socket: 'hall' | 'room';
  /** Tells the connections apart: order means something within one. */
  readonly connection: string;
  readonly frame: Readonly<Record<string, unknown>> & { readonly body: string };
}

const AUDIENCE: readonly StagePerson[] = ['owner', 'manager', 'member', 'second'];
const IN_ROOM: readonly StagePerson[] = ['owner', 'manager', 'second'];

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
  const inWorld = async (what: string, play: (stage: Stage) => Promise<void>) => {
    worlds += 1;
    let stage: Stage | null = null;
    try {
      stage = await Stage.open(origin, `frames-${process.pid}-${worlds}`);
      await gather(stage);
      await play(stage);
      for (const person of AUDIENCE) await settle(stage, person);
    } catch (error) {
      failed(what, error);
    } finally {
      if (stage) seen.push(...hallFrames(stage), ...roomFrames(stage));
      await stage?.close();
    }
  };
  for (const [name, walks] of Object.entries(WALKS) as [EndpointName, readonly Walk[]][]) {
    const endpoint: Endpoint = ENDPOINTS[name];
    if (endpoint.causes.length === 0) continue;
    for (const walk of walks) {
      await inWorld(name, async (stage) => {
        await walk.before?.(stage);
        await take(stage, name, walk);
      });
    }
  }
  for (const { title, play } of SCENES) await inWorld(title, play);
  return seen;
}

/** Connects the audience: people who look at the general channel, some of whom are in the room. */
export async function gather(stage: Stage): Promise<void> {
  for (const person of AUDIENCE) {
    await stage.connect(person);
    await stage.connectRoom(person);
    await (await stage.as(person)).call('channel.join', { channel_id: stage.channels.general });
  }
  // Whom the seed put into the room has been there without a socket: they come in with one.
  for (const person of IN_ROOM) await (await stage.as(person)).call('room.join', visitOf(stage.room));
}

function rethrown(_what: string, error: unknown): never {
  throw error;
}

function hallFrames(stage: Stage): SeenFrame[] {
  return stage.hallSockets().flatMap((socket, index) =>
    socket.received.map(
      ({ parsed: _parsed, ...frame }): SeenFrame => ({
        socket: 'hall',
        connection: `${stage.world} ${index}`,
        frame,
      }),
    ),
  );
}

function roomFrames(stage: Stage): SeenFrame[] {
  return stage.roomSockets().flatMap((socket, index) =>
    socket.received.map(
      ({ parsed: _parsed, name: _name, ...frame }): SeenFrame => ({
        socket: 'room',
        connection: `${stage.world} room ${index}`,
        frame,
      }),
    ),
  );
}

/** Waits until a person's socket, if it is still open, has received all pending frames. */
async function settle(stage: Stage, person: StagePerson): Promise<void> {
  const open = await stage.connect(person);
  if (open.socket.connected) await open.settled();
  const room = await stage.connectRoom(person);
  if (!room.closed) await room.settled();
}
