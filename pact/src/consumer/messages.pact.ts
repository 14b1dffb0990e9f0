import { createListener } from '@miczero/client/testing/listener';
import { Pact, v4SynchronousBodyHandler } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { CONSUMER, PACT_DIR, PROVIDER } from '../names.ts';
import { toMatcher } from '../template/pact-matchers.ts';
import { type MessageInteraction, messageInteractions } from './messages.ts';

const pact = new Pact({ consumer: CONSUMER, provider: PROVIDER, dir: PACT_DIR, logLevel: 'error' });

/** Gives the frame to a whole client: its decoder must know it, and every reducer and saga must bear it. */
async function understands({ event }: MessageInteraction, frame: unknown): Promise<void> {
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
          return understands(interaction, frame);
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
