import {
  CHANNEL_CALLS,
  type DataOf,
  GAME_CALLS,
  GAMING_CALLS,
  type HallId,
  INVITE_CALLS,
  NOTICES_TEAMS_PAGE_SIZE,
} from '@miczero/contracts';
import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { all, call, put, race, select, take } from '../../lib/effects.ts';
import { nextTask } from '../../lib/next-task.ts';
import type { FailureFact } from '../../platform/http/api-failure.ts';
import type { Ports } from '../../platform/ports.ts';
import { type HallEvent, hallEventsArrived, hallLinkActions } from '../../realtime/hall/hall-events.ts';
import { eventsNamed } from '../../realtime/kernel/event-batch.ts';
import { askAgainOn, type ConnectionRoot, retryDue } from '../connection/index.ts';
import { callApi, type FeedbackText, isPassing, isServerFailure, textOfFailure, watching } from '../feedback/index.ts';
import { type HallsRoot, hallsActions } from '../halls/index.ts';
import { type SessionRoot, selectIsSignedIn, selectViewer, sessionActions } from '../session/index.ts';
import { askOwnStanding } from './own-standing.saga.ts';
import { type Gathered, teamSquareActions } from './team-square.slice.ts';
import type { TeamSquareRoot } from './team-square.state.ts';

/** Halls that are asked for teams side by side: each takes two calls and one for each channel with users. */
const HALLS_AT_ONCE = 8;
/** A user of more halls sees the others in their lobbies. */
const HALLS_ASKED_MAX = 200;
/** After so many halls the others are asked with pauses: the platform counts the calls of a person, and the page needs some as well. */
export const HALLS_UNPACED = 24;
export const HALLS_PAUSE_MS = 2000;
const PLAYERS_SHOWN = 12;
/** Spreads the requests of a crowd that is told of an invite at the same moment. */
const RELOAD_SPREAD_MS = 500;
const TICK_MS = 1000;
/** How long a shelf waits for the link, which opens once the first screen is done. */
export const LINK_PATIENCE_MS = 3000;

type Root = ConnectionRoot & HallsRoot & SessionRoot & TeamSquareRoot;

/** The teams of all of the viewer's halls, and the public ones. */
export function* gatherSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'teamSquare');
  const scope: Scope = { ...ports, lacking: new Set(), isAsking: false, pending: new Set() };
  yield* watch.latest((action: Action): action is Shown => needsMore(scope, action), loadSquare, scope);
  yield* watch.latest(sessionActions.signedIn, loadSquare, scope);
  yield* watch.every(sessionActions.signedOut, forgetLacking, scope);
  yield* watch.latest(askAgainOn, onAskAgain, scope);
  yield* watch.latest(hallsActions.entered, loadSquare, scope);
  yield* watch.latest(hallsActions.myHallsLoaded, onMyHallsLoaded, scope);
  yield* watch.every(hallEventsArrived, onHallEvents, scope);
  yield* watch.latest([teamSquareActions.shown, teamSquareActions.ticked, teamSquareActions.left], tick, ports);
}

interface Scope extends Ports {
  /** Halls of which something did not come. */
  readonly lacking: Set<HallId>;
  /** All halls are being asked: what is lacking is not known yet. */
  isAsking: boolean;
  /** The loads under way, by what they ask for. */
  readonly pending: Set<Pending>;
}

interface Pending {
  readonly isShelf: boolean;
}

type Shown = ReturnType<typeof teamSquareActions.shown>;

/**
 * From one page with teams to another, and from a failure to a press on retry: the pending answer is the one that is needed, also where the
 * page has asked by itself, unless it is that of a shelf.
 */
function needsMore({ pending }: Scope, action: Action): boolean {
  if (!teamSquareActions.shown.match(action)) return false;
  const isShelf = action.payload === 'shelf';
  return ![...pending].some((load) => isShelf || !load.isShelf);
}

/** They are halls of the account that has left. */
function* forgetLacking({ lacking }: Scope): SagaGenerator<void> {
  yield* call(() => lacking.clear());
}

