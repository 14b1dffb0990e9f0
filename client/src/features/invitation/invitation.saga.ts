import {
  CHANNEL_CALLS,
  CODES,
  HALL_CALLS,
  type HallId,
  INVITE_CALLS,
  NOTICES_TEAMS_PAGE_SIZE,
  USER_CALLS,
  type UserNo,
} from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { all, call, put, select, take } from '../../lib/effects.ts';
import type { FailureFact } from '../../platform/http/api-failure.ts';
import type { Ports } from '../../platform/ports.ts';
import { askAgainOn } from '../connection/index.ts';
import { callApi, loadPart, textOfFailure, watching } from '../feedback/index.ts';
import { type SessionRoot, selectIsSignedIn, sessionActions } from '../session/index.ts';
import { type InvitationRoot, type InvitedPlace, type Inviter, invitationActions } from './invitation.slice.ts';

type Root = InvitationRoot & SessionRoot;

/** What a link invites to: its hall and the inviter for every viewer, its team for members only. */
export function* invitationSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'invitation');
  yield* watch.latest([invitationActions.shown, invitationActions.triedAgain, sessionActions.signedIn], onShown, ports);
  yield* watch.latest(invitationActions.roomShown, onRoomShown, ports);
  yield* watch.every(askAgainOn, onAskAgain);
}

function* onAskAgain(): SagaGenerator<void> {
  const { load, room } = yield* select(({ invitation }: Root) => invitation);
  if (load.status === 'failed') yield* put(invitationActions.triedAgain());
  if (room?.hasFailed) yield* put(invitationActions.roomShown(room.room_no));
}

/** A room that cannot be read is shown by its number: the platform says after the login what is wrong with it. */
function* onRoomShown(
  ports: Ports,
  { payload: room_no }: ReturnType<typeof invitationActions.roomShown>,
): SagaGenerator<void> {
  const part = yield* loadPart(ports, () => import('./visitor-room.saga.ts'));
  const room = part ? yield* call(part.findRoom, ports, room_no) : undefined;
  yield* put(invitationActions.roomLoaded({ room_no, room: room ?? null, hasFailed: room === undefined }));
}

function* onShown(ports: Ports): SagaGenerator<void> {
  if ((yield* select(({ session }: Root) => session.phase.kind)) === 'starting') {
    yield* take([sessionActions.signedIn, sessionActions.signedOut, sessionActions.profileMissing]);
  }
  const place = yield* select(({ invitation }: Root) => invitation.place);
  if (!place) return;
  const isSignedIn = yield* select(selectIsSignedIn);
  const isMember = yield* call(isSignedIn ? loadAsUser : loadAsVisitor, ports, place.hall_id);
  if (place.from !== null) yield* call(loadInviter, ports, place.from, isSignedIn);
  if (isMember) yield* call(loadTeam, ports, place);
}

/** Whether the viewer is a member. */
function* loadAsUser(ports: Ports, hall_id: HallId): SagaGenerator<boolean> {
  const result = yield* callApi(ports, HALL_CALLS['hall.detail'], { hall_id });
  if (!result.ok) {
    yield* put(refused(result.failure));
    return false;
  }
  yield* put(invitationActions.hallLoaded({ hall: result.data, now: ports.clock.now() }));
  return result.data.in_hall;
}

/** Details need a session; the search finds a hall by its number without one. */
function* loadAsVisitor(ports: Ports, hall_id: HallId): SagaGenerator<boolean> {
  const result = yield* callApi(ports, HALL_CALLS['hall.search'], { keyword: hall_id, page: 1, page_size: 10 });
  const hall = result.ok ? result.data.list.find(({ id }) => id === hall_id) : undefined;
  if (hall) yield* put(invitationActions.hallLoaded({ hall, now: ports.clock.now() }));
  else yield* put(result.ok ? invitationActions.gone() : refused(result.failure));
  return false;
}

const refused = (failure: FailureFact) =>
  'code' in failure && failure.code === CODES.hallProblem
    ? invitationActions.gone()
    : invitationActions.failed(textOfFailure(failure));

type Person = Inviter & { readonly no: UserNo };

function* loadInviter(ports: Ports, from: UserNo, isSignedIn: boolean): SagaGenerator<void> {
  const people = yield* call(isSignedIn ? askForUser : searchForUser, ports, from);
  const person = people.find(({ no }) => no === from);
  if (person) yield* put(invitationActions.inviterLoaded({ nick: person.nick, avatar: person.avatar }));
}

function* askForUser(ports: Ports, no: UserNo): SagaGenerator<readonly Person[]> {
  const result = yield* callApi(ports, USER_CALLS['user.infos'], { noes: no });
  return result.ok ? result.data.list : [];
}

/** The search of visitors comes with its first use: most visitors of a hall were not invited by a person. */
function* searchForUser(ports: Ports, no: UserNo): SagaGenerator<readonly Person[]> {
  const part = yield* loadPart(ports, () => import('./visitor-inviter.saga.ts'));
  return part ? yield* call(part.findByNumber, ports, no) : [];
}

/** The running invite of the channel; none means that it ended. */
function* loadTeam(ports: Ports, { hall_id, channel_id }: InvitedPlace): SagaGenerator<void> {
  if (channel_id === null) return;
  const { teams, users } = yield* all({
    teams: call(callApi<(typeof INVITE_CALLS)['channel.invitation']>, ports, INVITE_CALLS['channel.invitation'], {
      hall_id,
      page_size: NOTICES_TEAMS_PAGE_SIZE,
    }),
    users: call(callApi<(typeof CHANNEL_CALLS)['channel.user_list']>, ports, CHANNEL_CALLS['channel.user_list'], {
      hall_id,
    }),
  });
  if (!teams.ok) return;
  const invite = teams.data.inv_list.find(({ channel, effective }) => effective && channel.id === channel_id) ?? null;
  const here = users.ok ? users.data.list.find((voice) => voice.channel_id === channel_id) : undefined;
  yield* put(invitationActions.teamLoaded({ invite, inside: here?.channel_user.length ?? 0 }));
}
