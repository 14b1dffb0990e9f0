import { TestCaller, type TestSocket } from '@miczero/mock-platform/testing';

const HALL = '8001';
const CHANNEL = '9001';
const [SPEAKER, LISTENER] = ['13800000001', '13800000002'];

/** One world with a person who speaks and one who listens. */
export interface Cage {
  readonly world: string;
  readonly speaker: TestSocket;
  readonly listener: TestSocket;
}

export async function openCage(origin: string, world: string): Promise<Cage> {
  const enter = async (phone: string) => {
    const caller = new TestCaller(origin, { world });
    await caller.signIn(phone);
    const socket = await caller.connect();
    await caller.call('channel.join', { channel_id: CHANNEL });
    return socket;
  };
  return { world, speaker: await enter(SPEAKER), listener: await enter(LISTENER) };
}

const songOf = (world: string) => `canary of ${world}`;

/** Every canary sings at once. Answers how many were heard where they should not be, and where they should be and were not. */
export async function sing(cages: readonly Cage[]): Promise<{ readonly escaped: number; readonly silent: number }> {
  for (const { world, speaker } of cages) speaker.say(HALL, CHANNEL, `canary-${world}`, songOf(world));
  const heard = await Promise.all(
    cages.map(async ({ world, speaker, listener }) => {
      const isOwn = ({ parsed }: { parsed: Record<string, unknown> }) => parsed['content'] === songOf(world);
      const arrived = await listener.frame('the canary', isOwn).then(
        () => true,
        () => false,
      );
      return { world, arrived, sockets: [speaker, listener] };
    }),
  );
  // The platform answers in order, so a frame that is still missing was never sent to the wrong world.
  await Promise.all(heard.flatMap(({ sockets }) => sockets.map((socket) => socket.settled())));
  const strangers = heard.flatMap(({ world, sockets }) =>
    sockets.flatMap(({ received }) =>
      received.filter(({ body }) => body.includes('canary of ') && !body.includes(`"${songOf(world)}"`)),
    ),
  );
  return { escaped: strangers.length, silent: heard.filter(({ arrived }) => !arrived).length };
}
