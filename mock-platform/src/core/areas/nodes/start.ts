import type { Turn } from '../../kernel/turn.ts';
import { forgetConnections } from '../presence/presence.ts';
import { forgetRoomSockets } from '../rooms/presence.ts';

/** A node has started: the connections it held before are gone. */
export function startNode(turn: Turn, input: { readonly node: string }): Record<never, never> {
  forgetConnections(turn, input.node);
  forgetRoomSockets(turn, input.node);
  return {};
}
