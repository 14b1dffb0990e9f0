import { FILE_CALLS, ROOM_CALLS, STAFF_CALLS, VISIT_CALLS } from '@miczero/contracts';
import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { eventsNamed } from '../../realtime/kernel/event-batch.ts';
import { roomEventsArrived } from '../../realtime/room/room-events.ts';
import { askAgainOn } from '../connection/index.ts';
import { callApi, callOrFail, callOrToast, textOf, textOfFailure, uploadApi, watching } from '../feedback/index.ts';
import { sendForm } from '../forms/index.ts';
import type { ModalsRoot } from '../modals/index.ts';
import { roomActions, selectRoomId } from '../room/index.ts';
import { roomSettingsModal } from './modals.ts';
import {
  PEOPLE_LISTS,
  type PeopleList,
  type RoomSettingsRoot,
  roomSettingsActions,
  SETTINGS_FORM,
  selectRoomSettings,
} from './room-settings.slice.ts';

/** Changes by owner and managers of their room. Room messages announce them to everyone inside. */
export function* roomSettingsSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'roomSettings');
  yield* watch.latest(roomSettingsActions.opened, onOpened, ports);
  yield* watch.every(roomSettingsActions.editRequested, onEditRequested, ports);
  yield* watch.inTurn(roomSettingsActions.heartsRequested, onHeartsRequested, ports);
  yield* watch.latest([roomSettingsActions.pictureChosen, roomSettingsActions.opened], onPicture, ports);
  yield* watch.every(roomSettingsActions.peopleRequested, onPeopleRequested, ports);
  yield* watch.inTurn(roomSettingsActions.forgiveRequested, onForgiveRequested, ports);
  yield* watch.newest(isStaffNews, onStaffNews, ports);
  yield* watch.every(askAgainOn, onAskAgain);
}

/** api.go.room.setting.get */
function* onOpened(ports: Ports): SagaGenerator<void> {
  const group_id = yield* select(selectRoomId);
  if (group_id === null) return;
  const setting = yield* callOrFail(ports, ROOM_CALLS['room.setting'], { group_id }, roomSettingsActions.loadFailed);
  if (setting) yield* put(roomSettingsActions.switchesLoaded(setting));
}

/** api.room.v1.room-edit */
function* onEditRequested(
  ports: Ports,
  { payload }: ReturnType<typeof roomSettingsActions.editRequested>,
): SagaGenerator<void> {
  const group_id = yield* select(selectRoomId);
  if (group_id === null) return;
  const request = { group_id, ...payload, device: ports.ids.deviceId() };
  const { form } = yield* select(selectRoomSettings);
  const edited = yield* sendForm(SETTINGS_FORM, () => callApi(ports, ROOM_CALLS['room.edit'], request), {
    text: textOf('roomSettings.saved'),
  });
  if (!edited?.ok) return;
  yield* put(roomActions.infoLoaded(edited.data.room));
  const setting = yield* callApi(ports, ROOM_CALLS['room.setting'], { group_id });
  const { form: latest } = yield* select(selectRoomSettings);
  if (setting.ok && latest === form) yield* put(roomSettingsActions.switchesLoaded(setting.data));
}

/** api.go.room.setting.heartOp */
function* onHeartsRequested(
  ports: Ports,
  { payload: { op } }: ReturnType<typeof roomSettingsActions.heartsRequested>,
): SagaGenerator<void> {
  const group_id = yield* select(selectRoomId);
  if (group_id === null) return;
  const done = yield* callOrToast(ports, ROOM_CALLS['room.heart_op'], { group_id, op });
  if (done) yield* put(roomSettingsActions.heartsSwitched(done.heart_on));
}

/** A form that opens ends the upload of the former one: that picture belongs to another room. */
function* onPicture(
  ports: Ports,
  action: ReturnType<typeof roomSettingsActions.pictureChosen | typeof roomSettingsActions.opened>,
): SagaGenerator<void> {
  if (!roomSettingsActions.pictureChosen.match(action)) return;
  yield* put(roomSettingsActions.sending());
  const sent = yield* uploadApi(ports, FILE_CALLS['file.upload'], { scene: 'avatar' }, action.meta.file);
  if (sent.ok) yield* put(roomSettingsActions.backgroundChosen(sent.data.url));
  else yield* put(roomSettingsActions.failed(textOfFailure(sent.failure)));
}

/** Lists that failed, while the dialog is open. */
function* onAskAgain(): SagaGenerator<void> {
  if (!(yield* select((state: ModalsRoot) => roomSettingsModal.select(state)))) return;
  const { peopleFailed } = yield* select(({ roomSettings }: RoomSettingsRoot) => roomSettings);
  for (const of of Object.keys(PEOPLE_LISTS) as PeopleList[]) {
    if (peopleFailed[of]) yield* put(roomSettingsActions.peopleRequested({ of }));
  }
}

/** api.room.op.member-list */
function* onPeopleRequested(
  ports: Ports,
  { payload }: ReturnType<typeof roomSettingsActions.peopleRequested>,
): SagaGenerator<void> {
  yield* loadPeople(ports, payload.of);
}

function* loadPeople(ports: Ports, of: PeopleList): SagaGenerator<void> {
  const group_id = yield* select(selectRoomId);
  if (group_id === null) return;
  const loaded = yield* callOrFail(ports, VISIT_CALLS['room.members'], { group_id, type: PEOPLE_LISTS[of] }, (error) =>
    roomSettingsActions.peopleFailed({ of, error }),
  );
  if (loaded) yield* put(roomSettingsActions.peopleLoaded({ of, list: loaded.list }));
}

/** api.room.v1.groupblack, type 2. No event follows: the person is not in the room. */
function* onForgiveRequested(
  ports: Ports,
  { payload: { to } }: ReturnType<typeof roomSettingsActions.forgiveRequested>,
): SagaGenerator<void> {
  const group_id = yield* select(selectRoomId);
  if (group_id === null) return;
  const done = yield* callOrToast(ports, STAFF_CALLS['room.black'], { group_id, to, type: 2 });
  if (done) yield* loadPeople(ports, 'banned');
}

function isStaffNews(action: Action): action is ReturnType<typeof roomEventsArrived> {
  if (!roomEventsArrived.match(action)) return false;
  const { payload } = action;
  return (
    eventsNamed(payload, 'roomRoleGranted').length > 0 ||
    eventsNamed(payload, 'roomRoleRevoked').length > 0 ||
    eventsNamed(payload, 'roomUserMuted').length > 0 ||
    eventsNamed(payload, 'roomUserUnmuted').length > 0
  );
}

/** Lists that are on screen follow what anyone changes. */
function* onStaffNews(ports: Ports): SagaGenerator<void> {
  const { staff, muted } = yield* select(({ roomSettings }: RoomSettingsRoot) => roomSettings.people);
  if (staff) yield* loadPeople(ports, 'staff');
  if (muted) yield* loadPeople(ports, 'muted');
}
