import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { sessionActions } from '../index.ts';
import { AgreementCheck, type AgreementProps } from './AgreementCheck.tsx';
import { FormError } from './FormError.tsx';
import styles from './LoginDialog.module.css';
import { phoneProblem } from './phone.ts';
import { SmsFields } from './SmsFields.tsx';
import { useForm } from './use-form.ts';

export function SmsLoginForm({ agreement }: { readonly agreement: AgreementProps }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const form = useForm('login', { phone: '', code: '' });
  const { phone, code } = form.fields;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const problem = phoneProblem(phone);
    const isFilled = form.check({
      phone: problem && t(problem),
      code: code === '' ? t('form.codeRequired') : null, // rule.template.code-required
    });
    if (!agreement.confirm() || !isFilled) form.focusInvalid(event.currentTarget);
    else dispatch(sessionActions.loginRequested({ method: 'sms', phone: phone.trim(), smscode: code }));
  }

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <SmsFields
        scene="login"
        phone={phone}
        code={code}
        phoneError={form.errors.phone}
        codeError={form.errors.code}
        onPhone={(value) => form.change('phone', value)}
        onCode={(value) => form.change('code', value)}
        onPhoneProblem={(text) => form.check({ phone: text })}
      />
      <AgreementCheck {...agreement} />
      <FormError text={form.serverError} />
      <Button type="submit" look="primary" size="touch" wide busy={form.isBusy}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
