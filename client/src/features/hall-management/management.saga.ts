import { CHANNEL_MANAGEMENT_CALLS, FILE_CALLS, HALL_MANAGEMENT_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { put, select } from '../../lib/effects.ts';
import { hallRoute } from '../../lib/routes.ts';
import type { Ports } from '../../platform/ports.ts';
import {
  callApi,
  callOrToast,
  feedbackActions,
  textOf,
  textOfFailure,
  uploadApi,
  watching,
} from '../feedback/index.ts';
import { sendForm } from '../forms/index.ts';
import { createHallModal, hallsActions } from '../halls/index.ts';
import { onChannelCreated, onChannelDeleteRequested, onChannelSaveRequested } from './channels.saga.ts';
import { MANAGEMENT_FORM, type ManagementRoot, managementActions } from './management.slice.ts';
import { dissolveModal, hallSettingsModal } from './modals.ts';

/** Changes by owner and managers. Their effects arrive as events, for the viewer as for everyone else. */
export function* managementSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'hallManagement');
  yield* watch.every(managementActions.createRequested, onCreateRequested, ports);
  yield* watch.every(managementActions.updateRequested, onUpdateRequested, ports);
  yield* watch.latest([managementActions.pictureChosen, managementActions.settingsOpened], onPicture, ports);
  yield* watch.every(managementActions.dissolveRequested, onDissolveRequested, ports);
  yield* watch.leading(managementActions.leaveRequested, onLeaveRequested, ports);
  yield* watch.inTurn(managementActions.muteAllRequested, onMuteAllRequested, ports);
  yield* watch.every(managementActions.channelSaveRequested, onChannelSaveRequested, ports);
  yield* watch.latest(managementActions.channelCreated, onChannelCreated, ports);
  yield* watch.leading(managementActions.channelDeleteRequested, onChannelDeleteRequested, ports);
}

/** api.lobby.hall.create: the new hall opens, with the list of its first steps. */
function* onCreateRequested(
  ports: Ports,
  { payload }: ReturnType<typeof managementActions.createRequested>,
): SagaGenerator<void> {
  const created = yield* sendForm(
    MANAGEMENT_FORM,
    () => callApi(ports, HALL_MANAGEMENT_CALLS['hall.create'], payload),
    { closes: [createHallModal.close()] },
  );
  if (!created?.ok) return;
  const { hall_id } = created.data;
  yield* put(managementActions.created({ hall_id }));
  yield* put(hallsActions.myHallsRequested());
  ports.navigation.go(hallRoute(hall_id));
}

/** api.lobby.hall.update */
function* onUpdateRequested(
  ports: Ports,
  { payload: { welcome_channel_id, ...fields } }: ReturnType<typeof managementActions.updateRequested>,
): SagaGenerator<void> {
  const picture = yield* select(({ hallManagement }: ManagementRoot) => hallManagement.picture);
  const request = {
    ...fields,
    ...(picture === '' ? {} : { bg_img: picture }),
    ...(welcome_channel_id === null ? {} : { welcome_channel_id }),
  };
  yield* sendForm(MANAGEMENT_FORM, () => callApi(ports, HALL_MANAGEMENT_CALLS['hall.update'], request), {
    closes: [hallSettingsModal.close()],
    text: textOf('hallManagement.saved'),
  });
}

/** Settings that open end the upload of the former ones: that picture belongs to another hall. */
function* onPicture(
  ports: Ports,
  action: ReturnType<typeof managementActions.pictureChosen | typeof managementActions.settingsOpened>,
): SagaGenerator<void> {
  if (!managementActions.pictureChosen.match(action)) return;
  yield* put(managementActions.sending());
  const sent = yield* uploadApi(ports, FILE_CALLS['file.upload'], { scene: 'avatar' }, action.meta.file);
  if (sent.ok) yield* put(managementActions.pictureUploaded(sent.data.url));
  else yield* put(managementActions.failed(textOfFailure(sent.failure)));
}

/** api.lobby.hall.delete: event 1003 leads everyone away, the owner included. */
function* onDissolveRequested(
  ports: Ports,
  { payload }: ReturnType<typeof managementActions.dissolveRequested>,
): SagaGenerator<void> {
  yield* sendForm(MANAGEMENT_FORM, () => callApi(ports, HALL_MANAGEMENT_CALLS['hall.delete'], payload), {
    closes: [dissolveModal.close(), hallSettingsModal.close()],
  });
}

/** api.lobby.hall.leave: event 2000 tells and leads away. */
function* onLeaveRequested(
  ports: Ports,
  { payload }: ReturnType<typeof managementActions.leaveRequested>,
): SagaGenerator<void> {
  yield* callOrToast(ports, HALL_MANAGEMENT_CALLS['hall.leave'], payload);
}

/** role.hall-function.mute-all */
function* onMuteAllRequested(
  ports: Ports,
  { payload }: ReturnType<typeof managementActions.muteAllRequested>,
): SagaGenerator<void> {
  const done = yield* callOrToast(ports, CHANNEL_MANAGEMENT_CALLS['channel.mute_all'], payload);
  if (!done) return;
  const text = textOf(payload.mute ? 'hallManagement.allMuted' : 'hallManagement.allUnmuted');
  yield* put(feedbackActions.toastRequested({ tone: 'success', text }));
}
