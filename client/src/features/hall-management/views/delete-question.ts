import type { ChannelId } from '@miczero/contracts';
import { textOf } from '../../feedback/index.ts';
import { confirmModal } from '../../modals/index.ts';
import { managementActions } from '../index.ts';

/** Asks before a channel or a heading is deleted: it says what goes with it. */
export const deleteQuestion = (channel_id: ChannelId, name: string) =>
  confirmModal.open({
    title: textOf('hallManagement.ask.delete.title', { name }),
    body: textOf('hallManagement.ask.delete.text'),
    action: textOf('hallManagement.channel.delete'),
    danger: true,
    onConfirm: managementActions.channelDeleteRequested({ channel_id, name }),
  });
