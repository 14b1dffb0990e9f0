import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, race, select, take } from '../../lib/effects.ts';
import type { RoomPorts } from '../../platform/ports.ts';
import { roomLinkActions } from '../../realtime/room/room-events.ts';
import {
  audioActions,
  isVoiceElsewhere,
  selectIsOnSeat,
  selectVoiceLink,
  type VoiceLink,
  type VoiceRoot,
  voiceActions,
} from '../audio/index.ts';
import { isOutOfRoom } from './room.slice.ts';

/** The sound may notice an outage later than the link of the room, and gives up after 10 s of its own. */
const LATE_END_MS = 12_000;

/** Ends of an outage, after which the ticket still lets in. */
const LOST: readonly string[] = ['network', 'timeout'];
/** Those that another ticket answers as well. */
const SPENT: readonly string[] = [...LOST, 'auth', 'kicked', 'full'];

/**
 * The viewer is back in the room: the sound that the outage has ended comes back too, once. A failure after that stands in the dock, with its
 * button. Nothing was pressed: on a seat the microphone opens with a press (ADR 0187), and the voice is taken from no other tab.
 */
export function* soundBack(
  ports: RoomPorts,
  { hasNewTicket }: { readonly hasNewTicket: boolean },
): SagaGenerator<void> {
  const reasons = hasNewTicket ? SPENT : LOST;
  const mayComeBack = (link: VoiceLink) => link.kind === 'failed' && reasons.includes(link.reason);
  const hasEnded = (action: Action) => voiceActions.linkMoved.match(action) && mayComeBack(action.payload);
  if (!mayComeBack(yield* select(selectVoiceLink))) {
    const { ended } = yield* race({
      ended: take(hasEnded),
      over: take([isOutOfRoom, roomLinkActions.lost]),
      late: call(ports.clock.sleep, LATE_END_MS),
    });
    if (!ended) return;
  }
  if (yield* call(isVoiceElsewhere, ports)) return;
  // The seat, the room or the voice may have gone meanwhile.
  const { link, isOnSeat } = yield* select((state: VoiceRoot) => ({
    link: selectVoiceLink(state),
    isOnSeat: selectIsOnSeat(state),
  }));
  if (!mayComeBack(link)) return;
  if (isOnSeat) yield* put(audioActions.muted());
  yield* put(voiceActions.reconnectRequested());
}
