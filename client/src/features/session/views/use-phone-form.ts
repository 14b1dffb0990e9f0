import { ACCOUNT_PASSWORD_MIN_CHARS, countChars } from '@miczero/contracts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { SessionForm } from '../index.ts';
import { codeProblem, phoneProblem } from './phone.ts';
import type { SmsFieldsProps } from './SmsFields.tsx';
import { useForm } from './use-form.ts';

/** What was typed as the phone in one form of a dialog stands in the next. */
export interface TypedPhone {
  readonly phone: string;
  readonly onPhone: (phone: string) => void;
}

/** A form whose sender proves a phone by the code that was sent to it; `hasPassword`: and chooses a password. */
export function usePhoneForm(name: SessionForm, hasPassword = false, typed?: TypedPhone) {
  const { t } = useTranslation();
  const form = useForm(name, { phone: typed?.phone ?? '', code: '', password: '' });
  const { phone, code, password } = form.fields;

  const smsFields: Omit<SmsFieldsProps, 'scene'> = {
    phone,
    code,
    phoneError: form.errors.phone,
    codeError: form.errors.code,
    onPhone: (value) => {
      form.change('phone', value);
      typed?.onPhone(value);
    },
    onCode: (value) => form.change('code', value),
    onPhoneProblem: (text) => form.check({ phone: text }),
  };

  /** Shows the missing fields; true when none is missing. */
  function checkAll(): boolean {
    const problem = phoneProblem(phone);
    const misread = codeProblem(code);
    return form.check({
      phone: problem && t(problem),
      code: misread && t(misread),
      password: hasPassword ? passwordProblem() : null,
    });
  }

  function passwordProblem(): string | null {
    if (password === '') return t('login.form.passwordRequired');
    const n = ACCOUNT_PASSWORD_MIN_CHARS;
    return countChars(password) < n ? t('login.form.passwordRule', { n }) : null;
  }

  return {
    focusInvalid: form.focusInvalid,
    isBusy: form.isBusy,
    serverError: form.serverError,
    serverCode: form.serverCode,
    /** The phone in the format of the calls. */
    proof: { phone, smscode: code },
    smsFields,
    password: {
      value: password,
      error: form.errors.password,
      onChange: (value: string) => form.change('password', value),
    },
    checkAll,
  };
}
