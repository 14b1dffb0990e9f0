import {
  CHANNEL_MANAGEMENT_CALLS,
  type ChannelId,
  type HallDetail,
  mayInHall,
  SEAT_CALLS,
  SEAT_STAFF_CALLS,
  type UserNo,
} from '@miczero/contracts';
import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import { hallRoute } from '../../lib/routes.ts';
import type { Ports } from '../../platform/ports.ts';
import { hallEventsArrived } from '../../realtime/hall/hall-events.ts';
import { eventsNamed } from '../../realtime/kernel/event-batch.ts';
import { type AudioRoot, audioActions } from '../audio/index.ts';
import { type ChannelRoot, selectShownChannel, selectStanding } from '../channel/index.ts';
import { callOrToast, feedbackActions, textOf } from '../feedback/index.ts';
import type { HallsRoot } from '../halls/index.ts';
import { type PersonRoot, selectVoiceCard } from '../person/index.ts';
import { type SessionRoot, selectViewer } from '../session/index.ts';
import { peopleActions } from './people.slice.ts';

/** The viewer's application that waits for the answer of a manager. */
export interface Waiting {
  /** The channel in which the viewer applied; null without an application. */
  channel: ChannelId | null;
  /** Whether the mic list has shown it. The call also succeeds after the mute has ended, and then there is nothing to answer. */
  isListed: boolean;
  /** Applications of others that were told, by channel, user and time. */
  readonly told: Set<string>;
}

/** Members who may not speak in a voice channel ask to, and managers decide (role.hall-function.approve-mic). */
export function* onMicAction(ports: Ports, own: Waiting, action: Action): SagaGenerator<void> {
  if (peopleActions.micApplied.match(action)) yield* onMicApplied(ports, own, action);
  else if (peopleActions.micWithdrawn.match(action)) yield* onMicWithdrawn(ports, own, action);
  else if (peopleActions.micApproved.match(action)) yield* onMicApproved(ports, action);
  else if (peopleActions.micsDeclined.match(action)) yield* onMicsDeclined(ports, action);
  else if (peopleActions.allMicsRequested.match(action)) yield* onAllMics(ports, action);
  else if (peopleActions.micQueueOpened.match(action)) {
    ports.navigation.go(hallRoute(action.payload.hall_id, action.payload.channel_id));
  } else if (hallEventsArrived.match(action)) {
    yield* tellAnswer(own, action);
    yield* tellApplications(own, action);
  }
}

/** The microphone is muted first: the approval comes at a moment that the viewer does not choose. */
function* onMicApplied(
  ports: Ports,
  own: Waiting,
  { payload: { channel_id } }: ReturnType<typeof peopleActions.micApplied>,
): SagaGenerator<void> {
  if (!(yield* select(({ audio }: AudioRoot) => audio.isMuted))) yield* put(audioActions.muteToggled());
  const done = yield* callOrToast(ports, SEAT_CALLS['seat.apply'], { group_id: channel_id, mic_number: 0 });
  if (done) Object.assign(own, { channel: channel_id, isListed: false });
}

function* onMicWithdrawn(
  ports: Ports,
  own: Waiting,
  { payload: { channel_id } }: ReturnType<typeof peopleActions.micWithdrawn>,
): SagaGenerator<void> {
  own.channel = null;
  yield* call(callOrToast, ports, SEAT_CALLS['seat.cancel'], { group_id: channel_id });
}

function* onMicApproved(
  ports: Ports,
  { payload: { channel_id, uid, nick } }: ReturnType<typeof peopleActions.micApproved>,
): SagaGenerator<void> {
  const done = yield* callOrToast(ports, SEAT_STAFF_CALLS['seat.agree'], { group_id: channel_id, to: uid });
  if (!done) return;
  const text = textOf('people.told.unmuteMic', { name: nick });
  yield* put(feedbackActions.toastRequested({ tone: 'success', text }));
}

function* onMicsDeclined(
  ports: Ports,
  { payload: { channel_id, uid } }: ReturnType<typeof peopleActions.micsDeclined>,
): SagaGenerator<void> {
  const request = { group_id: channel_id, ...(uid !== null && { to: uid }) };
  yield* call(callOrToast, ports, SEAT_STAFF_CALLS['seat.clear_applications'], request);
}

