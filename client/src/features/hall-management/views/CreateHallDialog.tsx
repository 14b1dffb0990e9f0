import { HALL_TEXT_MAX_CHARS } from '@miczero/contracts';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { TextField } from '../../../design/TextField/TextField.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { createHallModal } from '../../halls/index.ts';
import { isNameOfLength } from '../hall-name.ts';
import { managementActions, selectForm } from '../index.ts';
import styles from './Management.module.css';
import { NameField } from './NameField.tsx';
import { Refused } from './Refused.tsx';

/** Creates a hall of one's own. Only the name is needed. */
export default function CreateHallDialog() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const formId = useId();
  const { isSending } = useSelector(selectForm);
  const [name, setName] = useState('');
  const [intro, setIntro] = useState('');
  useEffect(() => void dispatch(managementActions.formOpened()), [dispatch]);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isNameOfLength(name)) dispatch(managementActions.createRequested({ name: name.trim(), intro: intro.trim() }));
  }
  return (
    <Dialog
      open
      keepOnOutsidePress
      size="small"
      title={t('hallManagement.create.title')}
      description={t('hallManagement.create.text')}
      onClose={() => dispatch(createHallModal.close())}
      actions={
        <Button
          type="submit"
          form={formId}
          look="primary"
          size="touch"
          wide
          busy={isSending}
          disabled={!isNameOfLength(name)}
        >
          {t('hallManagement.create.do')}
        </Button>
      }
    >
      <form id={formId} className={styles['form']} onSubmit={submit} noValidate>
        <NameField label={t('hallManagement.name')} value={name} onChange={setName} />
        <TextField
          label={t('hallManagement.introOptional')}
          value={intro}
          maxLength={HALL_TEXT_MAX_CHARS}
          autoComplete="off"
          dir="auto"
          onChange={({ target }) => setIntro(target.value)}
        />
        <Refused />
      </form>
    </Dialog>
  );
}
