import path from 'node:path';
import { framesOfClients } from '@miczero/client/testing/sender';
import { MessageProviderPact, providerWithMetadata } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import type { MessageInteraction } from '../consumer/messages.ts';
import { PACT_DIR, SENT } from '../names.ts';
import { type AnyFrame, bodyOf, typeOf } from '../provider/seen-frame.ts';
import { fits } from '../template/template.ts';
import { acknowledgement } from './acknowledgement.ts';
import { sentMessages } from './sent-messages.ts';

const FILE = path.join(PACT_DIR, `${SENT.consumer}-${SENT.provider}.json`);

/** A frame of this type, preferably one whose body matches, so that Pact reports the difference to the nearest. */
function frameFor(
  { description, event, socket, bodyTemplate }: MessageInteraction,
  sent: readonly AnyFrame[],
): AnyFrame {
  const ofType = sent.filter((each) => each.socket === socket && typeOf(each) === event.code);
  const chosen = ofType.find((each) => fits(bodyTemplate, bodyOf(each))) ?? ofType[0];
  if (!chosen) throw new Error(`no use of the client sent ${description}`);
  return chosen;
}

test('the client sends what the platform reads', async () => {
  const { hall, room } = await framesOfClients();
  const sent = (socket: AnyFrame['socket'], frames: readonly unknown[]) =>
    frames.map((frame): AnyFrame => ({ socket, connection: socket, frame }));
  const all = [...sent('hall', hall), ...sent('room', room)];
  const messageProviders = Object.fromEntries(
    sentMessages().flatMap((interaction) => {
      const { description, event, socket } = interaction;
      const about = { type: String(event.code), socket };
      return [
        [description, providerWithMetadata(async () => frameFor(interaction, all).frame, about)],
        [
          `${description}, body`,
          providerWithMetadata(async () => bodyOf(frameFor(interaction, all)), { ...about, part: 'body' }),
        ],
      ];
    }),
  );
  const { description, code, about } = acknowledgement();
  const ack = () => room.find((frame) => typeOf({ socket: 'room', connection: '', frame }) === code);
  const provider = new MessageProviderPact({
    provider: SENT.provider,
    pactUrls: [FILE],
    messageProviders: { ...messageProviders, [description]: providerWithMetadata(async () => ack(), about) },
    logLevel: 'error',
  });
  // The error that Pact throws repeats the whole printed report.
  const isKept = await provider.verify().then(
    () => true,
    () => false,
  );
  expect(isKept, 'see the report above').toBe(true);
});
