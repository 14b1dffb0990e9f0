/** The phone numbers that the contract accepts. */
const PHONE = /^1[3-9]\d{9}$/;

export type PhoneProblem = 'login.form.phoneRequired' | 'login.form.phoneInvalid';

export function phoneProblem(phone: string): PhoneProblem | null {
  if (phone.trim() === '') return 'login.form.phoneRequired'; // rule.template.phone-required
  return PHONE.test(phone.trim()) ? null : 'login.form.phoneInvalid'; // rule.template.phone-legal
}
