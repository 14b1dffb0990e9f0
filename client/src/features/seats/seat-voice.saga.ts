import type { Action } from '@reduxjs/toolkit';
import type { Channel, SagaGenerator } from '../../lib/effects.ts';
import { buffers, call, channel, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { roomEventsArrived } from '../../realtime/room/room-events.ts';
import {
  type AudioRoot,
  audioActions,
  MUTE_CHANGES,
  selectSpeaking,
  type VoiceRoot,
  voiceActions,
} from '../audio/index.ts';
import { loadPart, watching } from '../feedback/index.ts';
import { isOutOfRoom, type RoomRoot, selectRoomId } from '../room/index.ts';
import { type SessionRoot, selectViewer } from '../session/index.ts';
import { loadSeatActs } from './load-seat-acts.ts';
import { isSpeaking } from './seats.model.ts';
import { selectSeatFacts } from './seats.selectors.ts';
import { seatsActions } from './seats.slice.ts';
import type { SeatsRoot } from './seats.state.ts';

type Root = AudioRoot & VoiceRoot & RoomRoot & SeatsRoot & SessionRoot;

/** Silence that ends a speech. Each report reaches everyone in the room. */
const SILENT_AFTER_MS = 1500;

/** The voice of the viewer on a seat: reported to the room, and never opened by another user. */
export function* seatVoiceSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'seats');
  const turns: Turns = channel(buffers.sliding(1));
  const report: Report = { told: false, hadSeats: false, part: null };
  yield* watch.every(isTurnOfSeats, muteUnasked, { wasInvited: false, wasFound: false });
  yield* watch.every([voiceActions.roomEntered, roomEventsArrived], followSeat);
  yield* watch.newest(turns, reportVoice, ports, report);
  yield* watch.every(isTurnOfVoice, noteVoice, turns, report);
}

/** What the platform was told of the viewer's voice. */
interface Report {
  told: boolean;
  hadSeats: boolean;
  /** What tells it; null before the first word. */
  part: Awaited<ReturnType<typeof loadSeatActs>> | null;
}
type Turns = Channel<true>;

/**
 * Seats change, a question is answered, or a visit begins or ends: what one visit found, the next one finds anew, and one frame may take
 * the seat that was answered for and give another.
 */
const isTurnOfSeats = (action: Action): boolean =>
  roomEventsArrived.match(action) || seatsActions.inviteAnswered.match(action) || isOutOfRoom(action);

const VOICE_CHANGES = [voiceActions.speakersChanged, ...MUTE_CHANGES, voiceActions.deafenToggled, roomEventsArrived];
const isTurnOfVoice = (action: Action): boolean =>
  isOutOfRoom(action) || VOICE_CHANGES.some((change) => change.match(action));

/** Seats decide who may be heard in a room, for every audio provider. */
function* followSeat(): SagaGenerator<void> {
  const { isIn, isAllowed, wasAllowed, isSeatMuted, wasSeatMuted } = yield* select((state: Root) => {
    const { isOnSeat, isMuted } = selectSeatFacts(state);
    const { room, publishing } = state.voice;
    const isSeatMuted = isOnSeat && isMuted;
    const was = { wasAllowed: publishing.isAllowed, wasSeatMuted: state.voice.mutedBy !== null };
    return { isIn: room !== null, isAllowed: isOnSeat && !isMuted, isSeatMuted, ...was };
  });
  // The list of seats names no manager.
  if (isIn && isSeatMuted !== wasSeatMuted) yield* put(voiceActions.muteTold({ by: isSeatMuted ? '' : null }));
  if (isIn && isAllowed !== wasAllowed) yield* put(voiceActions.publishingMoved({ type: 'allowed', isAllowed }));
}

/**
 * A seat that another user gave, that came of an application while the room was out of sight (ADR 0215), or that the viewer kept over a
 * reload of the page: the microphone is muted, and opens with a press (ADR 0187).
 */
function* muteUnasked(before: { wasInvited: boolean; wasFound: boolean }): SagaGenerator<void> {
  const { isInvited, isFound } = yield* select(({ seats }: Root) => seats);
  const isNew = (isInvited && !before.wasInvited) || (isFound && !before.wasFound);
  Object.assign(before, { wasInvited: isInvited, wasFound: isFound });
  if (isNew) yield* put(audioActions.muted());
}

/** The first list of a visit says what was told before it: the page of then may have had no time to tell the end of a speech. */
function* noteVoice(turns: Turns, report: Report): SagaGenerator<void> {
  const { seats, viewer } = yield* select((state: Root) => ({ ...state.seats, viewer: selectViewer(state) }));
  const hasSeats = seats.length > 0;
  if (hasSeats && !report.hadSeats) report.told = seats.some((seat) => seat.member?.id === viewer && isSpeaking(seat));
  report.hadSeats = hasSeats;
  yield* put(turns, true);
}

/** api.room.v1.micvolume: the others see who speaks even where they hear no sound. A pause for breath is no end. */
function* reportVoice(ports: Ports, report: Report): SagaGenerator<void> {
  if (report.told && !(yield* select(selectIsHeard))) yield* call(ports.clock.sleep, SILENT_AFTER_MS);
  const { group_id, isOnSeat, isHeard } = yield* select((state: Root) => ({
    group_id: selectRoomId(state),
    isOnSeat: selectSeatFacts(state).isOnSeat,
    isHeard: selectIsHeard(state),
  }));
  if (group_id === null || isHeard === report.told) return;
  // A seat that is left took its voice along.
  if (!isOnSeat) {
    report.told = isHeard;
    return;
  }
  report.part ??= yield* loadPart(ports, loadSeatActs);
  // A report that failed is made again when voices change next.
  if (report.part && (yield* call(report.part.tellVoice, ports, group_id, isHeard))) report.told = isHeard;
}

/** The viewer speaks, and the seat lets them. */
function selectIsHeard(state: Root): boolean {
  const viewer = selectViewer(state);
  const { isOnSeat, isMuted } = selectSeatFacts(state);
  return isOnSeat && !isMuted && viewer !== null && selectSpeaking(state).includes(viewer);
}
