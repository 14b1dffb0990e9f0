import { HALL_NAME_MAX_CHARS, HALL_TEXT_MAX_CHARS } from '@miczero/contracts';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { fitsIn } from '../../../lib/char-count.ts';
import { createHallModal } from '../../halls/index.ts';
import { CountedField } from '../../modals/views/CountedField.tsx';
import { managementActions, selectForm } from '../index.ts';
import styles from './Management.module.css';
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
  const isComplete = name.trim() !== '' && fitsIn(name, HALL_NAME_MAX_CHARS) && fitsIn(intro, HALL_TEXT_MAX_CHARS);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isComplete) dispatch(managementActions.createRequested({ name: name.trim(), intro: intro.trim() }));
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
        <Button type="submit" form={formId} look="primary" size="touch" wide busy={isSending} disabled={!isComplete}>
          {t('hallManagement.create.do')}
        </Button>
      }
    >
      <form id={formId} className={styles['form']} onSubmit={submit} noValidate>
        <CountedField label={t('hallManagement.name')} value={name} most={HALL_NAME_MAX_CHARS} onChange={setName} />
        <CountedField
          label={t('hallManagement.introOptional')}
          rows={2}
          value={intro}
          most={HALL_TEXT_MAX_CHARS}
          onChange={setIntro}
        />
        <Refused />
      </form>
    </Dialog>
  );
}