/** What was told while the link was not open is missing. A square that is still being asked for when it first opens misses nothing. */
function* onAskAgain(scope: Scope, action: Action): SagaGenerator<void> {
  const { isShown, isShelf, load, publicFailed } = yield* select(({ teamSquare }: Root) => teamSquare);
  if (retryDue.match(action) && load.status !== 'failed') {
    if (!isShown) return;
    const hasFailed = Object.keys(publicFailed).length > 0;
    yield* call(counted, scope, { isShelf }, () => loadLacking(scope, hasFailed, isShelf));
    return;
  }
  const mayMiss = !hallLinkActions.opened.match(action) || !action.payload.isFirst;
  if (mayMiss || load.status === 'ready' || load.status === 'failed') yield* call(loadSquare, scope);
}

function* loadLacking(scope: Scope, lacksPublic: boolean, isShelf: boolean): SagaGenerator<void> {
  if (lacksPublic) yield* call(loadPublic, scope);
  if (scope.lacking.size === 0 || !(yield* select(selectIsSignedIn))) return;
  if ((yield* call(gatherInTurn, scope, [...scope.lacking], isShelf)) === null) return;
  yield* put(teamSquareActions.loaded({ missing: scope.lacking.size }));
}

/** Halls that come after a failure bring the square its teams. */
function* onMyHallsLoaded(scope: Scope): SagaGenerator<void> {
  const { load } = yield* select(({ teamSquare }: Root) => teamSquare);
  if (load.status === 'failed') yield* call(loadSquare, scope);
}

function* tick(ports: Ports, action: { readonly type: string }): SagaGenerator<void> {
  if (teamSquareActions.left.match(action)) return;
  if (teamSquareActions.ticked.match(action)) yield* call(ports.clock.sleep, TICK_MS);
  yield* put(teamSquareActions.ticked(ports.clock.now()));
}

/** What is loaded counts as under way until it is there, or another load takes its place. */
function* counted({ pending }: Scope, load: Pending, work: () => SagaGenerator<void>): SagaGenerator<void> {
  pending.add(load);
  try {
    yield* call(work);
  } finally {
    pending.delete(load);
  }
}

function* loadSquare(scope: Scope, action?: Action): SagaGenerator<void> {
  const { isShown, isShelf } = yield* select(({ teamSquare }: Root) => teamSquare);
  if (isShown) yield* call(counted, scope, { isShelf }, () => loadAll(scope, isShelf, action));
}

function* loadAll(scope: Scope, isShelf: boolean, action?: Action): SagaGenerator<void> {
  yield* call(loadPublic, scope);
  if (action && teamSquareActions.shown.match(action) && action.payload === 'shelf') {
    yield* call(untilFirstLink, scope);
    if (!(yield* select((state: Root) => state.teamSquare.isShown))) return;
  }
  if (!(yield* select(selectIsSignedIn))) {
    yield* put(teamSquareActions.loaded({ missing: 0 }));
    return;
  }
  // A press on retry, or a page that is opened, asks for halls that failed as well.
  const { halls, error } = yield* call(ownHalls, action !== undefined && teamSquareActions.shown.match(action));
  scope.lacking.clear();
  scope.isAsking = true;
  let answers: readonly Answer[] | null;
  try {
    answers = yield* call(gatherInTurn, scope, halls, isShelf);
  } finally {
    scope.isAsking = false;
  }
  if (answers === null) return;
  const failure = error ?? answers.find((answer) => answer.failure)?.failure;
  const hasAnswer = answers.some(({ gathered: { invites } }) => invites !== null);
  if (failure && !hasAnswer) yield* put(teamSquareActions.failed(failure));
  else yield* put(teamSquareActions.loaded({ missing: scope.lacking.size }));
}

/** What was asked for before the link opens for the first time has to be asked for again then: dozens of calls, in the first seconds. */
function* untilFirstLink({ clock }: Ports): SagaGenerator<void> {
  const { link } = yield* select(({ connection }: Root) => connection);
  if (link.kind !== 'idle' || !(yield* select(selectIsSignedIn))) return;
  yield* race({
    opened: take(hallLinkActions.opened),
    late: call(clock.sleep, LINK_PATIENCE_MS),
    // The shelf has left, its viewer has, or a page of teams has come.
    otherwise: take([teamSquareActions.left, teamSquareActions.shown, sessionActions.signedOut]),
  });
}

