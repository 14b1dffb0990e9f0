import type { ChannelId } from '@miczero/contracts';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { SelectField } from '../../../design/SelectField/SelectField.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectChannelTree, selectCurrentChannel } from '../../channel/index.ts';
import { banModal, peopleActions, selectIsSending } from '../index.ts';
import type { BanProps } from '../modals.ts';

/** Bans a user from one channel, or readmits the user. No call lists the banned users, so both are offered. */
export default function BanDialog({ hall_id, uid, nick }: BanProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const isSending = useSelector(selectIsSending);
  const current = useSelector(selectCurrentChannel);
  const channels = useSelector(selectChannelTree).flatMap((group) => group.channels);
  const [picked, setPicked] = useState<string | null>(null);
  const channel =
    channels.find(({ channel_id }) => channel_id === (picked ?? current?.channel_id)) ?? channels[0] ?? null;
  const send = (channel_id: ChannelId, lift: boolean) =>
    dispatch(peopleActions.banRequested({ hall_id, uid, nick, channel_id, lift }));
  return (
    <Dialog
      open
      size="small"
      title={t('ban.title', { name: nick })}
      description={t('ban.text')}
      onClose={() => dispatch(banModal.close())}
      actions={
        channel && (
          <>
            <Button look="plain" busy={isSending} onClick={() => send(channel.channel_id, true)}>
              {t('ban.lift')}
            </Button>
            <Button look="danger" busy={isSending} onClick={() => send(channel.channel_id, false)}>
              {t('ban.do')}
            </Button>
          </>
        )
      }
    >
      <SelectField
        label={t('ban.channel')}
        value={channel?.channel_id ?? ''}
        options={channels.map(({ channel_id, name }) => ({ value: channel_id, label: name }))}
        onChange={({ target }) => setPicked(target.value)}
      />
    </Dialog>
  );
}
