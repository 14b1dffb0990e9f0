import { CODES } from '@miczero/contracts';
import { type FormEvent, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { DialogFoot } from '../../../design/Dialog/DialogFoot.tsx';
import { FormError } from '../../../design/FormError/FormError.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { sessionActions } from '../index.ts';
import { AgreementCheck, type AgreementProps } from './AgreementCheck.tsx';
import styles from './LoginDialog.module.css';
import { SmsFields } from './SmsFields.tsx';
import { useLedFocus } from './use-led-focus.ts';
import { type TypedPhone, usePhoneForm } from './use-phone-form.ts';

export interface SmsLoginFormProps {
  readonly agreement: AgreementProps;
  readonly typed: TypedPhone;
  /** The refusal of another tab led here with its phone. */
  readonly isLed: boolean;
  /** The phone has no account. */
  readonly onUnknown: () => void;
}

export function SmsLoginForm({ agreement, typed, isLed, onUnknown }: SmsLoginFormProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const form = usePhoneForm('login', false, typed);
  const formRef = useRef<HTMLFormElement>(null);
  useLedFocus(formRef, isLed);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isFilled = form.checkAll();
    if (!agreement.confirm() || !isFilled) form.focusInvalid(event.currentTarget);
    else dispatch(sessionActions.loginRequested({ method: 'sms', ...form.proof }));
  }

  return (
    <form ref={formRef} className={styles['form']} onSubmit={submit} noValidate>
      <SmsFields scene="login" {...form.smsFields} />
      <AgreementCheck {...agreement} />
      <FormError text={form.serverError}>
        {form.serverCode === CODES.phoneUnknown && (
          <Button look="soft" size="compact" onClick={onUnknown}>
            {t('login.goRegister')}
          </Button>
        )}
      </FormError>
      <DialogFoot>
        <Button type="submit" look="primary" size="touch" wide busy={form.isBusy}>
          {t('login.submit')}
        </Button>
      </DialogFoot>
    </form>
  );
}
