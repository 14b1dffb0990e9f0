import { CODES, NICK_MAX_CHARS } from '@miczero/contracts';
import { type FormEvent, useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { FormError } from '../../../design/FormError/FormError.tsx';
import { TextField } from '../../../design/TextField/TextField.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { fitsIn } from '../../../lib/char-count.ts';
import { isoDate } from '../../../lib/relative-time.ts';
import { textOf } from '../../feedback/index.ts';
import { confirmModal } from '../../modals/index.ts';
import { CountedField } from '../../modals/views/CountedField.tsx';
import { completionModal, sessionActions } from '../index.ts';
import { AvatarChoice } from './AvatarChoice.tsx';
import styles from './CompletionDialog.module.css';
import { useForm } from './use-form.ts';

const GENDERS = [
  { value: 0, key: 'login.completion.genderUnsaid' },
  { value: 1, key: 'login.completion.genderMale' },
  { value: 2, key: 'login.completion.genderFemale' },
] as const;

interface Fields {
  readonly nick: string;
  readonly gender: 0 | 1 | 2;
  readonly birth: string;
}

/** Leaving signs out and loses the typed text, so it is confirmed first. */
const leaveAsked = () =>
  confirmModal.open({
    title: textOf('login.completion.leaveTitle'),
    body: textOf('login.completion.leaveText'),
    action: textOf('login.completion.leaveAction'),
    danger: true,
    onConfirm: completionModal.close(),
  });

/** modal.user-info-completion: without a nick there is no entry (role.can-login); leaving it signs out (open point A1). */
export default function CompletionDialog() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const formId = useId();
  const [today] = useState(() => isoDate(Date.now()));
  const form = useForm<Fields>('completion', { nick: '', gender: 0, birth: '' });
  const { nick, gender, birth } = form.fields;
  const isNickRefused = form.serverCode === CODES.nickInvalid;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isRight = form.check({
      nick: nick.trim() === '' ? t('login.form.nickRequired') : null,
      birth: birth > today ? t('login.form.birthInvalid') : null,
    });
    if (!fitsIn(nick, NICK_MAX_CHARS)) return;
    if (!isRight) form.focusInvalid(event.currentTarget);
    else dispatch(sessionActions.completionRequested({ nick: nick.trim(), gender, birth }));
  }

  return (
    <Dialog
      open
      keepOnOutsidePress
      size="small"
      title={t('login.completion.title')}
      description={t('login.completion.text')}
      onClose={() => dispatch(leaveAsked())}
      actions={
        <Button
          type="submit"
          form={formId}
          look="primary"
          size="touch"
          wide
          busy={form.isBusy}
          disabled={!fitsIn(nick, NICK_MAX_CHARS)}
        >
          {t('login.completion.submit')}
        </Button>
      }
    >
      <form id={formId} className={styles['form']} onSubmit={submit} noValidate>
        <AvatarChoice name={nick} />
        <CountedField
          label={t('login.completion.nick')}
          value={nick}
          error={form.errors.nick ?? (isNickRefused ? form.serverError : null)}
          most={NICK_MAX_CHARS}
          autoComplete="nickname"
          onChange={(text) => form.change('nick', text)}
        />
        <fieldset className={styles['genders']}>
          <legend>{t('login.completion.gender')}</legend>
          {GENDERS.map(({ value, key }) => (
            <label key={value} className={styles['gender']}>
              <input
                type="radio"
                name={`${formId}-gender`}
                checked={gender === value}
                onChange={() => form.change('gender', value)}
              />
              <span>{t(key)}</span>
            </label>
          ))}
        </fieldset>
        <TextField
          label={t('login.completion.birth')}
          type="date"
          value={birth}
          max={today}
          error={form.errors.birth}
          autoComplete="bday"
          onChange={(event) => form.change('birth', event.target.value)}
        />
        <FormError text={isNickRefused ? null : form.serverError} />
      </form>
    </Dialog>
  );
}
