import type { Turn } from '../../kernel/turn.ts';
import { forgetConnections } from '../presence/presence.ts';
import { forgetRoomSockets } from '../rooms/presence.ts';

/** A node has started again, or its lease has lapsed: the connections that it held are gone. */
export function forgetNode(turn: Turn, input: { readonly node: string }): Record<never, never> {
  forgetConnections(turn, input.node);
  forgetRoomSockets(turn, input.node);
  return {};
}
