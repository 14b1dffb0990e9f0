import { CHANNEL_CALLS, type ChannelId, type HallId } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, race, select, take } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { type HallEvent, hallEventsArrived, hallOf } from '../../realtime/hall/hall-events.ts';
import { eventsNamed } from '../../realtime/kernel/event-batch.ts';
import { audioActions } from '../audio/index.ts';
import { callApi, feedbackActions, textOf, watching } from '../feedback/index.ts';
import { type HallsRoot, hallsActions, leavesOf } from '../halls/index.ts';
import { type SessionRoot, selectViewer } from '../session/index.ts';
import type { JoinRequest } from './channel.actions.ts';
import { type ChannelRoot, channelActions } from './channel.slice.ts';
import { currentChannel, shownTarget } from './channel-join.machine.ts';
import type { ToldMics } from './mics.saga.ts';

type How = Pick<JoinRequest, 'by'>;
/** No press of the viewer names the channel. */
const BY_ADDRESS: How = { by: 'address' };

type Root = ChannelRoot & HallsRoot & SessionRoot;
const selectOpen = ({ halls }: Root) => halls.open;
const selectJoin = ({ channel }: Root) => channel.join;

/** Follows changes and the end of the open hall for the channel on screen. */
export function* followHallChanges(
  ports: Ports,
  passwords: Map<ChannelId, string>,
  told: ToldMics,
): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'channel');
  yield* watch.every(hallEventsArrived, onHallEvents, ports, { passwords, told });
  yield* watch.every(hallsActions.hallLoaded, onHallLoaded);
}

function* onHallEvents(
  ports: Ports,
  { passwords, told }: { readonly passwords: Map<ChannelId, string>; readonly told: ToldMics },
  { payload }: ReturnType<typeof hallEventsArrived>,
): SagaGenerator<void> {
  for (const { name, body } of payload.events)
    if (name === 'micListChanged') told.uids?.push(body.mic_uid);
    else if (name === 'voiceMembershipChanged') told.uids?.push(body.uid);
  // hall-event.2003: the previous password is invalid.
  for (const { body } of eventsNamed(payload, 'voicePasswordChanged')) passwords.delete(body.channel_id);
  for (const event of eventsNamed(payload, 'memberBanned')) yield* call(onMemberBanned, event);
  for (const event of eventsNamed(payload, 'hallDissolved')) yield* call(onDissolved, ports, event);
  for (const event of eventsNamed(payload, 'hallEdited')) {
    if (event.body.type === 3) yield* call(onChannelsReset, event);
  }
}

/** hall-event.1005: a viewer who is banned from the channel on screen is told there and cannot write. */
function* onMemberBanned(event: HallEvent<'memberBanned'>): SagaGenerator<void> {
  const { author, channel_id } = event.body;
  const join = yield* select(selectJoin);
  const current = currentChannel(join) ?? shownTarget(join);
  if (!current || author.id !== (yield* select(selectViewer))) return;
  // Open point C14: without a channel the ban is for the whole hall.
  if (channel_id === undefined ? hallOf(event) !== current.hall_id : channel_id !== current.channel_id) return;
  const target = { hall_id: current.hall_id, channel_id: current.channel_id };
  yield* put(channelActions.joinMoved({ type: 'banned', target, error: textOf('channel.banned') }));
  yield* put(audioActions.takeoverForgotten());
}

