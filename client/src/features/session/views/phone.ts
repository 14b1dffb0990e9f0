/** The phone numbers that the contract accepts. */
const PHONE = /^1[3-9]\d{9}$/;

export type PhoneProblem = 'form.phoneRequired' | 'form.phoneInvalid';

export function phoneProblem(phone: string): PhoneProblem | null {
  if (phone.trim() === '') return 'form.phoneRequired'; // rule.template.phone-required
  return PHONE.test(phone.trim()) ? null : 'form.phoneInvalid'; // rule.template.phone-legal
}
