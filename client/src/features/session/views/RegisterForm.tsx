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
import { NewPasswordField } from './NewPasswordField.tsx';
import { SmsFields } from './SmsFields.tsx';
import { useLedFocus } from './use-led-focus.ts';
import { type TypedPhone, usePhoneForm } from './use-phone-form.ts';

export interface RegisterFormProps {
  readonly agreement: AgreementProps;
  readonly typed: TypedPhone;
  /** The refusal of another tab led here with its phone. */
  readonly isLed: boolean;
  /** The phone has an account. */
  readonly onTaken: () => void;
}

export function RegisterForm({ agreement, typed, isLed, onTaken }: RegisterFormProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const form = usePhoneForm('register', true, typed);
  const formRef = useRef<HTMLFormElement>(null);
  useLedFocus(formRef, isLed);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isFilled = form.checkAll();
    if (!agreement.confirm() || !isFilled) form.focusInvalid(event.currentTarget);
    else dispatch(sessionActions.registerRequested({ ...form.proof, password: form.password.value }));
  }

  return (
    <form ref={formRef} className={styles['form']} onSubmit={submit} noValidate>
      {isLed && <p className={styles['led']}>{t('login.registerNeedsCode')}</p>}
      <SmsFields scene="register" {...form.smsFields} />
      <NewPasswordField {...form.password} />
      <AgreementCheck {...agreement} />
      <FormError text={form.serverError}>
        {form.serverCode === CODES.phoneTaken && (
          <Button look="soft" size="compact" onClick={onTaken}>
            {t('login.goLogin')}
          </Button>
        )}
      </FormError>
      <DialogFoot>
        <Button type="submit" look="primary" size="touch" wide busy={form.isBusy}>
          {t('login.submitRegister')}
        </Button>
      </DialogFoot>
    </form>
  );
}
