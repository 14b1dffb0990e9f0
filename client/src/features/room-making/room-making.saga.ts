import { ROOM_CALLS, roomIdOf } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select, take } from '../../lib/effects.ts';
import { roomRoute } from '../../lib/routes.ts';
import type { Ports } from '../../platform/ports.ts';
import { askAgainOn } from '../connection/index.ts';
import { callApi, callOrToast, textOf, watching } from '../feedback/index.ts';
import { sendForm } from '../forms/index.ts';
import { checkRealName, realNameModal } from '../real-name/index.ts';
import { loginModal, type SessionRoot, selectViewer } from '../session/index.ts';
import { createRoomModal } from './modals.ts';
import { ROOM_FORM, type RoomMakingRoot, roomMakingActions } from './room-making.slice.ts';

/** Creating a room: the real-name check, then whether there is one already, then the form (room-flow.create.*). */
export function* roomMakingSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'roomMaking');
  yield* watch.leading(roomMakingActions.createRequested, onCreateRequested, ports);
  yield* watch.every(roomMakingActions.addRequested, onAddRequested, ports);
  yield* watch.leading(roomMakingActions.categoriesRequested, onCategoriesRequested, ports);
}

function* onCreateRequested(ports: Ports): SagaGenerator<void> {
  // room-flow.create.needs-login
  if ((yield* select((state: SessionRoot) => selectViewer(state))) === null) {
    yield* put(loginModal.open({ tab: null }));
    return;
  }
  yield* put(roomMakingActions.checked({ isChecking: true }));
  const status = yield* call(checkRealName, ports);
  // room-flow.create.audit-other: the creation continues where it stopped, once the name is verified.
  if (status === 'unverified') yield* put(realNameModal.open({ resume: roomMakingActions.createRequested() }));
  if (status === 'verified') yield* call(toOwnRoomOrForm, ports);
  yield* put(roomMakingActions.checked({ isChecking: false }));
}

/** room-flow.create.owner-check */
function* toOwnRoomOrForm(ports: Ports): SagaGenerator<void> {
  const own = yield* callOrToast(ports, ROOM_CALLS['room.use'], { device: ports.ids.deviceId() });
  if (!own) return;
  const room_no = own.room ? roomIdOf(own.room) : undefined;
  if (room_no === undefined)
    yield* put(createRoomModal.open()); // room-flow.create.not-owned-modal
  else ports.navigation.go(roomRoute(room_no)); // room-flow.create.owned-joins: the page of a room enters it
}

/** api.room.v1.room-add: the owner is led into the new room. */
function* onAddRequested(
  ports: Ports,
  { payload }: ReturnType<typeof roomMakingActions.addRequested>,
): SagaGenerator<void> {
  const request = { ...payload, device: ports.ids.deviceId() };
  const added = yield* sendForm(ROOM_FORM, () => callApi(ports, ROOM_CALLS['room.add'], request), {
    closes: [createRoomModal.close()],
    text: textOf('roomMaking.done'),
  });
  if (!added?.ok) return;
  const room_no = roomIdOf(added.data.room);
  if (room_no !== undefined) ports.navigation.go(roomRoute(room_no));
}

/** api.room.v1.roomCate.cateType: they do not change while the page is open. */
function* onCategoriesRequested(ports: Ports): SagaGenerator<void> {
  if ((yield* select(({ roomMaking }: RoomMakingRoot) => roomMaking.categories)).length > 0) return;
  let loaded = yield* callApi(ports, ROOM_CALLS['room.cate_type'], { device: ports.ids.deviceId() });
  while (!loaded.ok) {
    // Tabs and cards name them, and none of these has a retry of its own.
    yield* take([...askAgainOn, roomMakingActions.categoriesRequested]);
    loaded = yield* callApi(ports, ROOM_CALLS['room.cate_type'], { device: ports.ids.deviceId() });
  }
  yield* put(roomMakingActions.categoriesLoaded(loaded.data.list));
}