/** null: the page or the viewer has left during a pause. */
function* gatherInTurn(
  scope: Scope,
  halls: readonly HallId[],
  isShelf: boolean,
): SagaGenerator<readonly Answer[] | null> {
  const viewer = yield* select(selectViewer);
  const answers: Answer[] = [];
  for (let first = 0; first < halls.length; first += HALLS_AT_ONCE) {
    if (first >= HALLS_UNPACED) {
      yield* call(scope.clock.sleep, HALLS_PAUSE_MS);
      const isWanted = yield* select((state: Root) => state.teamSquare.isShown && selectViewer(state) === viewer);
      if (!isWanted) return null;
    }
    const asked = halls.slice(first, first + HALLS_AT_ONCE);
    answers.push(...(yield* call(gatherHalls, scope, asked, isShelf)));
  }
  return answers;
}

/** Open point C26: no team of another hall is public. */
function* loadPublic(ports: Ports): SagaGenerator<void> {
  const { games, players } = yield* all({
    games: call(callApi<(typeof GAME_CALLS)['game.match_entry']>, ports, GAME_CALLS['game.match_entry'], {}),
    players: call(callApi<(typeof GAME_CALLS)['game.home_player']>, ports, GAME_CALLS['game.home_player'], {
      page: 1,
      limit: PLAYERS_SHOWN,
    }),
  });
  yield* put(
    teamSquareActions.publicLoaded({
      ...(games.ok && { games: games.data.list }),
      ...(players.ok && { players: players.data.list }),
      publicFailed: {
        ...(!games.ok && { games: textOfFailure(games.failure) }),
        ...(!players.ok && { players: textOfFailure(players.failure) }),
      },
    }),
  );
}

interface OwnHalls {
  readonly halls: readonly HallId[];
  /** Why they are not known; null when they are. */
  readonly error: FeedbackText | null;
}

function* ownHalls(asksAgain: boolean): SagaGenerator<OwnHalls> {
  const selectLoad = ({ halls }: Root) => halls.mine.load;
  if (asksAgain && (yield* select(selectLoad)).status === 'failed') yield* put(hallsActions.myHallsRequested());
  const { status } = yield* select(selectLoad);
  if (status === 'idle' || status === 'loading') yield* take([hallsActions.myHallsLoaded, hallsActions.myHallsFailed]);
  const { load, list } = yield* select(({ halls }: Root) => halls.mine);
  const halls = list.slice(0, HALLS_ASKED_MAX).map(({ id }) => id);
  return { halls, error: load.status === 'failed' && halls.length === 0 ? load.error : null };
}

/** What the page shows of these halls. */
function* gatherHalls(scope: Scope, halls: readonly HallId[], isShelf: boolean): SagaGenerator<readonly Answer[]> {
  const answers = yield* all(halls.map((hall_id) => call(isShelf ? askTeams : askAll, scope, hall_id)));
  for (const { gathered, failure } of answers) scope.lacking[failure ? 'add' : 'delete'](gathered.hall_id);
  yield* put(teamSquareActions.hallsGathered(answers.map(({ gathered }) => gathered)));
  return answers;
}

interface Answer {
  readonly gathered: Gathered;
  /** Why a part of it did not come; null when all of it did. */
  readonly failure: FeedbackText | null;
}

/** Invites of one hall, and the users of its channels where there are invites: their number tells the free places. */
function* askTeams(ports: Ports, hall_id: HallId): SagaGenerator<Answer> {
  // Each in a task of its own: signing and sending for eight halls is too much for one.
  yield* call(nextTask);
  const teams = yield* callApi(ports, INVITE_CALLS['channel.invitation'], {
    hall_id,
    page_size: NOTICES_TEAMS_PAGE_SIZE,
  });
  const gathered = { hall_id, inside: null, gamings: null, own: null };
  if (!teams.ok) return { gathered: { ...gathered, invites: null }, failure: textOfFailure(teams.failure) };
  const { inv_list: invites } = teams.data;
  if (!invites.some(({ effective }) => effective)) return { gathered: { ...gathered, invites }, failure: null };
  const users = yield* callApi(ports, CHANNEL_CALLS['channel.user_list'], { hall_id });
  const isBroken = !users.ok && isBreakdown(users.failure);
  return {
    gathered: { ...gathered, invites, inside: users.ok ? insideOf(users.data.list) : null },
    failure: isBroken ? textOfFailure(users.failure) : null,
  };
}

type Voices = DataOf<(typeof CHANNEL_CALLS)['channel.user_list']>['list'];

