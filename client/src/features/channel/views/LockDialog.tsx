import { CHANNEL_PASSWORD_MAX_CHARS, countChars } from '@miczero/contracts';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { PasswordField } from '../../../design/TextField/PasswordField.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useTooLong } from '../../modals/views/use-too-long.ts';
import { channelActions, lockModal, selectLock } from '../index.ts';

/** modal.channel-password: a wrong password shows inline and keeps the input (open point A10). */
export default function LockDialog() {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const lock = useSelector(selectLock);
  const formId = useId();
  const fieldRef = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const tooLong = useTooLong(countChars(password), CHANNEL_PASSWORD_MAX_CHARS);
  const [isMissing, setMissing] = useState(false);
  if (!lock) return null;

  function submit(event: FormEvent) {
    event.preventDefault();
    fieldRef.current?.focus();
    setMissing(password === '');
    if (password !== '' && tooLong === null) dispatch(channelActions.passwordSubmitted({ password }));
  }

  const serverError = lock.error ? say(lock.error) : null;
  return (
    <Dialog
      open
      keepOnOutsidePress
      size="small"
      title={t('channel.lock.title')}
      description={t('channel.lock.text', { channel: lock.channelName })}
      initialFocus={fieldRef}
      onClose={() => dispatch(lockModal.close())}
      actions={
        <>
          <Button look="plain" onClick={() => dispatch(lockModal.close())}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} look="primary" busy={lock.isTrying}>
            {t('channel.lock.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <PasswordField
          ref={fieldRef}
          label={t('channel.lock.title')}
          value={password}
          autoComplete="off"
          error={tooLong ?? (isMissing ? t('channel.lock.required') : serverError)}
          onChange={(event) => {
            setPassword(event.target.value);
            setMissing(false);
          }}
        />
      </form>
    </Dialog>
  );
}
