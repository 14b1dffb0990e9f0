import { ACCOUNT_PASSWORD_MIN_CHARS, countChars } from '@miczero/contracts';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { CodeField } from '../../../design/CodeField/CodeField.tsx';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { FormError } from '../../../design/FormError/FormError.tsx';
import { PasswordField } from '../../../design/TextField/PasswordField.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { passwordActions, passwordModal, selectPassword } from '../index.ts';
import styles from './PasswordDialog.module.css';

/** The codes of an sms that the contract accepts. */
const CODE = /^\d{4,6}$/;

/** api.account.initpass: an account that came from another app has no password yet; one that has proves itself by a code. */
export default function PasswordDialog() {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const formId = useId();
  const { hasPassword, sentTo, mockCode, secondsLeft, sending, error } = useSelector(selectPassword);
  const [password, setPassword] = useState('');
  const [smscode, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  useEffect(() => void dispatch(passwordActions.opened()), [dispatch]);
  // Which fields there are is known late; the first of them is where one begins.
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // On a touch the keyboard would cover the fields.
    const isTouch = window.matchMedia('(pointer: coarse)').matches;
    if (hasPassword !== null && !isTouch) form.current?.querySelector('input')?.focus();
  }, [hasPassword]);
  const rule = t('password.rule', { n: ACCOUNT_PASSWORD_MIN_CHARS });
  const isShort = countChars(password) < ACCOUNT_PASSWORD_MIN_CHARS;
  const isCodeMissing = hasPassword === true && !CODE.test(smscode);
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isShort || isCodeMissing) return;
    dispatch(passwordActions.saveRequested({ password, smscode: hasPassword ? smscode : '' }));
  }
  return (
    <Dialog
      open
      keepOnOutsidePress
      size="small"
      title={t(hasPassword === false ? 'password.first' : 'password.change')}
      description={t('password.text')}
      onClose={() => dispatch(passwordModal.close())}
      actions={
        <Button type="submit" form={formId} look="primary" busy={sending === 'save'} disabled={hasPassword === null}>
          {t('password.save')}
        </Button>
      }
    >
      <form ref={form} id={formId} className={styles['form']} onSubmit={submit} noValidate>
        {hasPassword === true && (
          <CodeField
            label={t('password.code')}
            askLabel={t('password.ask')}
            waitLabel={t('password.wait', { seconds: secondsLeft })}
            secondsLeft={secondsLeft}
            asking={sending === 'code'}
            value={smscode}
            hintStays
            hint={sentTo === null ? undefined : t('password.sentTo', { phone: sentTo, code: mockCode })}
            error={isTried && isCodeMissing ? t(smscode === '' ? 'password.codeNeeded' : 'password.codeInvalid') : null}
            onChange={({ target }) => setCode(target.value.replace(/\D/g, ''))}
            onAsk={() => dispatch(passwordActions.codeRequested())}
          />
        )}
        <PasswordField
          label={t('password.new')}
          value={password}
          autoComplete="new-password"
          hint={rule}
          error={isTried && isShort ? (password === '' ? t('password.needed') : rule) : null}
          onChange={({ target }) => setPassword(target.value)}
        />
        <FormError text={error && say(error)} />
      </form>
    </Dialog>
  );
}
