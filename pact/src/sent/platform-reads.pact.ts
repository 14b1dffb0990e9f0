import { envelope, hallRequestCodec, roomRequestCodec } from '@miczero/contracts';
import type { FrameFixture } from '@miczero/contracts/fixtures';
import { Pact, v4SynchronousBodyHandler } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { MessageInteraction } from '../consumer/messages.ts';
import { PACT_DIR, SENT } from '../names.ts';
import { toMatcher } from '../template/pact-matchers.ts';
import { acknowledgement } from './acknowledgement.ts';
import { hasBody, sentMessages } from './sent-messages.ts';

const pact = new Pact({ ...SENT, dir: PACT_DIR, logLevel: 'error' });

/** The decoders of the platform's gateways. */
const CODECS = { hall: hallRequestCodec, room: roomRequestCodec } as const;

function understands({ event, socket }: MessageInteraction, frame: FrameFixture): void {
  expect(CODECS[socket].decode(frame)).toMatchObject({ ok: true, event: { name: event.name } });
}

for (const interaction of sentMessages()) {
  const { description, event, socket } = interaction;
  const about = { type: String(event.code), socket };

  test(description, async () => {
    await pact
      .addAsynchronousInteraction()
      .expectsToReceive(description, (builder) => {
        builder.withJSONContent(toMatcher(interaction.frameTemplate)).withMetadata(about);
      })
      .executeTest(
        v4SynchronousBodyHandler(async (frame) =>
          understands(interaction, { ...interaction.frame, ...(frame as object) }),
        ),
      );
  });

  // A request has no requirement on its body.
  if (!hasBody(interaction)) continue;
  test(`${description}, body`, async () => {
    await pact
      .addAsynchronousInteraction()
      .expectsToReceive(`${description}, body`, (builder) => {
        builder.withJSONContent(toMatcher(interaction.bodyTemplate)).withMetadata({ ...about, part: 'body' });
      })
      .executeTest(
        v4SynchronousBodyHandler(async (body) =>
          understands(interaction, { ...interaction.frame, body: JSON.stringify(body) }),
        ),
      );
  });
}

test('an acknowledgement of the room socket', async () => {
  const { description, template, about, code, line } = acknowledgement();
  await pact
    .addAsynchronousInteraction()
    .expectsToReceive(description, (builder) => {
      builder.withJSONContent(toMatcher(template)).withMetadata(about);
    })
    .executeTest(
      v4SynchronousBodyHandler(async (frame) => {
        // The platform uses the code and the mid to find the frame that it sent.
        expect(z.parse(envelope, frame)).toMatchObject({ type: code, mid: line.mid });
      }),
    );
});
