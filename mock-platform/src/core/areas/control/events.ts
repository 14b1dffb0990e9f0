import type { ChannelId, HallEventBody, HallEventName, UserNo } from '@miczero/contracts';
import type { Audience } from '../../kernel/events.ts';
import type { Turn } from '../../kernel/turn.ts';
import { withOwnLineIds } from './own-ids.ts';

/** What the control API does to a world: commands like any other, so that they replay. */

/** An event exactly as QA asked for it, even if it contradicts the state of the world. */
export type EmittedEvent = {
  [Name in HallEventName]: {
    readonly name: Name;
    readonly body: HallEventBody<Name>;
    readonly audience: Audience;
    readonly from?: UserNo | undefined;
    readonly channel?: ChannelId | undefined;
    readonly mid?: string | undefined;
    /** The text of the body on the wire, in place of an empty `body`. */
    readonly raw?: string | undefined;
    /** A chat line gets ids that no other one has. */
    readonly own_ids?: boolean | undefined;
  };
}[HallEventName];

export function emitEvent(turn: Turn, { own_ids: hasOwnIds = false, ...emitted }: EmittedEvent): { mid: string } {
  const { audience, from, channel, mid, raw } = emitted;
  const isLine = emitted.name === 'chatMessage' && hasOwnIds && raw === undefined;
  const body = isLine ? withOwnLineIds(turn, emitted.body) : emitted.body;
  const event = turn.event(emitted.name, body, {
    audience,
    ...(from !== undefined && { from }),
    ...(channel !== undefined && { channel }),
    ...(mid !== undefined && { mid }),
    ...(raw !== undefined && { raw }),
  });
  turn.events.push(event);
  return { mid: event.mid };
}
