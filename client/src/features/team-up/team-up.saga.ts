import {
  type ChannelId,
  type HallEventBody,
  INVITE_CALLS,
  jsonString,
  NOTICES_TEAMS_PAGE_SIZE,
  teamInfoContent,
} from '@miczero/contracts';
import type { Action } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { hallEventsArrived, hallEventsMissed } from '../../realtime/hall/hall-events.ts';
import { eventsNamed } from '../../realtime/kernel/event-batch.ts';
import { callApi, callOrFail, callOrToast, feedbackActions, textOf, watching } from '../feedback/index.ts';
import { type HallsRoot, hallsActions } from '../halls/index.ts';
import { isNewInvite } from './team-up.events.ts';
import { teamUpActions } from './team-up.slice.ts';
import type { TeamUpRoot } from './team-up.state.ts';

/** Spreads the requests of a crowd that is told of an invite at the same moment. */
const RELOAD_SPREAD_MS = 500;

/** Team invites of the open hall. */
export function* teamUpSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'teamUp');
  // One for all of them: a list that was asked for earlier must not replace a later one.
  yield* watch.latest(asksForInvites, onInvitesAsked, ports);
  yield* watch.every(hallEventsArrived, onHallEvents, ports);
  yield* watch.leading(teamUpActions.endRequested, onEndRequested, ports);
}

/** hall-event.1015: an invite began or changed; its end needs nothing more. */
function isNewsOfInvites(action: unknown): boolean {
  if (!hallEventsArrived.match(action)) return false;
  return eventsNamed(action.payload, 'teamUpdated').some(({ body }) => body.inv_id !== undefined && body.status !== 2);
}

/** Also after an outage: what began or ended meanwhile was not told. */
const asksForInvites = (action: Action): boolean =>
  hallsActions.hallReady.match(action) || hallEventsMissed.match(action) || isNewsOfInvites(action);

function* onInvitesAsked(ports: Ports, action: Action): SagaGenerator<void> {
  if (isNewsOfInvites(action)) yield* call(ports.clock.sleep, ports.ids.chance() * RELOAD_SPREAD_MS);
  yield* call(loadInvites, ports);
}

function* loadInvites(ports: Ports): SagaGenerator<void> {
  const open = yield* select(({ halls }: HallsRoot) => halls.open);
  if (!open?.hall?.in_hall) return;
  const { hall_id } = open;
  const covered = yield* select(({ teamUp }: TeamUpRoot) => teamUp.awaited);
  yield* put(teamUpActions.invitesLoading(hall_id));
  const result = yield* callOrFail(
    ports,
    INVITE_CALLS['channel.invitation'],
    {
      hall_id,
      page_size: NOTICES_TEAMS_PAGE_SIZE,
    },
    teamUpActions.invitesFailed,
  );
  if (result) yield* put(teamUpActions.invitesLoaded({ hall_id, list: result.inv_list, covered }));
}

/**
 * hall-event.1001.team-info-status-0: a new team info message reloads the invite config of its channel; so does a change
 * of the invite.
 */
function* onHallEvents(ports: Ports, { payload }: ReturnType<typeof hallEventsArrived>): SagaGenerator<void> {
  const configs = yield* select(({ teamUp }: TeamUpRoot) => teamUp.configs);
  const channels = eventsNamed(payload, 'chatMessage').flatMap(({ body }) => channelOfInvite(body) ?? []);
  const changed = eventsNamed(payload, 'teamUpdated').flatMap(({ body: { inv_id, status, channel_id } }) =>
    inv_id !== undefined && status !== 2 && configs[channel_id] ? [channel_id] : [],
  );
  for (const channel_id of new Set([...channels, ...changed])) {
    const result = yield* callApi(ports, INVITE_CALLS['channel.get_invite'], { channel_id });
    if (result.ok) yield* put(teamUpActions.configLoaded({ channel_id, config: result.data }));
  }
}

function channelOfInvite(body: HallEventBody<'chatMessage'>): ChannelId | null {
  if (!isNewInvite(body)) return null;
  return z.safeParse(jsonString(teamInfoContent), body.content).data?.channel_id ?? null;
}

/** api.lobby.channel.invite with `time_len` 0; hall-event.1015.status-2 updates the lines. */
function* onEndRequested(
  ports: Ports,
  { payload: { channel_id } }: ReturnType<typeof teamUpActions.endRequested>,
): SagaGenerator<void> {
  const ended = yield* callOrToast(ports, INVITE_CALLS['channel.invite'], { channel_id, time_len: 0 });
  if (ended) yield* put(feedbackActions.toastRequested({ tone: 'success', text: textOf('teamUp.wasEnded') }));
}
