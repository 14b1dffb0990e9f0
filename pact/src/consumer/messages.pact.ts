import { createListener } from '@miczero/client/testing/listener';
import { createRoomListener } from '@miczero/client/testing/room-listener';
import { roomAckCodeOf } from '@miczero/contracts';
import type { FrameFixture } from '@miczero/contracts/fixtures';
import { Pact, v4SynchronousBodyHandler } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { CONSUMER, PACT_DIR, PROVIDER } from '../names.ts';
import { toMatcher } from '../template/pact-matchers.ts';
import { type MessageInteraction, messageInteractions } from './messages.ts';

const pact = new Pact({ consumer: CONSUMER, provider: PROVIDER, dir: PACT_DIR, logLevel: 'error' });

/**
 * Delivers the frame to a complete client: its decoder must know the frame, and every reducer and saga must handle it.
 */
async function understands({ event, socket }: MessageInteraction, frame: FrameFixture): Promise<void> {
  if (socket === 'room') {
    const listener = await createRoomListener();
    const ack = roomAckCodeOf({ type: event.code, mid: frame.mid, name: event.name });
    try {
      expect(await listener.hear(frame)).toEqual({ name: event.name, ack });
    } finally {
      listener.stop();
    }
    return;
  }
  const listener = await createListener();
  try {
    expect(await listener.hear(frame)).toEqual([event.name]);
  } finally {
    listener.stop();
  }
}

for (const interaction of messageInteractions()) {
  const { description, event, socket } = interaction;
  const about = { type: String(event.code), socket };

  test(description, async () => {
    await pact
      .addAsynchronousInteraction()
      .expectsToReceive(description, (builder) => {
        builder.withJSONContent(toMatcher(interaction.frameTemplate)).withMetadata(about);
      })
      .executeTest(
        v4SynchronousBodyHandler((frame) => {
          expect(frame).toMatchObject({ type: event.code });
          return understands(interaction, { ...interaction.frame, ...(frame as object) });
        }),
      );
  });

  test(`${description}, body`, async () => {
    await pact
      .addAsynchronousInteraction()
      .expectsToReceive(`${description}, body`, (builder) => {
        builder.withJSONContent(toMatcher(interaction.bodyTemplate)).withMetadata({ ...about, part: 'body' });
      })
      .executeTest(
        v4SynchronousBodyHandler((body) =>
          understands(interaction, { ...interaction.frame, body: JSON.stringify(body) }),
        ),
      );
  });
}
