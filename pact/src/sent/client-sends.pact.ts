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

/** A frame of this type, the one whose body fits before others: where none does, Pact says what the nearest lacks. */
function frameFor(
  { description, event, socket, bodyTemplate }: MessageInteraction,
  sent: readonly AnyFrame[],
): AnyFrame {
  const ofType = sent.filter((each) => each.socket === socket && typeOf(each) === event.code);
  const chosen = ofType.find((each) => fits(bodyTemplate, bodyOf(each))) ?? ofType[0];
  if (!chosen) throw new Error(`nothing that people did made the client send ${description}`);
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
  // What Pact throws repeats its whole report, which it has printed already.
  const isKept = await provider.verify().then(
    () => true,
    () => false,
  );
  expect(isKept, 'the report above lists what does not fit').toBe(true);
});
