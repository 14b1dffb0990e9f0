/** Captchas and SMS codes that wait for an answer. */
export interface Verification {
  captchas: Map<string, { answer: string; at: number }>;
  /** By purpose and phone, as the next one. */
  sms: Map<string, SmsCode>;
  /** Codes sent on the latest day. Bounded. */
  sms_days: Map<string, { readonly day: number; readonly count: number }>;
}

export interface SmsCode {
  readonly code: string;
  readonly scene: 'login' | 'register' | 'forgot' | 'bind' | 'password';
  readonly at: number;
}

export function emptyVerification(): Verification {
  return { captchas: new Map(), sms: new Map(), sms_days: new Map() };
}
