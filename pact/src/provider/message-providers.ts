import { providerWithMetadata } from '@pact-foundation/pact';
import { type MessageInteraction, messageInteractions } from '../consumer/messages.ts';
import { fits } from '../template/template.ts';
import { isFrameOf } from './narrow.ts';
import { type AnyFrame, bodyOf } from './seen-frame.ts';

/** Provides an observed frame, and its parsed body, for each message of the contract. */
export function messageProviders(seen: readonly AnyFrame[]) {
  return Object.fromEntries(
    messageInteractions().flatMap((interaction) => {
      const { description, event, socket } = interaction;
      const about = { type: String(event.code), socket };
      const find = () => frameFor(interaction, seen);
      return [
        [description, providerWithMetadata(async () => find().frame, about)],
        [`${description}, body`, providerWithMetadata(async () => bodyOf(find()), { ...about, part: 'body' })],
      ];
    }),
  );
}

/** A frame of this variant; otherwise the nearest one, so that Pact reports the difference. */
function frameFor(interaction: MessageInteraction, seen: readonly AnyFrame[]): AnyFrame {
  const { description, bodyTemplate } = interaction;
  const ofType = seen.filter((each) => isFrameOf(interaction, each));
  const exact = ofType.find((each) => fits(bodyTemplate, bodyOf(each)));
  const chosen = exact ?? ofType[0];
  if (!chosen) throw new Error(`no use of the platform caused ${description}`);
  return chosen;
}
