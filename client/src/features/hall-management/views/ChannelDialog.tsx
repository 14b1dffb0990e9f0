import { CHANNEL_LIMIT_MIC_MAX, CHANNEL_PASSWORD_MAX_CHARS, countChars, HALL_NAME_MAX_CHARS } from '@miczero/contracts';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { Checkbox } from '../../../design/Checkbox/Checkbox.tsx';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { RadioChips } from '../../../design/RadioChips/RadioChips.tsx';
import { SelectField } from '../../../design/SelectField/SelectField.tsx';
import { PasswordField } from '../../../design/TextField/PasswordField.tsx';
import { TextField } from '../../../design/TextField/TextField.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { fitsIn } from '../../../lib/char-count.ts';
import { CountedField } from '../../modals/views/CountedField.tsx';
import { useTooLong } from '../../modals/views/use-too-long.ts';
import { type ChannelType, channelModal, managementActions, selectForm, selectManagedHall } from '../index.ts';
import type { ChannelProps } from '../modals.ts';
import { deleteQuestion } from './delete-question.ts';
import styles from './Management.module.css';
import { Refused } from './Refused.tsx';

const TYPES = [1, 2, 0] as const satisfies readonly ChannelType[];

/** Creates or edits a channel: name, kind, heading, capacity, password. The kind of a channel cannot change. */
export default function ChannelDialog({ channel_id }: ChannelProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const formId = useId();
  const hall = useSelector(selectManagedHall);
  const { isSending } = useSelector(selectForm);
  const edited = hall?.channels.find(({ id }) => id === channel_id) ?? null;
  const [name, setName] = useState(edited?.name ?? '');
  const [type, setType] = useState<ChannelType>(edited?.type ?? 1);
  const headings = hall?.channels.filter((channel) => channel.type === 0) ?? [];
  const [parent, setParent] = useState<string>(edited ? (edited.parent_id ?? '') : (headings[0]?.id ?? ''));
  const [limit, setLimit] = useState(String(edited?.limit_mic ?? 0));
  const [isLocked, setLocked] = useState(edited?.pass ?? false);
  const [password, setPassword] = useState('');
  const tooLong = useTooLong(countChars(password), CHANNEL_PASSWORD_MAX_CHARS);
  useEffect(() => void dispatch(managementActions.formOpened()), [dispatch]);
  if (!hall) return null;

  const wasLocked = edited?.pass ?? false;
  const mayLock = type !== 0 && channel_id !== hall.welcome_channel_id;
  const isComplete =
    name.trim() !== '' &&
    fitsIn(name, HALL_NAME_MAX_CHARS) &&
    (!mayLock || !isLocked || ((wasLocked || password !== '') && tooLong === null));
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!hall || !isComplete) return;
    const kept = isLocked ? (password === '' ? null : password) : wasLocked ? '' : null;
    dispatch(
      managementActions.channelSaveRequested({
        hall_id: hall.hall_id,
        channel_id,
        name: name.trim(),
        type,
        parent_id: type === 0 ? null : (headings.find(({ id }) => id === parent)?.id ?? null),
        limit_mic: Number(limit) || 0,
        password: mayLock ? kept : null,
      }),
    );
  }

  return (
    <Dialog
      open
      keepOnOutsidePress
      size="small"
      title={t(channel_id === null ? 'hallManagement.channel.create' : 'hallManagement.channel.edit')}
      onClose={() => dispatch(channelModal.close())}
      actions={
        <>
          {edited && edited.id !== hall.welcome_channel_id && (
            <Button
              look="plain"
              icon="trash"
              size="touch"
              onClick={() => {
                dispatch(channelModal.close());
                dispatch(deleteQuestion(edited.id, edited.name));
              }}
            >
              {t('hallManagement.channel.delete')}
            </Button>
          )}
          <Button type="submit" form={formId} look="primary" size="touch" wide busy={isSending} disabled={!isComplete}>
            {t(channel_id === null ? 'hallManagement.channel.create' : 'hallManagement.save')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles['form']} onSubmit={submit} noValidate>
        {channel_id === null && (
          <RadioChips
            label={t('hallManagement.channel.type')}
            value={type}
            options={TYPES.map((value) => ({ value, label: t(`hallManagement.channel.types.${value}`) }))}
            onChange={setType}
          />
        )}
        <CountedField
          label={t('hallManagement.channel.name')}
          value={name}
          most={HALL_NAME_MAX_CHARS}
          onChange={setName}
        />
        {type !== 0 && headings.length > 0 && (
          <SelectField
            label={t('hallManagement.channel.group')}
            value={parent}
            options={[
              { value: '', label: t('hallManagement.channel.noGroup') },
              ...headings.map((heading) => ({ value: heading.id, label: heading.name })),
            ]}
            onChange={({ target }) => setParent(target.value)}
          />
        )}
        {type === 2 && (
          <TextField
            type="number"
            inputMode="numeric"
            min={0}
            max={CHANNEL_LIMIT_MIC_MAX}
            label={t('hallManagement.channel.limit')}
            hint={t('hallManagement.channel.limitHint')}
            value={limit}
            onChange={({ target }) => setLimit(String(Math.min(Number(target.value) || 0, CHANNEL_LIMIT_MIC_MAX)))}
          />
        )}
        {mayLock && (
          <Checkbox checked={isLocked} onChange={setLocked}>
            {t('hallManagement.channel.locked')}
          </Checkbox>
        )}
        {mayLock && isLocked && (
          <PasswordField
            label={t(wasLocked ? 'hallManagement.channel.newPassword' : 'hallManagement.channel.password')}
            value={password}
            error={tooLong}
            autoComplete="new-password"
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
        <Refused />
      </form>
    </Dialog>
  );
}
