import { TestCaller, type TestSocket } from '@miczero/mock-platform/testing';

const HALL = '8001';
const CHANNEL = '9001';
const [SPEAKER, LISTENER] = ['13800000001', '13800000002'];

/** One world with a person who speaks and one who listens. */
export interface CanaryWorld {
  readonly world: string;
  readonly speaker: TestSocket;
  readonly listener: TestSocket;
}

export async function openCanaryWorld(origin: string, world: string): Promise<CanaryWorld> {
  const enter = async (phone: string) => {
    const caller = new TestCaller(origin, { world });
    await caller.signIn(phone);
    const socket = await caller.connect();
    await caller.call('channel.join', { channel_id: CHANNEL });
    return socket;
  };
  return { world, speaker: await enter(SPEAKER), listener: await enter(LISTENER) };
}

/** How long a line may take to its listener; a test waits for a shorter time. */
const SILENT_AFTER_MS = 5000;
const canaryOf = (world: string) => `canary of ${world}`;
let probes = 0;

/**
 * Sends one line in every world at once. Answers how many lines were heard in another world, and how many were not heard in
 * their own. Each probe has lines of its own: a line with a `c_mid` of an earlier probe would not be sent again.
 */
export async function probeIsolation(
  worlds: readonly CanaryWorld[],
  silentAfterMs = SILENT_AFTER_MS,
): Promise<{ readonly escaped: number; readonly silent: number }> {
  probes += 1;
  const probe = probes;
  const lineOf = (world: string) => `${canaryOf(world)}, probe ${probe}`;
  for (const { world, speaker } of worlds) speaker.say(HALL, CHANNEL, `canary-${probe}-${world}`, lineOf(world));
  const heard = await Promise.all(
    worlds.map(async ({ world, speaker, listener }) => {
      const isOwn = ({ parsed }: { parsed: Record<string, unknown> }) => parsed['content'] === lineOf(world);
      const arrived = await listener.frame('the canary', isOwn, silentAfterMs).then(
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
      received.filter(({ body }) => body.includes('canary of ') && !body.includes(`"${canaryOf(world)}, `)),
    ),
  );
  return { escaped: strangers.length, silent: heard.filter(({ arrived }) => !arrived).length };
}
