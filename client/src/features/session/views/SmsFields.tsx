import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { CodeField } from '../../../design/CodeField/CodeField.tsx';
import { TextField } from '../../../design/TextField/TextField.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import {
  type SessionRoot,
  type SmsScene,
  selectCaptcha,
  selectForm,
  selectMockCode,
  selectSmsSecondsLeft,
  sessionActions,
} from '../index.ts';
import styles from './LoginDialog.module.css';
import { phoneOf, phoneProblem } from './phone.ts';

export interface SmsFieldsProps {
  readonly scene: SmsScene;
  readonly phone: string;
  readonly code: string;
  readonly phoneError: string | null | undefined;
  readonly codeError: string | null | undefined;
  readonly onPhone: (phone: string) => void;
  readonly onCode: (code: string) => void;
  /** A code was asked for with a phone number that cannot be right. */
  readonly onPhoneProblem: (text: string) => void;
}

/** Phone, the picture to read before an sms is sent, and the code that came (open point S1). */
export function SmsFields(props: SmsFieldsProps) {
  const { scene, phone, code, phoneError, codeError, onPhone, onCode, onPhoneProblem } = props;
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const captcha = useSelector(selectCaptcha);
  const secondsLeft = useSelector(selectSmsSecondsLeft);
  const sms = useSelector((root: SessionRoot) => selectForm(root, 'sms'));
  const mockCode = useSelector(selectMockCode);
  const phoneRef = useRef<HTMLInputElement>(null);
  const captchaRef = useRef<HTMLInputElement>(null);
  const codeRef = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState('');
  const [captchaError, setCaptchaError] = useState<string | null>(null);
  const captchaId = captcha?.captcha_id;
  const failed = sms.status === 'failed' ? sms : null;
  const isMisread = failed?.field === 'captcha';
  const isWaiting = secondsLeft > 0;
  const wasWaiting = useRef(isWaiting);

  useEffect(() => {
    if (captchaId === undefined) dispatch(sessionActions.captchaRequested());
    else setRead('');
  }, [captchaId, dispatch]);

  // A message about the code of one form does not concern the next form.
  useEffect(() => () => void dispatch(sessionActions.formTouched('sms')), [dispatch]);

  useEffect(() => {
    if (isMisread) captchaRef.current?.focus();
  }, [isMisread]);

  // The button that asked can not be used now, and the code is what comes next.
  useEffect(() => {
    if (isWaiting && !wasWaiting.current) codeRef.current?.focus();
    wasWaiting.current = isWaiting;
  }, [isWaiting]);

  function ask() {
    const problem = phoneProblem(phone);
    if (problem) onPhoneProblem(t(problem));
    setCaptchaError(read.trim() === '' ? t('login.form.captchaRequired') : null);
    if (problem) phoneRef.current?.focus();
    else if (read.trim() === '') captchaRef.current?.focus();
    else {
      // The next code replaces the one in the field, and the error about it.
      onCode('');
      dispatch(sessionActions.smsRequested({ phone, scene, captcha: read.trim() }));
    }
  }

  return (
    <>
      <TextField
        ref={phoneRef}
        label={t('login.phone')}
        value={phone}
        error={phoneError}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        dir="ltr"
        onChange={(event) => onPhone(phoneOf(event.target.value))}
      />
      <TextField
        ref={captchaRef}
        label={t('login.captcha')}
        value={read}
        error={captchaError ?? (failed && isMisread ? say(failed.error) : null)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={8}
        dir="ltr"
        onChange={(event) => {
          setRead(event.target.value);
          setCaptchaError(null);
          dispatch(sessionActions.formTouched('sms'));
        }}
        trailing={
          <button
            type="button"
            className={styles['captcha']}
            aria-label={t('login.captchaRefresh')}
            onClick={() => dispatch(sessionActions.captchaRequested())}
          >
            {captcha && <img src={captcha.image} alt={t('login.captchaImage')} />}
          </button>
        }
      />
      <CodeField
        ref={codeRef}
        label={t('login.code')}
        value={code}
        error={codeError ?? (failed && !isMisread ? say(failed.error) : null)}
        hintStays
        hint={mockCode?.scene === scene ? t('login.mockSmsCode', { code: mockCode.code }) : undefined}
        askLabel={t('login.askCode')}
        waitLabel={t('login.waitCode', { seconds: secondsLeft })}
        secondsLeft={secondsLeft}
        asking={sms.status === 'submitting'}
        onAsk={ask}
        onChange={(event) => onCode(event.target.value.replace(/\D/g, ''))}
      />
    </>
  );
}
