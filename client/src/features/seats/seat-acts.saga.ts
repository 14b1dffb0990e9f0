import { ROOM_ROLE, type RoomId, type RoomRole, SEAT_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { selectVoiceLink, type VoiceRoot, voiceActions } from '../audio/index.ts';
import { callApi, callOrToast } from '../feedback/index.ts';
import { seatsActions } from './seats.slice.ts';

/** Reports of a heard voice; the platform announces only the start and the end of speaking. */
const HEARD = 60;

/** api.room.v1.micvolume: whether the platform has taken it. */
export function* tellVoice(ports: Ports, group_id: RoomId, isHeard: boolean): SagaGenerator<boolean> {
  const request = { group_id, volume: isHeard ? HEARD : 0, device: ports.ids.deviceId() };
  return (yield* callApi(ports, SEAT_CALLS['seat.volume'], request)).ok;
}

/** A page whose part in the audio ended, as that of another tab that was closed, takes part again with the press for a seat. */
function* bringSound(): SagaGenerator<void> {
  const { kind } = yield* select((state: VoiceRoot) => selectVoiceLink(state));
  if (kind === 'off' || kind === 'failed') yield* put(voiceActions.reconnectRequested());
}

/** A press on a seat, and how the viewer stood to it. */
export interface SeatPress {
  readonly group_id: RoomId;
  readonly role: RoomRole;
  readonly mic_number: number;
  /** The seat that the viewer had applied for, and the one that they sat on; null is none. */
  readonly applied: number | null;
  readonly sitsOn: number | null;
  readonly isMicFree: boolean;
}

/** What a press on a seat does; whether the viewer sits there by it. An application is a wish of its own. */
export function* actOnSeat(ports: Ports, press: SeatPress): SagaGenerator<boolean> {
  const { group_id, role, mic_number, applied, sitsOn, isMicFree } = press;
  if (sitsOn === mic_number) {
    yield* call(stepDown, ports, role, group_id, mic_number);
    return false;
  }
  // room-flow.seat-apply.role-3
  if (role === ROOM_ROLE.member && applied === mic_number) {
    const done = yield* call(callOrToast, ports, SEAT_CALLS['seat.cancel'], { group_id });
    if (done) yield* put(seatsActions.applied(null));
    return false;
  }
  yield* call(bringSound);
  if (role !== ROOM_ROLE.member) {
    // room-flow.seat-apply.other-roles
    const done = yield* call(callOrToast, ports, SEAT_CALLS['seat.manage'], { group_id, mic_number });
    return done !== null;
  }
  // api.room.v1.microphoneup: where no application is needed.
  if (isMicFree) {
    return (yield* call(callOrToast, ports, SEAT_CALLS['seat.up'], { group_id, mic_number })) !== null;
  }
  const done = yield* call(callOrToast, ports, SEAT_CALLS['seat.apply'], { group_id, mic_number });
  if (done) yield* put(seatsActions.applied(mic_number));
  return false;
}

function* stepDown(ports: Ports, role: number, group_id: RoomId, mic_number: number): SagaGenerator<void> {
  const done =
    role === ROOM_ROLE.member
      ? yield* call(callOrToast, ports, SEAT_CALLS['seat.drop'], { group_id })
      : yield* call(callOrToast, ports, SEAT_CALLS['seat.manage'], { group_id, mic_number });
  if (done === null) yield* put(seatsActions.stepDownMoved(false));
}
