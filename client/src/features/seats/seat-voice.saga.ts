import { SEAT_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { roomEventsArrived } from '../../realtime/room/room-events.ts';
import { type AudioRoot, audioActions, selectSpeaking, type VoiceRoot, voiceActions } from '../audio/index.ts';
import { callApi, watching } from '../feedback/index.ts';
import { type RoomRoot, roomActions, selectRoomId } from '../room/index.ts';
import { type SessionRoot, selectViewer } from '../session/index.ts';
import { selectSeatFacts } from './seats.selectors.ts';
import { seatsActions } from './seats.slice.ts';
import type { SeatsRoot } from './seats.state.ts';

type Root = AudioRoot & VoiceRoot & RoomRoot & SeatsRoot & SessionRoot;

/** Reports of a heard voice; the platform announces only the start and the end of speaking. */
const HEARD = 60;
/** Silence that ends a speech. Each report reaches everyone in the room. */
const SILENT_AFTER_MS = 1500;

/** Where the viewer sat when the seats were told last, and whether the viewer has asked to sit. */
interface Sitting {
  /** null before the first list of a visit. */
  isOnSeat: boolean | null;
  isAsked: boolean;
}

/** The voice of the viewer on a seat: reported to the room, and never opened by another user. */
export function* seatVoiceSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'seats');
  const sitting: Sitting = { isOnSeat: null, isAsked: false };
  yield* watch.every([seatsActions.seatTapped, roomActions.entryStarted, roomEventsArrived], onSitting, sitting);
  yield* watch.every([voiceActions.roomEntered, roomEventsArrived], followSeat);
  yield* watch.newest(
    [voiceActions.speakersChanged, audioActions.muteToggled, voiceActions.deafenToggled, roomEventsArrived],
    reportVoice,
    ports,
    { told: false },
  );
}

/** Seats decide who may be heard in a room, for every audio provider. */
function* followSeat(): SagaGenerator<void> {
  const { isIn, isAllowed, wasAllowed } = yield* select((state: Root) => {
    const { isOnSeat, isMuted } = selectSeatFacts(state);
    const { room, publishing } = state.voice;
    return { isIn: room !== null, isAllowed: isOnSeat && !isMuted, wasAllowed: publishing.isAllowed };
  });
  if (isIn && isAllowed !== wasAllowed) yield* put(voiceActions.publishingMoved({ type: 'allowed', isAllowed }));
}

/** A seat that another user gave: the microphone is muted, and the viewer is asked before it opens. */
function* onSitting(sitting: Sitting, action: { readonly type: string }): SagaGenerator<void> {
  if (roomActions.entryStarted.match(action)) {
    Object.assign(sitting, { isOnSeat: null, isAsked: false });
    return;
  }
  if (seatsActions.seatTapped.match(action)) {
    sitting.isAsked = true;
    return;
  }
  const { isOnSeat, hasList, isMuted } = yield* select((state: Root) => ({
    isOnSeat: selectSeatFacts(state).isOnSeat,
    hasList: state.seats.seats.length > 0,
    isMuted: state.audio.isMuted,
  }));
  if (!hasList) return;
  const isGiven = sitting.isOnSeat === false && isOnSeat && !sitting.isAsked;
  // A seat that the viewer leaves ends what the viewer has asked for.
  if (sitting.isOnSeat && !isOnSeat) sitting.isAsked = false;
  sitting.isOnSeat = isOnSeat;
  if (!isGiven) return;
  if (!isMuted) yield* put(audioActions.muteToggled());
  yield* put(seatsActions.invited());
}

/** api.room.v1.micvolume: the others see who speaks even where they hear no sound. A pause for breath is no end. */
function* reportVoice(ports: Ports, report: { told: boolean }): SagaGenerator<void> {
  if (report.told && !(yield* select(selectIsHeard))) yield* call(ports.clock.sleep, SILENT_AFTER_MS);
  const { group_id, isOnSeat, isHeard } = yield* select((state: Root) => ({
    group_id: selectRoomId(state),
    isOnSeat: selectSeatFacts(state).isOnSeat,
    isHeard: selectIsHeard(state),
  }));
  if (group_id === null || isHeard === report.told) return;
  report.told = isHeard;
  // A seat that is left took its voice along.
  if (!isOnSeat) return;
  const request = { group_id, volume: isHeard ? HEARD : 0, device: ports.ids.deviceId() };
  yield* callApi(ports, SEAT_CALLS['seat.volume'], request);
}

/** The viewer speaks, and the seat lets them. */
function selectIsHeard(state: Root): boolean {
  const viewer = selectViewer(state);
  const { isOnSeat, isMuted } = selectSeatFacts(state);
  return isOnSeat && !isMuted && viewer !== null && selectSpeaking(state).includes(viewer);
}
