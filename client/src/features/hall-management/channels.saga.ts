import { CHANNEL_MANAGEMENT_CALLS, type ChannelId } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put } from '../../lib/effects.ts';
import type { FailureFact } from '../../platform/http/api-failure.ts';
import type { Ports } from '../../platform/ports.ts';
import { callApi, callOrToast, feedbackActions, textOf, textOfFailure } from '../feedback/index.ts';
import { type ChannelSave, managementActions } from './management.slice.ts';
import { channelModal } from './modals.ts';

/** api.lobby.channel.create, api.lobby.channel.update, api.lobby.channel.set_password */
export function* onChannelSaveRequested(
  ports: Ports,
  { payload }: ReturnType<typeof managementActions.channelSaveRequested>,
): SagaGenerator<void> {
  yield* put(managementActions.sending());
  const { channel_id } = payload;
  const failure =
    channel_id === null ? yield* call(create, ports, payload) : yield* call(update, ports, payload, channel_id);
  if (failure) {
    yield* put(managementActions.failed(textOfFailure(failure)));
    return;
  }
  yield* put(channelModal.close());
  const text = textOf(channel_id === null ? 'hallManagement.channel.created' : 'hallManagement.saved');
  yield* put(feedbackActions.toastRequested({ tone: 'success', text }));
}

function* create(ports: Ports, save: ChannelSave): SagaGenerator<FailureFact | null> {
  const { hall_id, name, type, parent_id, limit_mic, password } = save;
  const result = yield* callApi(ports, CHANNEL_MANAGEMENT_CALLS['channel.create'], {
    hall_id,
    name,
    type,
    ...(parent_id === null ? {} : { parent_id }),
    ...(type === 2 ? { limit_mic } : {}),
    ...(password ? { password } : {}),
  });
  return result.ok ? null : result.failure;
}

function* update(ports: Ports, save: ChannelSave, channel_id: ChannelId): SagaGenerator<FailureFact | null> {
  const { name, type, parent_id, limit_mic, password } = save;
  const updated = yield* callApi(ports, CHANNEL_MANAGEMENT_CALLS['channel.update'], {
    channel_id,
    name,
    ...(type === 0 ? {} : { parent_id: parent_id ?? '' }),
    ...(type === 2 ? { limit_mic } : {}),
  });
  if (!updated.ok) return updated.failure;
  if (password === null) return null;
  const locked = yield* callApi(ports, CHANNEL_MANAGEMENT_CALLS['channel.set_password'], { channel_id, password });
  return locked.ok ? null : locked.failure;
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
