/** The phone numbers that the contract accepts. */
const PHONE = /^1[3-9]\d{9}$/;

export type PhoneProblem = 'login.form.phoneRequired' | 'login.form.phoneInvalid';

/** The codes of an sms that the contract accepts. */
const CODE = /^\d{4,6}$/;

export type CodeProblem = 'login.form.codeRequired' | 'login.form.codeInvalid';

export function codeProblem(code: string): CodeProblem | null {
  if (code === '') return 'login.form.codeRequired'; // rule.template.code-required
  return CODE.test(code) ? null : 'login.form.codeInvalid';
}

/** Between the digits of a number, and around one that comes from an address book: blanks, brackets, dashes, directions. */
const BETWEEN = /[\s().\p{Pd}\p{Cf}]/gu;
/** The code of the country. No number begins with an 8 or a 0. */
const COUNTRY = /^(?:\+|00)?86(?=1)/;

/** A phone number as people and address books write it, in the format of the contract. Other characters stay, for the check. */
export function phoneOf(typed: string): string {
  return typed.normalize('NFKC').replace(BETWEEN, '').replace(COUNTRY, '');
}

export function phoneProblem(phone: string): PhoneProblem | null {
  if (phone === '') return 'login.form.phoneRequired'; // rule.template.phone-required
  return PHONE.test(phone) ? null : 'login.form.phoneInvalid'; // rule.template.phone-legal
}
