import { GAME_CALLS, HALL_CALLS, PROFILE_CALLS, type UserNo, userInfo } from '@miczero/contracts';
import * as z from 'zod/mini';
import type { SagaGenerator } from '../../lib/effects.ts';
import { fork, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { askAgainOn } from '../connection/index.ts';
import {
  callApi,
  callOrFail,
  failureRaised,
  feedbackActions,
  textOf,
  textOfFailure,
  uploadApi,
  watching,
} from '../feedback/index.ts';
import type { ModalsRoot } from '../modals/index.ts';
import { profileModal } from '../person/index.ts';
import { selectViewer, sessionActions } from '../session/index.ts';
import { profileEditModal } from './modals.ts';
import { profileActions } from './profile.slice.ts';
import type { ProfileRoot } from './profile.state.ts';

const HALLS_SHOWN = 20;

/** The pages of users, and the changes to the own one. */
export function* profileSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'profile');
  yield* watch.latest([profileActions.profileRequested, profileActions.triedAgain], onProfileRequested, ports);
  yield* watch.every(askAgainOn, onAskAgain);
  yield* watch.leading(profileActions.saveRequested, onSaveRequested, ports);
  yield* watch.latest(profileActions.pictureChosen, onPictureChosen, ports);
  yield* watch.latest(profileActions.coverRemoved, onCoverRemoved, ports);
}

/** While the page is open. */
function* onAskAgain(): SagaGenerator<void> {
  if (!(yield* select((state: ModalsRoot) => profileModal.select(state)))) return;
  const { open } = yield* select(({ profile }: ProfileRoot) => profile);
  if (open?.load.status === 'failed') yield* put(profileActions.triedAgain(open.no));
}

function* onProfileRequested(
  ports: Ports,
  { payload: no }: ReturnType<typeof profileActions.profileRequested | typeof profileActions.triedAgain>,
): SagaGenerator<void> {
  const viewer = yield* select(selectViewer);
  yield* fork(loadExtras, ports, no);
  if (no !== viewer) {
    yield* fork(loadRelation, ports, no);
    yield* fork(loadHalls, ports, no);
  }
  const result =
    no === viewer
      ? yield* callApi(ports, PROFILE_CALLS['account.myProfile'], {})
      : yield* callApi(ports, PROFILE_CALLS['account.profile'], { no });
  if (result.ok) yield* put(profileActions.loaded(result.data));
  else yield* put(profileActions.loadFailed(textOfFailure(result.failure)));
}

/** Medals, received gifts and games: without an answer they are left out. */
function* loadExtras(ports: Ports, no: UserNo): SagaGenerator<void> {
  const medals = yield* callApi(ports, PROFILE_CALLS['account.medal_wall'], { no });
  if (medals.ok) yield* put(profileActions.learned({ no, medals: medals.data.list }));
  const gifts = yield* callApi(ports, PROFILE_CALLS['account.gift_wall'], { no });
  if (gifts.ok) yield* put(profileActions.learned({ no, gifts: gifts.data.list }));
  const skills = yield* callApi(ports, GAME_CALLS['game.player_skill'], { no });
  if (skills.ok) yield* put(profileActions.learned({ no, skills: skills.data.list }));
}

/** Without an answer, the halls are left out. */
function* loadHalls(ports: Ports, no: UserNo): SagaGenerator<void> {
  const request = { uid: no, page: 1, page_size: HALLS_SHOWN };
  const halls = yield* callApi(ports, HALL_CALLS['hall.user_hall'], request);
  if (halls.ok) yield* put(profileActions.learned({ no, halls: halls.data.list }));
}

/** The relation between the viewer and the user, and the place of the user. */
function* loadRelation(ports: Ports, no: UserNo): SagaGenerator<void> {
  const card = yield* callApi(ports, PROFILE_CALLS['account.user_card'], { no });
  if (card.ok) yield* put(profileActions.learned({ no, relation: card.data.relation, place: card.data.status }));
}

/** api.account.profile.save: refused fields stay in the form. */
function* onSaveRequested(ports: Ports): SagaGenerator<void> {
  const { draft } = yield* select(({ profile }: ProfileRoot) => profile);
  if (!draft) return;
  const me = yield* callOrFail(
    ports,
    PROFILE_CALLS['account.profile_save'],
    {
      ...draft,
      // Blanks around a text do not count, so they are not sent.
      nick: draft.nick.trim(),
      sign: draft.sign.trim(),
      prov: draft.prov.trim(),
      city: draft.city.trim(),
      hobby: draft.hobby.trim(),
      tag: draft.tag.trim(),
      album: [...draft.album],
    },
    profileActions.saveFailed,
  );
  if (!me) return;
  ports.storage.write('user_info', JSON.stringify(z.encode(userInfo, me)));
  yield* put(sessionActions.meChanged(me));
  yield* put(profileActions.saved());
  yield* put(profileEditModal.close());
  yield* put(feedbackActions.toastRequested({ tone: 'success', text: textOf('profile.saved') }));
  yield* put(profileActions.profileRequested(me.no));
}

/** A picture that is refused, or does not arrive, is said so; the form keeps what it had. */
function* onPictureChosen(
  ports: Ports,
  { payload: slot, meta }: ReturnType<typeof profileActions.pictureChosen>,
): SagaGenerator<void> {
  const sent = yield* upload(ports, slot, meta.file);
  if (sent.ok) {
    yield* put(profileActions.uploaded({ slot, url: 'url' in sent.data ? sent.data.url : sent.data.home_page }));
    return;
  }
  yield* put(profileActions.uploadEnded());
  if (sent.failure.reason !== 'session') yield* put(failureRaised(sent.failure));
}

const upload = (ports: Ports, slot: 'avatar' | 'album' | 'cover', file: File) =>
  slot === 'cover'
    ? uploadApi(ports, PROFILE_CALLS['account.home_page'], { op: 1 }, file)
    : uploadApi(ports, PROFILE_CALLS['account.upload'], { scene: slot }, file);

function* onCoverRemoved(ports: Ports): SagaGenerator<void> {
  const result = yield* callApi(ports, PROFILE_CALLS['account.home_page'], { op: 2 });
  if (result.ok) yield* put(profileActions.uploaded({ slot: 'cover', url: result.data.home_page }));
  else yield* put(failureRaised(result.failure));
}