/** hall-event.1003, of the hall on screen; any other only leaves the list (open point A8). */
function* onDissolved(ports: Ports, { body }: HallEvent<'hallDissolved'>): SagaGenerator<void> {
  const open = yield* select(selectOpen);
  if (open?.hall_id !== body.hall_id) return;
  const current = currentChannel(yield* select(selectJoin));
  const welcome = body.welcome_channel_id ?? open.hall?.welcome_channel_id;
  if (current && welcome) {
    // Checked first: a join that fails would reload the page.
    const check = yield* callApi(ports, CHANNEL_CALLS['channel.check_join'], { channel_id: welcome });
    if (check.ok && check.data.is_join === 2) {
      // hall-event.1003.with-channel
      yield* put(
        channelActions.joinRequested({ hall_id: body.hall_id, channel_id: welcome, isMoved: true, ...BY_ADDRESS }),
      );
      return;
    }
  }
  // hall-event.1003.no-current-channel; the list of halls is the halls' business
  const { name = '', user_id } = open.hall ?? {};
  const hall = body.hall_name || name;
  yield* put(
    feedbackActions.toastRequested(
      user_id === (yield* select(selectViewer))
        ? { tone: 'success', text: textOf('channel.dissolvedOwn', { hall }) }
        : { tone: 'warning', text: textOf('halls.dissolved'), title: hall },
    ),
  );
  yield* put(hallsActions.hallCloseRequested());
  ports.navigation.go('/', { replace: true });
}

/** hall-event.1006.type-3: reset, and join the present welcome channel of the hall. */
function* onChannelsReset({ body: { hall_id, channel_id } }: HallEvent<'hallEdited'>): SagaGenerator<void> {
  const open = yield* select(selectOpen);
  if (open?.hall_id !== hall_id) return;
  const join = yield* select(selectJoin);
  const isHere = channel_id === undefined || currentChannel(join)?.channel_id === channel_id;
  const isComing = 'target' in join && join.target.channel_id === channel_id;
  if (!isHere && !isComing) return;
  yield* put(channelActions.ousted());
  const { loaded } = yield* race({
    loaded: take(hallsActions.hallLoaded),
    closed: take([hallsActions.hallClosed, channelActions.joinRequested]),
  });
  if (!loaded) return;
  yield* put(feedbackActions.toastRequested({ tone: 'warning', text: textOf('channel.moved') }));
  yield* call(joinIn, hall_id, null);
}

/** A channel that the hall does not have any more cannot stay on screen, however its end was missed. */
function* onHallLoaded({ payload: hall }: ReturnType<typeof hallsActions.hallLoaded>): SagaGenerator<void> {
  const join = yield* select(selectJoin);
  const current = join.kind === 'offered' ? join.target : currentChannel(join);
  if (current?.hall_id !== hall.id || leavesOf(hall).some(({ id }) => id === current.channel_id)) return;
  yield* put(channelActions.ousted());
  yield* call(joinIn, hall.id, null);
}

/** The address asks for a channel of the hall on screen. */
export function* onPlacePicked({
  payload: { hall_id, channel_id, isPressed },
}: ReturnType<typeof hallsActions.hallReady>): SagaGenerator<void> {
  const join = yield* select(selectJoin);
  const current = currentChannel(join);
  // Also the voice channel that was left and is still on screen: only the person joins it again.
  if (current?.hall_id === hall_id && (channel_id ?? current.channel_id) === current.channel_id) return;
  // A hall that loads again retries the channel that could not be entered.
  const tried = 'target' in join && join.target.hall_id === hall_id ? join.target.channel_id : null;
  yield* call(joinIn, hall_id, channel_id ?? tried, isPressed ? {} : BY_ADDRESS);
}

/** A hall without a channel in its address opens its welcome channel, or the first text channel. */
function* joinIn(hall_id: HallId, wanted: ChannelId | null, how: How = BY_ADDRESS): SagaGenerator<void> {
  const hall = yield* select((state: Root) => state.halls.open?.hall ?? null);
  if (hall?.id !== hall_id) return;
  const leaves = leavesOf(hall);
  const welcome = leaves.find(({ id }) => id === hall.welcome_channel_id) ?? leaves.find(({ type }) => type === 1);
  const channel_id = wanted ?? welcome?.id;
  if (channel_id === undefined) return;
  yield* put(channelActions.joinRequested({ hall_id, channel_id, isMoved: true, ...how }));
}
