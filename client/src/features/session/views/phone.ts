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

export function phoneProblem(phone: string): PhoneProblem | null {
  if (phone.trim() === '') return 'login.form.phoneRequired'; // rule.template.phone-required
  return PHONE.test(phone.trim()) ? null : 'login.form.phoneInvalid'; // rule.template.phone-legal
}
