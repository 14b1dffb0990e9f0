import { type FormEvent, useEffect, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { TextField } from '../../../design/TextField/TextField.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { dissolveModal, managementActions, selectForm, selectManagedHall } from '../index.ts';
import styles from './Management.module.css';
import { Refused } from './Refused.tsx';

/** Dissolves the hall after its name was typed: every channel and message goes with it. */
export default function DissolveDialog() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const formId = useId();
  const hall = useSelector(selectManagedHall);
  const { isSending } = useSelector(selectForm);
  const [typed, setTyped] = useState('');
  const close = () => dispatch(dissolveModal.close());
  useEffect(() => void dispatch(managementActions.formOpened()), [dispatch]);
  if (!hall) return null;
  const { hall_id, name } = hall;
  const isSame = typed.trim() === name.trim();
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSame) dispatch(managementActions.dissolveRequested({ hall_id }));
  }
  return (
    <Dialog
      open
      keepOnOutsidePress
      size="small"
      title={t('hallManagement.ask.dissolve.title', { name })}
      description={t('hallManagement.ask.dissolve.text')}
      onClose={close}
      actions={
        <>
          <Button look="plain" onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} look="danger" busy={isSending} disabled={!isSame}>
            {t('hallManagement.dissolve')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles['form']} onSubmit={submit} noValidate>
        <TextField
          label={t('hallManagement.ask.dissolve.type', { name })}
          value={typed}
          autoComplete="off"
          dir="auto"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Refused />
      </form>
    </Dialog>
  );
}
