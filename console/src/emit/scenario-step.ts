import type { WireObject } from '../events/events.ts';
import type { Target } from '../events/target.ts';

/** A body that fits its event, or the text of one that is sent as it is. */
export type Content = { readonly body: WireObject } | { readonly raw: string };

export interface Emission {
  readonly name: string;
  readonly to: Target;
  readonly content: Content;
  /** Sender; empty for the platform. */
  readonly from: string;
  /** Id of the frame; empty for a new one each time. */
  readonly mid: string;
  /** Chat lines get ids of their own in the body. */
  readonly ownIds?: true;
}

/** The optional fields of an emission that are filled in. */
export function senderOf({ from, mid, ownIds }: Pick<Emission, 'from' | 'mid' | 'ownIds'>): {
  from?: string;
  mid?: string;
  own_ids?: true;
} {
  return { ...(from !== '' && { from }), ...(mid !== '' && { mid }), ...(ownIds && { own_ids: true }) };
}

/** The `emit` step of a scenario that sends the same. */
export function scenarioStep({ name, to, content, ...sender }: Emission): string {
  return JSON.stringify({ emit: name, to: { [to.kind]: to.id }, ...senderOf(sender), ...content });
}

/** The steps of a scenario that send a sequence. */
export function sequenceSteps(sequence: readonly { readonly sendable: Emission; readonly delay: number }[]): string {
  return sequence
    .flatMap(({ sendable, delay }) => [...(delay > 0 ? [JSON.stringify({ wait: delay })] : []), scenarioStep(sendable)])
    .join(',\n');
}