const insideOf = (voices: Voices) =>
  Object.fromEntries(
    voices.map(({ channel_id, channel_user }) => [channel_id, channel_user.map(({ mic_uid }) => mic_uid)]),
  );

/** Invites, users and gaming cards of one hall. */
function* askAll(ports: Ports, hall_id: HallId): SagaGenerator<Answer> {
  yield* call(nextTask);
  const { teams, users } = yield* all({
    teams: call(callApi<(typeof INVITE_CALLS)['channel.invitation']>, ports, INVITE_CALLS['channel.invitation'], {
      hall_id,
      page_size: NOTICES_TEAMS_PAGE_SIZE,
    }),
    users: call(callApi<(typeof CHANNEL_CALLS)['channel.user_list']>, ports, CHANNEL_CALLS['channel.user_list'], {
      hall_id,
    }),
  });
  const invites = teams.ok ? teams.data.inv_list : null;
  if (!users.ok && isBreakdown(users.failure))
    return {
      gathered: { hall_id, invites, inside: null, gamings: null, own: null },
      failure: textOfFailure(users.failure),
    };
  const voices = users.ok ? users.data.list : [];
  const inside = insideOf(voices);
  // An author posts from inside a voice channel, so the cards are where users are.
  const busy = voices.filter(({ channel_user }) => channel_user.length > 0);
  const windows = yield* all(
    busy.map(({ channel_id }) =>
      call(
        callApi<(typeof GAMING_CALLS)['channel.window_channel_info']>,
        ports,
        GAMING_CALLS['channel.window_channel_info'],
        { channel_id },
      ),
    ),
  );
  const found = windows.flatMap((window) => (window.ok ? window.data.gaming_list : []));
  const [broken] = windows.flatMap((window) => (!window.ok && isBreakdown(window.failure) ? [window.failure] : []));
  const failure = teams.ok ? broken : teams.failure;
  // Cards of a channel that did not answer stay.
  const known = broken ? yield* select(({ teamSquare }: Root) => teamSquare.gamings) : [];
  const silent = busy.filter((_, index) => !windows[index]?.ok).map(({ channel_id }) => channel_id);
  const kept = known.filter(({ channel_id }) => silent.includes(channel_id));
  const gamings = [...found, ...kept];
  // What stands in the hall may be ended by its managers.
  const hasAny = gamings.length > 0 || (invites ?? []).length > 0;
  const own = hasAny ? yield* call(askOwnStanding, ports, hall_id) : null;
  return {
    gathered: { hall_id, invites, inside, gamings, own },
    failure: failure ? textOfFailure(failure) : null,
  };
}

/** A refusal is an answer: the viewer may not know, and asking again would say the same. */
const isBreakdown = (fact: FailureFact): boolean => isServerFailure(fact) || isPassing(fact);

/** hall-event.1015: what begins or changes is fetched; its end needs nothing more. */
function* onHallEvents(ports: Scope, { payload }: ReturnType<typeof hallEventsArrived>): SagaGenerator<void> {
  const news = eventsNamed(payload, 'teamUpdated').filter(({ body }) => body.status !== 2);
  const { isShown, isShelf } = yield* select(({ teamSquare }: Root) => teamSquare);
  if (news.length === 0 || !isShown) return;
  yield* call(ports.clock.sleep, ports.ids.chance() * RELOAD_SPREAD_MS);
  const halls = new Set(news.flatMap(hallOfInvite));
  yield* all([
    call(gatherHalls, ports, [...halls], isShelf),
    ...news.flatMap(({ body: { gaming_id } }) => (gaming_id ? [call(loadGaming, ports, gaming_id)] : [])),
  ]);
  // A square that is being asked for counts by itself.
  const { load } = yield* select(({ teamSquare }: Root) => teamSquare);
  if (load.status === 'ready' && !ports.isAsking) yield* put(teamSquareActions.loaded({ missing: ports.lacking.size }));
}

const hallOfInvite = ({ body: { inv_id, hall_id } }: HallEvent<'teamUpdated'>): HallId[] =>
  inv_id === undefined || hall_id === undefined ? [] : [hall_id];

function* loadGaming(ports: Ports, gaming_id: string): SagaGenerator<void> {
  const result = yield* callApi(ports, GAMING_CALLS['channel.get_gaming'], { gaming_id });
  if (result.ok) yield* put(teamSquareActions.gamingLoaded(result.data));
}
