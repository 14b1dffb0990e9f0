import { FOLLOWS_PAGE_SIZE, FRIENDS_PAGE_SIZE, GAME_CALLS, PERSON_CALLS, SOCIAL_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { askAgainOn, connectionActions } from '../connection/index.ts';
import { callApi, callOrToast, feedbackActions, textOfFailure, watching } from '../feedback/index.ts';
import { type ModalsRoot, shareModal } from '../modals/index.ts';
import { peopleActions, relationCall, relationTold } from '../people/index.ts';
import { personActions } from '../person/index.ts';
import { selectViewer } from '../session/index.ts';
import { contactsActions } from './contacts.slice.ts';
import { CONTACT_LISTS, type Contact, type ContactsRoot } from './contacts.state.ts';
import { contactsModal } from './modals.ts';

/** The most that one call answers. */
const NEWCOMERS = 50;
const POPULAR = 100;

/** Friends, follows, fans, people to get to know, and the blocklist. */
export function* contactsSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'contacts');
  yield* watch.every([contactsActions.listRequested, contactsActions.triedAgain], onListRequested, ports);
  yield* watch.leading(contactsActions.moreRequested, onMoreRequested, ports);
  yield* watch.inTurn(contactsActions.changeRequested, onChangeRequested, ports);
  yield* watch.every(connectionActions.asOfTold, onAsOfTold);
  yield* watch.every(askAgainOn, onAskAgain);
  yield* watch.every(peopleActions.learned, onLearned);
}

/** A friend, or one who was blocked, who is not in the list that was shown: it is asked for again, with its count. */
function* onLearned({ payload: { relation } }: ReturnType<typeof peopleActions.learned>): SagaGenerator<void> {
  if (!relation) return;
  const { lists } = yield* select(({ contacts }: ContactsRoot) => contacts);
  const belongs = { friends: relation.friend, black: relation.black };
  for (const list of ['friends', 'black'] as const) {
    const { load, people } = lists[list];
    const isMissing = belongs[list] && !people.some(({ no }) => no === relation.no);
    if (load.status === 'ready' && isMissing) yield* put(contactsActions.listRequested(list));
  }
}

/** Lists that kept answers stood in for are asked for again when the platform is back. */
function* onAsOfTold({ payload }: ReturnType<typeof connectionActions.asOfTold>): SagaGenerator<void> {
  if (payload !== null) return;
  const { lists } = yield* select(({ contacts }: ContactsRoot) => contacts);
  for (const list of CONTACT_LISTS) {
    if (lists[list].load.status !== 'idle') yield* put(contactsActions.listRequested(list));
  }
}

/** While they are on screen. A list of pages that shows some is left alone: its first page would take the others away. */
function* onAskAgain(): SagaGenerator<void> {
  if (!(yield* select((state: ModalsRoot) => contactsModal.select(state) ?? shareModal.select(state)))) return;
  const { lists } = yield* select(({ contacts }: ContactsRoot) => contacts);
  for (const list of CONTACT_LISTS) {
    const { load, people, point } = lists[list];
    if (load.status === 'failed' && (people.length === 0 || point === 0)) yield* put(contactsActions.triedAgain(list));
  }
}

function* onListRequested(
  ports: Ports,
  { payload: list }: ReturnType<typeof contactsActions.listRequested | typeof contactsActions.triedAgain>,
): SagaGenerator<void> {
  if (list === 'follows' || list === 'fans') yield* call(loadFollows, ports, list, 0);
  else if (list === 'newcomers' || list === 'popular') yield* call(loadFound, ports, list);
  else yield* call(loadWhole, ports, list);
  if (list === 'friends' || list === 'follows') yield* call(loadPlaces, ports);
}

/** rule.friend-list-one-page, rule.blocklist-one-page: one page of 10 000. */
function* loadWhole(ports: Ports, list: 'friends' | 'black'): SagaGenerator<void> {
  const endpoint = list === 'friends' ? SOCIAL_CALLS['friend.list'] : SOCIAL_CALLS['blacklist.list'];
  const result = yield* callApi(ports, endpoint, { page: 1, page_size: FRIENDS_PAGE_SIZE });
  if (!result.ok) {
    yield* put(contactsActions.listFailed({ list, error: textOfFailure(result.failure) }));
    return;
  }
  const people = result.data.list;
  if (list === 'black') yield* put(personActions.blockedKnown(people.map(({ no }) => no)));
  yield* put(contactsActions.pageLoaded({ list, people, point: 0, total: people.length, isMore: false }));
}

/** api.go.home.user.newuser, api.user.v2.home.gift_user: the viewer is not to be found here. */
function* loadFound(ports: Ports, list: 'newcomers' | 'popular'): SagaGenerator<void> {
  const result =
    list === 'newcomers'
      ? yield* callApi(ports, PERSON_CALLS['home.newuser'], { num: NEWCOMERS })
      : yield* callApi(ports, GAME_CALLS['game.gift_user'], { page: 1, limit: POPULAR });
  if (!result.ok) {
    yield* put(contactsActions.listFailed({ list, error: textOfFailure(result.failure) }));
    return;
  }
  const viewer = yield* select(selectViewer);
  const found: readonly (Omit<Contact, 'online'> & Partial<Pick<Contact, 'online'>>)[] = result.data.list;
  // Who is new does not tell whether they are online.
  const people = found
    .filter(({ no }) => no !== viewer)
    .map((person) => ({ ...person, online: person.online ?? null }));
  yield* put(contactsActions.pageLoaded({ list, people, point: 0, total: people.length, isMore: false }));
}

/** const.follow-fans-10: pages of ten, by the cursor of the page before. */
function* loadFollows(ports: Ports, list: 'follows' | 'fans', point: number): SagaGenerator<void> {
  const direct = list === 'follows' ? (1 as const) : (2 as const);
  const result = yield* callApi(ports, SOCIAL_CALLS['account.follows'], { direct, point, num: FOLLOWS_PAGE_SIZE });
  if (!result.ok) {
    yield* put(contactsActions.listFailed({ list, error: textOfFailure(result.failure) }));
    return;
  }
  const { list: people, point: next, total } = result.data;
  yield* put(contactsActions.pageLoaded({ list, people, point: next, total, isMore: point > 0 }));
}

function* onMoreRequested(
  ports: Ports,
  { payload: list }: ReturnType<typeof contactsActions.moreRequested>,
): SagaGenerator<void> {
  const { point } = yield* select(({ contacts }: ContactsRoot) => contacts.lists[list]);
  yield* call(loadFollows, ports, list, point);
}

/** Places are extras of the rows: without an answer they are left out. */
function* loadPlaces(ports: Ports): SagaGenerator<void> {
  const result = yield* callApi(ports, SOCIAL_CALLS['relation.status_list'], {});
  if (result.ok) yield* put(contactsActions.placesLoaded(result.data.list));
}

/** rule.follow-success-toast; the cards of users learn of it as well. */
function* onChangeRequested(
  ports: Ports,
  { payload: { uid, name, change } }: ReturnType<typeof contactsActions.changeRequested>,
): SagaGenerator<void> {
  const { endpoint, request } = relationCall(change, uid);
  const relation = yield* callOrToast(ports, endpoint, request);
  yield* put(contactsActions.changeEnded());
  if (!relation) return;
  yield* put(peopleActions.learned({ uid, relation }));
  yield* put(personActions.blockChanged(relation));
  const unfriend = contactsActions.changeRequested({ uid, name, change: 'unfriend' });
  yield* put(feedbackActions.toastRequested(relationTold(change, name, unfriend)));
}