/** api.lobby.channel.mute_all with a channel: each change arrives as an event. */
function* onAllMics(ports: Ports, { payload }: ReturnType<typeof peopleActions.allMicsRequested>): SagaGenerator<void> {
  const done = yield* callOrToast(ports, CHANNEL_MANAGEMENT_CALLS['channel.mute_all'], payload);
  if (!done) return;
  const text = textOf(payload.mute ? 'micApplications.allMuted' : 'micApplications.allUnmuted');
  yield* put(feedbackActions.toastRequested({ tone: 'success', text }));
}

/**
 * The answer arrives as the viewer's entry in the mic list of that channel, without the application. An entry that goes means
 * that the viewer left: a move to another channel is no answer.
 */
function* tellAnswer(own: Waiting, { payload }: ReturnType<typeof hallEventsArrived>): SagaGenerator<void> {
  const viewer = yield* select(selectViewer);
  for (const { body } of eventsNamed(payload, 'micListChanged')) {
    if (body.mic_uid !== viewer || body.channel_id !== own.channel) continue;
    if (body.mic_op === 2) own.channel = null;
    else if (body.apply_time !== undefined) own.isListed = true;
    else if (own.isListed) {
      own.channel = null;
      yield* sayAnswer(yield* select(selectIsMuted, viewer));
    }
  }
}

/** Applications that are remembered as told: more than a hall has waiting at a time. */
const TOLD_MAX = 200;

/** Of other members, to those who may decide. The page of the channel lists them, so nothing is told there. */
function* tellApplications({ told }: Waiting, { payload }: ReturnType<typeof hallEventsArrived>): SagaGenerator<void> {
  const { hall, shown } = yield* select((state: ChannelRoot & HallsRoot) => ({
    hall: state.halls.open?.hall,
    shown: selectShownChannel(state)?.channel_id,
  }));
  for (const { body } of eventsNamed(payload, 'micListChanged')) {
    const { channel_id, mic_uid, apply_time } = body;
    const key = `${channel_id} ${mic_uid} ${apply_time}`;
    if (!hall || body.mic_op === 2 || apply_time === undefined || told.has(key)) continue;
    const n = yield* select(countDecidable, hall, channel_id, mic_uid);
    // A viewer who may decide later is told then.
    if (n === 0) continue;
    told.add(key);
    const [oldest] = told;
    if (told.size > TOLD_MAX && oldest !== undefined) told.delete(oldest);
    if (channel_id === shown) continue;
    const name = body.nick || mic_uid;
    // The newest says it for all.
    yield* put(feedbackActions.causeOver('applications'));
    yield* put(
      feedbackActions.toastRequested({
        tone: 'info',
        text: n === 1 ? textOf('people.speak.asked', { name }) : textOf('people.speak.askedMany', { name, n }),
        cause: 'applications',
        action: {
          label: textOf('people.speak.open'),
          does: peopleActions.micQueueOpened({ hall_id: hall.id, channel_id }),
        },
      }),
    );
  }
}

/** How many applications wait in a channel that the viewer may decide; 0 where this one is not among them. */
function countDecidable(
  state: ChannelRoot & HallsRoot & PersonRoot & SessionRoot,
  hall: Pick<HallDetail, 'id' | 'user_id'>,
  channel_id: ChannelId,
  newest: UserNo,
): number {
  const standing = selectStanding(state);
  const cards = state.person.voices.hall_id === hall.id ? state.person.voices.cards : {};
  const standingOf = (uid: UserNo) =>
    uid === hall.user_id ? 'owner' : cards[uid]?.role === 'manage' ? 'manager' : 'member';
  const waiting = (state.channel.mics[channel_id] ?? []).filter(
    ({ mic_uid, apply_time }) =>
      apply_time !== undefined && mayInHall('hall.approve_mic', standing, { target: standingOf(mic_uid) }),
  );
  return waiting.some(({ mic_uid }) => mic_uid === newest) ? waiting.length : 0;
}

function* sayAnswer(isStillMuted: boolean): SagaGenerator<void> {
  const text = textOf(isStillMuted ? 'people.speak.declined' : 'people.speak.approved');
  yield* put(feedbackActions.toastRequested({ tone: isStillMuted ? 'warning' : 'success', text }));
}

function selectIsMuted(state: PersonRoot & SessionRoot, viewer: ReturnType<typeof selectViewer>): boolean {
  const { hall_id } = state.person.voices;
  return viewer !== null && hall_id !== null && selectVoiceCard(state, hall_id, viewer)?.mic_mute === true;
}
