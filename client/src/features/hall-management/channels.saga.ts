import { CHANNEL_MANAGEMENT_CALLS, type ChannelId } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, race, select, take } from '../../lib/effects.ts';
import { hallRoute } from '../../lib/routes.ts';
import type { Ports } from '../../platform/ports.ts';
import { callApi, callOrToast, feedbackActions, textOf } from '../feedback/index.ts';
import { sendForm } from '../forms/index.ts';
import { type HallsRoot, hallsActions, leavesOf } from '../halls/index.ts';
import { type ChannelSave, MANAGEMENT_FORM, managementActions } from './management.slice.ts';
import { channelModal, hallSettingsModal } from './modals.ts';

/** The event of a new channel, and the hall with it, are here by then. */
const KNOWN_WITHIN_MS = 5000;

/** api.lobby.channel.create, api.lobby.channel.update, api.lobby.channel.set_password */
export function* onChannelSaveRequested(
  ports: Ports,
  { payload }: ReturnType<typeof managementActions.channelSaveRequested>,
): SagaGenerator<void> {
  const { hall_id, channel_id, type } = payload;
  const closes = [channelModal.close()];
  if (channel_id !== null) {
    yield* sendForm(MANAGEMENT_FORM, () => update(ports, payload, channel_id), {
      closes,
      text: textOf('hallManagement.saved'),
    });
    return;
  }
  const made = yield* sendForm(MANAGEMENT_FORM, () => create(ports, payload), {
    closes,
    text: textOf('hallManagement.channel.created'),
  });
  if (made?.ok && type !== 0) {
    yield* put(managementActions.channelCreated({ hall_id, channel_id: made.data.channel_id }));
  }
}

function* create(ports: Ports, save: ChannelSave) {
  const { hall_id, name, type, parent_id, limit_mic, password } = save;
  return yield* callApi(ports, CHANNEL_MANAGEMENT_CALLS['channel.create'], {
    hall_id,
    name,
    type,
    ...(parent_id === null ? {} : { parent_id }),
    ...(type === 2 ? { limit_mic } : {}),
    ...(password ? { password } : {}),
  });
}

/** A new channel opens as soon as the page knows it, where its maker has not gone on by then; who is in the settings makes more. */
export function* onChannelCreated(
  { clock, navigation }: Ports,
  { payload: { hall_id, channel_id } }: ReturnType<typeof managementActions.channelCreated>,
): SagaGenerator<void> {
  if ((yield* select(hallSettingsModal.select)) !== null) return;
  const here = navigation.path();
  const { known } = yield* race({
    known: call(untilKnown, channel_id),
    late: call(clock.sleep, KNOWN_WITHIN_MS),
  });
  if (known && navigation.path() === here) navigation.go(hallRoute(hall_id, channel_id));
}

function* untilKnown(channel_id: ChannelId): SagaGenerator<true> {
  const isKnown = ({ halls }: HallsRoot) =>
    halls.open?.hall && leavesOf(halls.open.hall).some(({ id }) => id === channel_id);
  while (!(yield* select(isKnown))) yield* take(hallsActions.hallLoaded);
  return true;
}

function* update(ports: Ports, save: ChannelSave, channel_id: ChannelId) {
  const { name, type, parent_id, limit_mic, password } = save;
  const updated = yield* callApi(ports, CHANNEL_MANAGEMENT_CALLS['channel.update'], {
    channel_id,
    name,
    ...(type === 0 ? {} : { parent_id: parent_id ?? '' }),
    ...(type === 2 ? { limit_mic } : {}),
  });
  if (!updated.ok || password === null) return updated;
  return yield* callApi(ports, CHANNEL_MANAGEMENT_CALLS['channel.set_password'], { channel_id, password });
}

/** api.lobby.channel.del */
export function* onChannelDeleteRequested(
  ports: Ports,
  { payload: { channel_id, name } }: ReturnType<typeof managementActions.channelDeleteRequested>,
): SagaGenerator<void> {
  const done = yield* callOrToast(ports, CHANNEL_MANAGEMENT_CALLS['channel.del'], { channel_id });
  if (!done) return;
  const text = textOf('hallManagement.channel.deleted', { name });
  yield* put(feedbackActions.toastRequested({ tone: 'success', text }));
}
