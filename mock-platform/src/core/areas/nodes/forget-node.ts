import type { Turn } from '../../kernel/turn.ts';
import { forgetConnections } from '../presence/presence.ts';
import { forgetRoomSockets } from '../rooms/room-sockets.ts';
import { forgetSeatLinks } from '../rooms/seat-links.ts';
import { forgetAudioLinks } from '../voice/audio-links.ts';

type LeaseTest = (lease: string) => boolean;

/** A node has started again: the connections of all its leases are gone. */
export function startNode(turn: Turn, { node }: { readonly node: string }): Record<never, never> {
  return forget(turn, (lease) => lease === node || lease.startsWith(`${node}/`));
}

/** A lease has lapsed: the connections that opened under it are gone, those of the node's next lease stay. */
export function lapseLease(turn: Turn, { node }: { readonly node: string }): Record<never, never> {
  return forget(turn, (lease) => lease === node);
}

/** Every connection is gone. */
export function forgetAllLeases(turn: Turn): void {
  forget(turn, () => true);
}

function forget(turn: Turn, isGone: LeaseTest): Record<never, never> {
  forgetConnections(turn, isGone);
  forgetRoomSockets(turn, isGone);
  forgetAudioLinks(turn, isGone);
  forgetSeatLinks(turn, isGone);
  return {};
}
